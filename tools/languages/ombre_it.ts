<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ombre</source>
        <translation>Informazioni su Ombre</translation>
    </message>
    <message>
        <source>Version, licences and credits</source>
        <translation>Versione, licenze e ringraziamenti</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>The three-handed card game that invented bidding, at a table of its own.</source>
        <translation>Il gioco di carte per tre che inventò la dichiarazione.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, Qt for Python {binding}</source>
        <translation>Python {python}, Qt {qt}, Qt per Python {binding}</translation>
    </message>
    <message>
        <source>The opponents think at full strength: their solver is compiled.</source>
        <translation>Il calcolo è compilato: gli avversari giocano alla massima forza.</translation>
    </message>
    <message>
        <source>The opponents think of fewer cases, to be as quick: their solver is not compiled.</source>
        <translation>Il calcolo è interpretato: gli avversari esaminano meno casi, per essere altrettanto rapidi.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Da dove vengono le regole</translation>
    </message>
    <message>
        <source>The rules were put together from the old books, among them:</source>
        <translation>Le regole sono state ricavate dai vecchi libri, tra cui:</translation>
    </message>
    <message>
        <source>Cards, portraits, table and texts were made for this game.</source>
        <translation>Carte, ritratti, tavolo e testi sono stati fatti per questo gioco.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Ombre is free software under the MIT licence.</source>
        <translation>Ombre è software libero con licenza MIT.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public Licence, version 3.</source>
        <translation>Qt e Qt per Python sono usati secondo la licenza GNU LGPL, versione 3.</translation>
    </message>
    <message>
        <source>The letters are Source Serif, Source Sans and, for Japanese, a part of Noto CJK, under the SIL Open Font Licence:</source>
        <translation>I caratteri sono Source Serif, Source Sans e, per il giapponese, una parte di Noto CJK, con la licenza SIL Open Font:</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>{path} is not a backup of Ombre.</source>
        <translation>{path} non è una copia di sicurezza di Ombre.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} è danneggiato.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Ombre, which this version cannot read.</source>
        <translation>{path} viene da una versione più recente di Ombre, che questa non sa leggere.</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>{path} non si può leggere.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for {path}.</source>
        <translation>Sul disco non c’è abbastanza posto per {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Il sistema non permette a Ombre di scrivere {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Un altro programma tiene occupato {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} non si è potuto scrivere.</translation>
    </message>
    <message>
        <source>There is no backup. Your games are as they were.</source>
        <translation>Non c’è nessuna copia di sicurezza. Le tue partite sono rimaste com’erano.</translation>
    </message>
    <message>
        <source>Nothing has changed: your games are as they were.</source>
        <translation>Nulla è cambiato: le tue partite sono rimaste com’erano.</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Copia di sicurezza di tutto</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Ripristina una copia di sicurezza</translation>
    </message>
    <message>
        <source>Backups of Ombre (*.ombre-backup);;All files (*)</source>
        <translation>Copie di sicurezza di Ombre (*.ombre-backup);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Ombre {date}.ombre-backup</source>
        <translation>Ombre {date}.ombre-backup</translation>
    </message>
    <message>
        <source>Your games, preferences and progress are being packed.</source>
        <translation>Le tue partite, preferenze e progressi vengono messi insieme.</translation>
    </message>
    <message>
        <source>The backup is being unpacked and checked.</source>
        <translation>La copia viene aperta e controllata.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>{name} holds everything: sittings: {sittings}, deals: {deals}.</source>
        <translation>{name} contiene tutto: partite: {sittings}, mani: {deals}.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Ripristinare questa copia?</translation>
    </message>
    <message>
        <source>It was made on {date}. Sittings: {sittings}, deals: {deals}.</source>
        <translation>È del {date}. Partite: {sittings}, mani: {deals}.</translation>
    </message>
    <message>
        <source>It replaces your games, preferences and progress, which are kept aside in {folder}. Ombre closes and opens again.</source>
        <translation>Prende il posto delle partite, preferenze e progressi di adesso, che vengono messi da parte in {folder}. Ombre si chiude e si riapre.</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Keep my games</source>
        <translation>&amp;Tieni le mie partite</translation>
    </message>
    <message>
        <source>Trouble with a backup</source>
        <translation>Problema con una copia di sicurezza</translation>
    </message>
    <message>
        <source>The backup is restored. The earlier games are in {folder}.</source>
        <translation>La copia è ripristinata. Le partite di prima sono in {folder}.</translation>
    </message>
    <message>
        <source>The games kept here are those of a newer version of Ombre.</source>
        <translation>Le partite conservate qui sono di una versione più recente di Ombre.</translation>
    </message>
    <message>
        <source>This version leaves them as they are: open them with the newer one.</source>
        <translation>Questa versione le lascia come sono: aprile con quella più recente.</translation>
    </message>
    <message>
        <source>Ombre is open. Close its window first; nothing has changed.</source>
        <translation>Ombre è aperto. Chiudi prima la sua finestra; nulla è cambiato.</translation>
    </message>
    <message>
        <source>All deals are in {name}.</source>
        <translation>Tutte le mani sono in {name}.</translation>
    </message>
    <message>
        <source>Deals added: {deals}; known already: {known}; left out: {left_out}.</source>
        <translation>Mani aggiunte: {deals}; già presenti: {known}; tralasciate: {left_out}.</translation>
    </message>
    <message>
        <source>{path} is not of a known kind: .csv, .json or .ombre.</source>
        <translation>{path} non è di un tipo conosciuto: .csv, .json o .ombre.</translation>
    </message>
    <message>
        <source>{path} holds no deals exported by Ombre.</source>
        <translation>{path} non contiene mani esportate da Ombre.</translation>
    </message>
</context>
<context>
    <name>Belinda</name>
    <message>
        <source>Certain</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Almost certain</source>
        <translation>Quasi certo</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>Congettura</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>The lead that wins</source>
        <translation>L’uscita che vince</translation>
    </message>
    <message>
        <source>{CK:The} is Belinda&apos;s and {HA:the} the Baron&apos;s.</source>
        <translation>{CK:Il} è di Belinda e {HA:il} del Barone.</translation>
    </message>
    <message>
        <source>She plays alone against two (lines 26 and 27): she is the Ombre. Nobody overbids her.</source>
        <translation>Gioca sola contro due (versi 26 e 27): è lei l’ombre. Nessuno dichiara di più.</translation>
    </message>
    <message>
        <source>What she bids. Here it is the entrada, the lowest bid.</source>
        <translation>Che cosa dichiara. Qui è l’entrata, la dichiarazione più bassa.</translation>
    </message>
    <message>
        <source>Trumps are {spades}, and every one of the eleven is played: four by Belinda, five by the Baron, two by the Knight. None has stayed in the talon.</source>
        <translation>Il trionfo è {spades}, e tutti gli undici vengono giocati: quattro da Belinda, cinque dal Barone, due dal Cavaliere. Nessuno è rimasto nel tallone.</translation>
    </message>
    <message>
        <source>Spadille, {SA:the}, draws two trumps.</source>
        <translation>Spadiglia, {SA:il}, fa cadere due trionfi.</translation>
    </message>
    <message>
        <source>Which two of the small ones.</source>
        <translation>Quali due di quelli piccoli.</translation>
    </message>
    <message>
        <source>Manille, {S2:the}, draws two more.</source>
        <translation>Maniglia, {S2:il}, ne fa cadere altri due.</translation>
    </message>
    <message>
        <source>Which small trump, and which plain card.</source>
        <translation>Quale trionfo piccolo, e quale carta comune.</translation>
    </message>
    <message>
        <source>Three hands of nine (lines 29 and 30). Belinda shows the three matadors, {SK:the}, {HK:the} and {HQ:the}.</source>
        <translation>Tre mani di nove carte (versi 29 e 30). Belinda mostra i tre mattadori, {SK:il}, {HK:il} e {HQ:il}.</translation>
    </message>
    <message>
        <source>The Baron shows {SQ:the}, {SJ:the}, {DK:the}, {DQ:the} and {DJ:the}. The third player, whom we call the Knight, shows {CJ:the}.</source>
        <translation>Il Barone mostra {SQ:il}, {SJ:il}, {DK:il}, {DQ:il} e {DJ:il}. Il terzo giocatore, che chiamiamo il Cavaliere, mostra {CJ:il}.</translation>
    </message>
    <message>
        <source>All other cards, and who deals. Belinda leads first, so she is the eldest hand.</source>
        <translation>Tutte le altre carte, e chi dà. Belinda esce per prima, dunque è prima di mano.</translation>
    </message>
    <message>
        <source>The Baron sits at her right, because the poem names his cards first.</source>
        <translation>Il Barone siede alla sua destra, perché il poema nomina prima le sue carte.</translation>
    </message>
    <message>
        <source>All of it: the poem is silent. Without an exchange, eleven trumps were dealt, which happens once in 177 deals.</source>
        <translation>Tutto: il poema tace. Senza scarto, furono dati undici trionfi, e capita una volta ogni 177 mani.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, draws one trump and one plain card.</source>
        <translation>Basto, {CA:il}, fa cadere un trionfo e una carta comune.</translation>
    </message>
    <message>
        <source>The trump is the Baron&apos;s: he still keeps {SQ:the}, and had to follow. So the Knight has no trump any more.</source>
        <translation>Il trionfo è del Barone: ha ancora {SQ:il} e doveva rispondere. Dunque il Cavaliere non ha più trionfi.</translation>
    </message>
    <message>
        <source>To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}.</source>
        <translation>Su {SK:il} il Barone deve dare {SJ:il} o {SQ:il}, e dà {SJ:il}.</translation>
    </message>
    <message>
        <source>Pam is {CJ:the}, the highest card in the game of loo. Here it is the Knight&apos;s, and worth nothing.</source>
        <translation>Pam è {CJ:il}, la carta più alta nel gioco del loo. Qui è del Cavaliere, e non vale niente.</translation>
    </message>
    <message>
        <source>The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that Belinda led.</source>
        <translation>Il Barone taglia con {SQ:il}, l’ultimo trionfo di tutti. Dunque non ha il seme da cui è uscita Belinda.</translation>
    </message>
    <message>
        <source>He will show {diamonds} and a card of {hearts}, so she led {clubs}.</source>
        <translation>Lui mostrerà {diamonds} e una carta di {hearts}, dunque lei è uscita a {clubs}.</translation>
    </message>
    <message>
        <source>She led {CK:the} herself. Or she led low, and the Knight&apos;s king fell.</source>
        <translation>È uscita lei stessa con {CK:il}. Oppure è uscita con una carta piccola, ed è caduto il re del Cavaliere.</translation>
    </message>
    <message>
        <source>{HK:The} or {HQ:the} would have ended the game at once. The Baron&apos;s only card of {hearts} is {HA:the}, and the Knight has no trump.</source>
        <translation>{HK:Il} o {HQ:il} avrebbe chiuso subito il gioco. A {hearts} il Barone ha soltanto {HA:il}, e il Cavaliere non ha trionfi.</translation>
    </message>
    <message>
        <source>Belinda cannot know it. Now she must keep a court of {hearts} for that ace.</source>
        <translation>Belinda non può saperlo. Ora deve tenere una figura di {hearts} per quell’asso.</translation>
    </message>
    <message>
        <source>The Baron leads {DK:the} and wins.</source>
        <translation>Il Barone esce con {DK:il} e vince.</translation>
    </message>
    <message>
        <source>What the others play to it.</source>
        <translation>Che cosa ci giocano gli altri.</translation>
    </message>
    <message>
        <source>The Baron leads {DQ:the} and wins.</source>
        <translation>Il Barone esce con {DQ:il} e vince.</translation>
    </message>
    <message>
        <source>What the others throw. It is chosen so that line 79 comes true: with the Baron&apos;s {diamonds} lie {clubs} and {hearts}.</source>
        <translation>Che cosa scartano gli altri. È scelto in modo che il verso 79 sia vero: con {diamonds} del Barone ci sono {clubs} e {hearts}.</translation>
    </message>
    <message>
        <source>{DJ:The} wins, and {HQ:the} falls to it. Belinda has four tricks and the Baron four: whoever takes the last has the game, and his would be codille.</source>
        <translation>{DJ:Il} vince, e ci cade {HQ:il}. Belinda ha quattro prese e il Barone quattro: chi fa l’ultima ha il gioco, e se la fa lui è codiglio.</translation>
    </message>
    <message>
        <source>Belinda&apos;s {HK} takes {HA:the}, and the game with it, five tricks to four.</source>
        <translation>{HK:Il} di Belinda prende {HA:il}, e con quello il gioco, cinque prese a quattro.</translation>
    </message>
    <message>
        <source>The Baron leads {HA:the}. Or he led low, and the Knight&apos;s ace fell.</source>
        <translation>Il Barone esce con {HA:il}. Oppure è uscito con una carta piccola, ed è caduto l’asso del Cavaliere.</translation>
    </message>
    <message>
        <source>Belinda needs one trick more, and only {SQ:the}, the Baron&apos;s, is still a trump. What would you lead, if you close the hands and play on?</source>
        <translation>A Belinda manca una presa, e solo {SQ:il} del Barone è ancora trionfo. Con che cosa usciresti, se chiudi le mani e giochi da qui?</translation>
    </message>
    <message>
        <source>The stakes: five chips for the pool are this program&apos;s ante. Each opponent pays nine, for the entrada and four top trumps in sequence.</source>
        <translation>Le poste: le cinque fiches nel piatto sono la posta di questo programma. Ogni avversario ne paga nove, per l’entrata e quattro trionfi alti in sequenza.</translation>
    </message>
    <message>
        <source>Belinda&apos;s game</source>
        <translation>La partita di Belinda</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Beside the expert</source>
        <translation>A confronto con l’esperto</translation>
    </message>
    <message>
        <source>The expert plays your cards against the same opponents, seeing no more than you. The result is shown once you have played the deal.</source>
        <translation>L’esperto gioca ogni mano con le tue carte contro gli stessi avversari, e non vede più di te. Il risultato si mostra quando hai giocato la mano.</translation>
    </message>
    <message>
        <source>{gained} against the expert in {deals:one # deal|other # deals}</source>
        <translation>{gained} contro l’esperto in {deals:one # mano|other # mani}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Expert: {name}</source>
        <translation>Esperto: {name}</translation>
    </message>
    <message>
        <source>Expert in the other seats, from your right</source>
        <translation>L’esperto agli altri posti, dalla tua destra</translation>
    </message>
    <message>
        <source>Play this deal to its end: your result and the expert’s will stand here.</source>
        <translation>Gioca questa mano fino alla fine: qui ci saranno il tuo risultato e quello dell’esperto.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Guadagno</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Replay the expert&apos;s deal</source>
        <translation>&amp;Rivedi la mano dell’esperto</translation>
    </message>
    <message>
        <source>Deal {number}, played by the expert</source>
        <translation>Mano {number}, giocata dall’esperto</translation>
    </message>
    <message>
        <source>You: {own}. The expert with your cards: {par}.</source>
        <translation>Tu: {own}. L’esperto con le tue carte: {par}.</translation>
    </message>
    <message>
        <source>The expert is still playing this deal.</source>
        <translation>L’esperto sta ancora giocando questa mano.</translation>
    </message>
    <message>
        <source>The expert could not finish this deal.</source>
        <translation>L’esperto non ha potuto finire questa mano.</translation>
    </message>
    <message>
        <source>With the other cards: {pars}.</source>
        <translation>Con le altre carte: {pars}.</translation>
    </message>
    <message>
        <source>{key} shows the comparison.</source>
        <translation>{key} mostra il confronto.</translation>
    </message>
    <message>
        <source>The &amp;expert plays it too, with my cards</source>
        <translation>La gioca anche l’&amp;esperto, con le mie carte</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>These are more hands than this game has.</source>
        <translation>Sono più mani di quante ne ha questo gioco.</translation>
    </message>
    <message>
        <source>whatever comes</source>
        <translation>quel che viene</translation>
    </message>
    <message>
        <source>I have five trumps or more</source>
        <translation>ho cinque trionfi o più</translation>
    </message>
    <message>
        <source>I have six trumps or more</source>
        <translation>ho sei trionfi o più</translation>
    </message>
    <message>
        <source>I have seven trumps or more</source>
        <translation>ho sette trionfi o più</translation>
    </message>
    <message>
        <source>I have three trumps at most</source>
        <translation>ho al più tre trionfi</translation>
    </message>
    <message>
        <source>I have two matadors or more</source>
        <translation>ho due mattadori o più</translation>
    </message>
    <message>
        <source>I have all three matadors</source>
        <translation>ho tutti e tre i mattadori</translation>
    </message>
    <message>
        <source>another has all three matadors</source>
        <translation>un altro ha tutti e tre i mattadori</translation>
    </message>
    <message>
        <source>I am Ombre</source>
        <translation>sono l’ombre</translation>
    </message>
    <message>
        <source>I am Ombre with a vuelta</source>
        <translation>sono l’ombre con una voltata</translation>
    </message>
    <message>
        <source>I am Ombre with a solo</source>
        <translation>sono l’ombre con un solo</translation>
    </message>
    <message>
        <source>the player on my left is Ombre</source>
        <translation>chi siede alla mia sinistra è l’ombre</translation>
    </message>
    <message>
        <source>A deal by hand</source>
        <translation>Una mano carta per carta</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>Deale&amp;r</source>
        <translation>&amp;Mazziere</translation>
    </message>
    <message>
        <source>&amp;Type or paste</source>
        <translation>&amp;Scrivi o incolla</translation>
    </message>
    <message>
        <source>Deal the rest at ra&amp;ndom</source>
        <translation>Dai il resto a c&amp;aso</translation>
    </message>
    <message>
        <source>Take &amp;all back</source>
        <translation>Riprendi &amp;tutte</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnulla la mossa</translation>
    </message>
    <message>
        <source>Copy its &amp;code</source>
        <translation>Copia il &amp;codice</translation>
    </message>
    <message>
        <source>&amp;Make a problem</source>
        <translation>&amp;Fanne un problema</translation>
    </message>
    <message>
        <source>Judging it; that takes a moment.</source>
        <translation>Viene giudicata; ci vuole un momento.</translation>
    </message>
    <message>
        <source>Judging it; that may take a minute.</source>
        <translation>Viene giudicata; può volerci un minuto.</translation>
    </message>
    <message>
        <source>No problem: judging this decision takes too long here.</source>
        <translation>Nessun problema: giudicare questa decisione richiede qui troppo tempo.</translation>
    </message>
    <message>
        <source>A problem begins where you decide. Say the bids up to there.</source>
        <translation>Un problema comincia dove decidi tu. Di’ le dichiarazioni fin lì.</translation>
    </message>
    <message>
        <source>No problem: nobody could judge this decision.</source>
        <translation>Nessun problema: nessuno ha potuto giudicare questa decisione.</translation>
    </message>
    <message>
        <source>No problem: no answer is clearly the best.</source>
        <translation>Nessun problema: nessuna risposta è chiaramente la migliore.</translation>
    </message>
    <message>
        <source>It is one of your problems now.</source>
        <translation>Ora è uno dei tuoi problemi.</translation>
    </message>
    <message>
        <source>This copy of the program keeps no problems.</source>
        <translation>Questa copia del programma non conserva problemi.</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>Annu&amp;lla</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>Gi&amp;oca</translation>
    </message>
    <message>
        <source>Deal only if</source>
        <translation>Dai solo se</translation>
    </message>
    <message>
        <source>then others li&amp;ke it</source>
        <translation>poi altre &amp;uguali</translation>
    </message>
    <message>
        <source>Looking for the next such deal.</source>
        <translation>Cerco la prossima mano così.</translation>
    </message>
    <message>
        <source>And only if</source>
        <translation>E solo se</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>e nient’altro</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>Smetti di c&amp;ercare</translation>
    </message>
    <message>
        <source>This game has no matadors.</source>
        <translation>Questo gioco non ha mattadori.</translation>
    </message>
    <message>
        <source>This game has no such bid.</source>
        <translation>In questo gioco non c’è questa dichiarazione.</translation>
    </message>
    <message>
        <source>Take back a &amp;bid</source>
        <translation>Togli una dic&amp;hiarazione</translation>
    </message>
    <message>
        <source>Nobody has said a bid yet.</source>
        <translation>Nessuno ha ancora dichiarato.</translation>
    </message>
    <message>
        <source>The record has been copied, with the bids.</source>
        <translation>La registrazione è copiata, con le dichiarazioni.</translation>
    </message>
    <message>
        <source>Click a card: it goes to the row that is lit. Or drag it to any row.</source>
        <translation>Fai clic su una carta: va nella fila illuminata. Oppure trascinala in una fila qualsiasi.</translation>
    </message>
    <message>
        <source>Arrows go from card to card, Delete takes one back.</source>
        <translation>Le frecce vanno di carta in carta, Canc ne riprende una.</translation>
    </message>
    <message>
        <source>1 gives it to you, 2 to the next, 0 to the talon.</source>
        <translation>1 la dà a te, 2 al prossimo, 0 al tallone.</translation>
    </message>
    <message>
        <source>The deal is whole.</source>
        <translation>La mano è completa.</translation>
    </message>
    <message>
        <source>Cards still to be laid</source>
        <translation>Carte ancora da mettere</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Tallone</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>{letter} {suit}</source>
        <translation>{letter} {suit}</translation>
    </message>
    <message>
        <source>Your hand, others after a slash: {suits}. Or a code, or a record.</source>
        <translation>La tua mano, le altre dopo una barra: {suits}. Oppure un codice, o una registrazione.</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>{held} of {wanted}, top first</source>
        <translation>{held} di {wanted}, dall’alto</translation>
    </message>
    <message>
        <source>{held} of {wanted}</source>
        <translation>{held} di {wanted}</translation>
    </message>
    <message>
        <source>{name}: {held} of {wanted}</source>
        <translation>{name}: {held} di {wanted}</translation>
    </message>
    <message>
        <source>{card:The}: {row}</source>
        <translation>{card:Il}: {row}</translation>
    </message>
    <message>
        <source>{rows}.</source>
        <translation>{rows}.</translation>
    </message>
    <message>
        <source>The talon has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Il tallone ha {held:one # carta|many # di carte|other # carte}; {over:one # è|other # sono} di troppo.</translation>
    </message>
    <message>
        <source>You have {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Hai {held:one # carta|many # di carte|other # carte}; {over:one # è|other # sono} di troppo.</translation>
    </message>
    <message>
        <source>{name} has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>{name} ha {held:one # carta|many # di carte|other # carte}; {over:one # è|other # sono} di troppo.</translation>
    </message>
    <message>
        <source>You say…</source>
        <translation>Dici…</translation>
    </message>
    <message>
        <source>{name} says…</source>
        <translation>{name} dice…</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Said so far: {bids}.</source>
        <translation>Detto finora: {bids}.</translation>
    </message>
    <message>
        <source>The code has been copied: {code}</source>
        <translation>Il codice è copiato: {code}</translation>
    </message>
    <message>
        <source>{cards:one # card is|other # cards are} still to be laid.</source>
        <translation>{cards:one # carta è|other # carte sono} ancora da mettere.</translation>
    </message>
    <message>
        <source>Looking: {tried:one # deal|other # deals} so far.</source>
        <translation>Cerco: {tried:one # mano|many # di mani|other # mani} finora.</translation>
    </message>
    <message>
        <source>Found: most deals are such.</source>
        <translation>Trovata: quasi tutte le mani sono così.</translation>
    </message>
    <message>
        <source>Found: about one deal in {every} is such.</source>
        <translation>Trovata: circa una mano su {every} è così.</translation>
    </message>
    <message>
        <source>None of {tried:one # deal|other # deals} was such.</source>
        <translation>Nessuna di {tried:one # mano|many # di mani|other # mani} era così.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>You name the trump, then throw cards and draw as many.</source>
        <translation>Nomini il trionfo, poi scarti e peschi altrettante carte.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw.</source>
        <translation>Si scopre la prima carta del tallone: il suo seme è il trionfo. Poi scarti e peschi.</translation>
    </message>
    <message>
        <source>You name the trump and play alone, with the cards you hold.</source>
        <translation>Nomini il trionfo e giochi da solo, con le carte che hai.</translation>
    </message>
    <message>
        <source>You name the trump and play the cards you hold.</source>
        <translation>Nomini il trionfo e giochi le carte che hai.</translation>
    </message>
    <message>
        <source>You name the trump and must take all the tricks.</source>
        <translation>Nomini il trionfo e devi fare tutte le prese.</translation>
    </message>
    <message>
        <source>You name the trump and call a king: its holder plays with you.</source>
        <translation>Nomini il trionfo e chiami un re: chi l’ha gioca con te.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw a few.</source>
        <translation>Si scopre la prima carta del tallone: il suo seme è il trionfo. Poi scarti e ne peschi poche.</translation>
    </message>
    <message>
        <source>You exchange nearly all your cards, or all, and name the trump after that.</source>
        <translation>Cambi quasi tutte le carte, o tutte, e solo dopo nomini il trionfo.</translation>
    </message>
    <message>
        <source>You name the trump and must take no trick at all.</source>
        <translation>Nomini il trionfo e non devi fare nessuna presa.</translation>
    </message>
    <message>
        <source>You name the trump and demand a king, for which you give a card. Then you play alone.</source>
        <translation>Nomini il trionfo e chiedi un re, per il quale dai una carta. Poi giochi da solo.</translation>
    </message>
    <message>
        <source>You name the trump and demand no king: you play the cards you hold.</source>
        <translation>Nomini il trionfo e non chiedi nessun re: giochi le carte che hai.</translation>
    </message>
    <message>
        <source>Name trump, then change cards</source>
        <translation>Nomini il trionfo, poi cambi carte</translation>
    </message>
    <message>
        <source>A turned card decides the trump</source>
        <translation>Scopri il trionfo, poi cambi carte</translation>
    </message>
    <message>
        <source>Name trump, play alone, change nothing</source>
        <translation>Nomini il trionfo e non cambi niente</translation>
    </message>
    <message>
        <source>Name trump, keep all your cards</source>
        <translation>Nomini il trionfo e tieni le carte</translation>
    </message>
    <message>
        <source>Name trump, take every trick</source>
        <translation>Nomini il trionfo, fai tutte le prese</translation>
    </message>
    <message>
        <source>Name trump, call a secret ally</source>
        <translation>Nomini il trionfo, chiami un alleato</translation>
    </message>
    <message>
        <source>Trump is turned; change few cards</source>
        <translation>Il trionfo si scopre; cambi poche</translation>
    </message>
    <message>
        <source>Change nearly everything, then name trump</source>
        <translation>Cambi quasi tutto, poi nomini</translation>
    </message>
    <message>
        <source>Name trump, take no trick</source>
        <translation>Nomini il trionfo, nessuna presa</translation>
    </message>
    <message>
        <source>Name trump, demand a king</source>
        <translation>Nomini il trionfo, chiedi un re</translation>
    </message>
    <message>
        <source>Name trump, demand no king</source>
        <translation>Nomini il trionfo, senza chiedere un re</translation>
    </message>
    <message>
        <source>Codille!</source>
        <translation>Codiglio!</translation>
    </message>
    <message>
        <source>Every trick!</source>
        <translation>Tutte le prese!</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codiglio</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>Il cappotto</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Bestia</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Prima tu</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>La prendo</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>La lascio</translation>
    </message>
    <message>
        <source>See here</source>
        <translation>Ecco qui</translation>
    </message>
    <message>
        <source>It stays closed</source>
        <translation>Resta coperto</translation>
    </message>
    <message>
        <source>The game is mine</source>
        <translation>Il gioco è mio</translation>
    </message>
    <message>
        <source>For all the tricks</source>
        <translation>Per il cappotto</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>Mi arrendo</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Accetto</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, si gioca</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>Continuo io</translation>
    </message>
    <message>
        <source>I throw it in</source>
        <translation>Butto le carte</translation>
    </message>
    <message>
        <source>I turn one up</source>
        <translation>Ne scopro una</translation>
    </message>
    <message>
        <source>Not I</source>
        <translation>Io no</translation>
    </message>
    <message>
        <source>I am the Man</source>
        <translation>Sono io l’Uomo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Let the other draw first</source>
        <translation>Prima il compagno</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendila</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasciala</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Riscuoti il gioco</translation>
    </message>
    <message>
        <source>Go on for all tricks</source>
        <translation>Continua per il cappotto</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Continua tu</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>Butta le carte</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Scopri una carta</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Lasciala coperta</translation>
    </message>
    <message>
        <source>Be the Man</source>
        <translation>Fai l’Uomo</translation>
    </message>
    <message>
        <source>Show them to all</source>
        <translation>Mostrale a tutti</translation>
    </message>
    <message>
        <source>Keep them closed</source>
        <translation>Tienile coperte</translation>
    </message>
    <message>
        <source>Take the talon</source>
        <translation>Prendi il tallone</translation>
    </message>
    <message>
        <source>Leave the talon</source>
        <translation>Lascia il tallone</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>Turn another</source>
        <translation>Scoprine un’altra</translation>
    </message>
    <message>
        <source>Show the king</source>
        <translation>Mostra il re</translation>
    </message>
    <message>
        <source>Keep it hidden</source>
        <translation>Tienilo nascosto</translation>
    </message>
    <message>
        <source>You say the same as they did. You come before them, so the game is yours.</source>
        <translation>Dichiari lo stesso dell’altro. Vieni prima di lui, quindi il gioco è tuo.</translation>
    </message>
    <message>
        <source>This is as high as their bid. You come before them, so the game is yours.</source>
        <translation>È alta quanto l’altra dichiarazione. Parli prima, perciò il gioco è tuo.</translation>
    </message>
    <message>
        <source>Same bid, but your seat wins</source>
        <translation>Stessa dichiarazione, vince il tuo posto</translation>
    </message>
    <message>
        <source>{suit:Name}!</source>
        <translation>{suit:Name}!</translation>
    </message>
    <message>
        <source>{bid:Name}, and I hold it</source>
        <translation>{bid:Name}, e lo tengo</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>The king’s point is mine</source>
        <translation>Il punto del re è mio</translation>
    </message>
    <message>
        <source>The last deal</source>
        <translation>L’ultima mano</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>Tieni {bid}</translation>
    </message>
    <message>
        <source>Say gano</source>
        <translation>Di’ gano</translation>
    </message>
    <message>
        <source>You name the trump and call no king: you play alone against the three others.</source>
        <translation>Nomini il trionfo e non chiami nessun re: giochi da solo contro gli altri tre.</translation>
    </message>
    <message>
        <source>You name the trump, play alone and must take all ten tricks.</source>
        <translation>Nomini il trionfo, giochi da solo e devi fare tutte e dieci le prese.</translation>
    </message>
    <message>
        <source>Name trump, play alone</source>
        <translation>Nomina il trionfo, gioca da solo</translation>
    </message>
    <message>
        <source>The simple game: you name the trump and exchange at least one card. You may still choose tourné or købe-nolo instead.</source>
        <translation>Il gioco semplice: nomini il trionfo e cambi almeno una carta. Puoi ancora scegliere invece tourné o købe-nolo.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump and the card is yours. You draw at least one more.</source>
        <translation>Si scopre la prima carta del tallone: il suo seme è trionfo e la carta è tua. Ne peschi almeno un’altra.</translation>
    </message>
    <message>
        <source>“Bought nolo”: there are no trumps, you alone exchange, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>«Nolo comprato»: non ci sono trionfi, cambi solo tu, e non devi fare nessuna presa. Gli assi neri sono i più bassi dei loro semi.</translation>
    </message>
    <message>
        <source>A tourné with both black aces in the hand as dealt, for more.</source>
        <translation>Un tourné con i due assi neri nella mano distribuita, a un prezzo più alto.</translation>
    </message>
    <message>
        <source>The two black aces are the only trumps. You play the cards you hold.</source>
        <translation>I due assi neri sono i soli trionfi. Giochi le carte che hai.</translation>
    </message>
    <message>
        <source>“Pure nolo”: there are no trumps, nobody exchanges, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>«Nolo puro»: non ci sono trionfi, nessuno cambia, e non devi fare nessuna presa. Gli assi neri sono i più bassi dei loro semi.</translation>
    </message>
    <message>
        <source>As ren nolo, but your hand lies open for all after the first lead.</source>
        <translation>Come il ren nolo, ma la tua mano resta scoperta per tutti dopo la prima uscita.</translation>
    </message>
    <message>
        <source>You take a new hand: eight cards of the talon and one of yours, or nine. Then you name the trump.</source>
        <translation>Prendi una mano nuova: otto carte del tallone e una delle tue, o nove. Poi nomini il trionfo.</translation>
    </message>
    <message>
        <source>No trumps: change cards, take nothing</source>
        <translation>Senza trionfi: cambi, niente prese</translation>
    </message>
    <message>
        <source>Tourné with both black aces</source>
        <translation>Tourné con i due assi neri</translation>
    </message>
    <message>
        <source>Only the black aces are trumps</source>
        <translation>Solo gli assi neri sono trionfi</translation>
    </message>
    <message>
        <source>Tout!</source>
        <translation>Tout!</translation>
    </message>
    <message>
        <source>“Better game”: {suit} are trumps, and you exchange at least one card.</source>
        <translation>«Gioco migliore»: trionfo {suit}, e cambi almeno una carta.</translation>
    </message>
    <message>
        <source>A solo with {suit} as trumps, for more. You play the cards you hold.</source>
        <translation>Un solo con {suit} per trionfo, a un prezzo più alto. Giochi le carte che hai.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, then change cards</source>
        <translation>Trionfo {suit}, poi cambi</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, change nothing</source>
        <translation>Trionfo {suit}, non cambi nulla</translation>
    </message>
    <message>
        <source>No trumps: as dealt, take nothing</source>
        <translation>Senza trionfi né cambi né prese</translation>
    </message>
    <message>
        <source>Ren nolo with your hand open</source>
        <translation>Ren nolo con la mano scoperta</translation>
    </message>
    <message>
        <source>Take a new hand, name trump</source>
        <translation>Mano nuova, poi nomini il trionfo</translation>
    </message>
    <message>
        <source>An entrada with {suit} (oros) as trump, which is worth more. You throw cards and draw as many.</source>
        <translation>Un’entrata con {suit} (oros) per trionfo, che vale di più. Scarti e peschi altrettante carte.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump, and oros are worth more. You take the card, throw one for it, and may exchange more.</source>
        <translation>Si scopre la prima carta del tallone: il suo seme è trionfo, e oros vale di più. Prendi la carta, ne butti una e puoi cambiarne altre.</translation>
    </message>
    <message>
        <source>A solo with {suit} (oros) as trump, which is worth more. You play the cards you hold.</source>
        <translation>Un solo con {suit} (oros) per trionfo, che vale di più. Giochi le carte che hai.</translation>
    </message>
    <message>
        <source>An entrada in the favour suit (palo de favor), which is worth more: {suit} are trumps. You throw cards and draw as many.</source>
        <translation>Un’entrata nel seme di favore (palo de favor), che vale di più: trionfo {suit}. Scarti e peschi altrettante carte.</translation>
    </message>
    <message>
        <source>A solo in the favour suit (palo de favor), which is worth more: {suit} are trumps. You play the cards you hold.</source>
        <translation>Un solo nel seme di favore (palo de favor), che vale di più: trionfo {suit}. Giochi le carte che hai.</translation>
    </message>
    <message>
        <source>No trumps: you exchange one card, and must take no trick. The black aces are the lowest of their suits.</source>
        <translation>Senza trionfi: cambi una carta e non devi fare nessuna presa. Gli assi neri sono i più bassi dei loro semi.</translation>
    </message>
    <message>
        <source>Name trump, change nothing</source>
        <translation>Nomini il trionfo, non cambi nulla</translation>
    </message>
    <message>
        <source>No trumps: take no trick</source>
        <translation>Senza trionfi: nessuna presa</translation>
    </message>
    <message>
        <source>Paso (give up)</source>
        <translation>Paso (rinuncio)</translation>
    </message>
    <message>
        <source>Bien (accept)</source>
        <translation>Bien (accetto)</translation>
    </message>
    <message>
        <source>La sigo (take over)</source>
        <translation>La sigo (continuo)</translation>
    </message>
    <message>
        <source>Primeras (stop)</source>
        <translation>Primeras (mi fermo)</translation>
    </message>
    <message>
        <source>Go on for bola</source>
        <translation>Tentare la bola</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Mi arrendo</translation>
    </message>
    <message>
        <source>I stop</source>
        <translation>Mi fermo</translation>
    </message>
    <message>
        <source>For all nine tricks</source>
        <translation>Per tutte e nove le prese</translation>
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
        <translation>Bet: tante prese quante il difensore migliore. Kruk: meno di un difensore.</translation>
    </message>
    <message>
        <source>One trick is “bet”, more are “kruk”.</source>
        <translation>Una presa è «bet», di più è «kruk».</translation>
    </message>
    <message>
        <source>Go on for tout</source>
        <translation>Tenta il tout</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and call an ace: its holder helps you in secret. Together you need five of the eight tricks.</source>
        <translation>Nomini un trionfo che non sia la couleur e chiami un asso: chi ce l’ha ti aiuta in segreto. Insieme dovete fare cinque delle otto prese.</translation>
    </message>
    <message>
        <source>Trump is {suit}, and you call an ace: its holder helps you in secret. Together you need five of the eight tricks, for double pay.</source>
        <translation>Trionfo {suit}, e chiami un asso: chi ce l’ha ti aiuta in segreto. Insieme dovete fare cinque delle otto prese, e si paga doppio.</translation>
    </message>
    <message>
        <source>You call an ace: its holder shows it, helps you and names the trump. Together you need five of the eight tricks.</source>
        <translation>Chiami un asso: chi ce l’ha lo mostra, ti aiuta e nomina il trionfo. Insieme dovete fare cinque delle otto prese.</translation>
    </message>
    <message>
        <source>A solo in the couleur, which is paid double: {suit} is trump. You need five of the eight tricks alone, against three.</source>
        <translation>Un solo nella couleur, che si paga doppio: trionfo {suit}. Devi fare da solo cinque delle otto prese, contro tre.</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and must take all eight tricks alone.</source>
        <translation>Nomini un trionfo che non sia la couleur, e devi fare da solo tutte e otto le prese.</translation>
    </message>
    <message>
        <source>A tout in the couleur, which is paid double: {suit} is trump. You must take all eight tricks alone.</source>
        <translation>Un tout nella couleur, che si paga doppio: trionfo {suit}. Devi fare da solo tutte e otto le prese.</translation>
    </message>
    <message>
        <source>{suit:Name}, with a secret ally</source>
        <translation>{suit:Name}, con un alleato segreto</translation>
    </message>
    <message>
        <source>Call an ace, ally names trump</source>
        <translation>Chiama un asso; chi lo ha nomina il trionfo</translation>
    </message>
    <message>
        <source>{suit:Name}, five tricks alone</source>
        <translation>{suit:Name}, cinque prese da solo</translation>
    </message>
    <message>
        <source>{suit:Name}, every trick alone</source>
        <translation>{suit:Name}, tutte le prese da solo</translation>
    </message>
    <message>
        <source>You name any trump but the couleur. Alone against three, you need five of the eight tricks.</source>
        <translation>Nomini un trionfo che non sia la couleur. Da solo contro tre devi fare cinque delle otto prese.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>This suit is trump. You and your partner need five of the eight tricks together.</source>
        <translation>Questo seme è trionfo. Tu e il tuo compagno dovete fare insieme cinque delle otto prese.</translation>
    </message>
    <message>
        <source>You name the trump and need five of the eight tricks alone, against two. Your partner lays their cards aside.</source>
        <translation>Nomini il trionfo e devi fare da solo cinque delle otto prese, contro due. Il tuo compagno posa le carte.</translation>
    </message>
    <message>
        <source>You send them alone. They go alone, or let you go: then you name the trump and need five tricks alone.</source>
        <translation>Lo mandi da solo. Va da solo, o lascia andare te: allora nomini il trionfo e devi fare cinque prese da solo.</translation>
    </message>
    <message>
        <source>You go alone: you name the trump again, and your partner does not help. You need five of the eight tricks.</source>
        <translation>Vai da solo: nomini di nuovo il trionfo, e il compagno non aiuta. Ti servono cinque delle otto prese.</translation>
    </message>
    <message>
        <source>Five tricks with your partner</source>
        <translation>Cinque prese col compagno</translation>
    </message>
    <message>
        <source>Name trump, five tricks alone</source>
        <translation>Nomini il trionfo, cinque da solo</translation>
    </message>
    <message>
        <source>They choose who goes alone</source>
        <translation>L’altro sceglie chi va da solo</translation>
    </message>
    <message>
        <source>Send them alone</source>
        <translation>Mandalo da solo</translation>
    </message>
    <message>
        <source>Go alone</source>
        <translation>Vai da solo</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Lascialo giocare</translation>
    </message>
    <message>
        <source>Let them go alone</source>
        <translation>Lascialo andare da solo</translation>
    </message>
    <message>
        <source>Hechas (claim the five)</source>
        <translation>Hechas (riscuoti le cinque)</translation>
    </message>
    <message>
        <source>Ocho (go for all eight)</source>
        <translation>Ocho (tenta tutte e otto)</translation>
    </message>
    <message>
        <source>The first five are ours</source>
        <translation>Le prime cinque sono nostre</translation>
    </message>
    <message>
        <source>For all eight tricks</source>
        <translation>Per tutte e otto le prese</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>All eight</source>
        <translation>Tutte e otto</translation>
    </message>
</context>
<context>
    <name>CardChart</name>
    <message>
        <source>How the cards fell, beside what chance allows</source>
        <translation>Come sono cadute le carte, accanto a ciò che il caso consente</translation>
    </message>
    <message>
        <source>95 % of all evenings</source>
        <translation>95 % di tutte le serate</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>meno</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>come previsto</translation>
    </message>
    <message>
        <source>more</source>
        <translation>più</translation>
    </message>
    <message>
        <source>Each sign is a place at the table; the band is what chance allows. One sign in twenty falls outside by chance; “How the cards fell” has figures.</source>
        <translation>Ogni segno è un posto al tavolo; la fascia è ciò che il caso permette. Uno su venti ne esce per caso; «Come sono cadute le carte» ha le cifre.</translation>
    </message>
    <message>
        <source>{place}, {what}: {dealt}, outside of {low} to {high}.</source>
        <translation>{place}, {what}: {dealt}, fuori da {low} a {high}.</translation>
    </message>
    <message>
        <source>All others are inside the band; the page “How the cards fell” has them.</source>
        <translation>Tutti gli altri sono nella fascia; li ha la pagina «Come sono cadute le carte».</translation>
    </message>
    <message>
        <source>Every number is inside the band; the page “How the cards fell” has them.</source>
        <translation>Tutti i numeri sono nella fascia; li ha la pagina «Come sono cadute le carte».</translation>
    </message>
    <message>
        <source>cards.png</source>
        <translation>carte.png</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>How the cards look</source>
        <translation>L’aspetto delle carte</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>asso; mv</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re; m</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna; f</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante; m</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci; m</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove; m</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto; mv</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette; m</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei; m</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque; m</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro; m</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre; m</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due; m</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavallo; m</translation>
    </message>
    <message>
        <source>page</source>
        <translation>fante; m</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>spadille</source>
        <translation>spadiglia; f</translation>
    </message>
    <message>
        <source>manille</source>
        <translation>maniglia; f</translation>
    </message>
    <message>
        <source>basto</source>
        <translation>basto; m</translation>
    </message>
    <message>
        <source>basta</source>
        <translation>basta; f</translation>
    </message>
    <message>
        <source>punto</source>
        <translation>punto; m</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>carta coperta; f</translation>
    </message>
    <message>
        <source>{title}, {card:the}</source>
        <translation>{title}, {card:il}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Bids</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Trumps named</source>
        <translation>Trionfi nominati</translation>
    </message>
    <message>
        <source>Kings called</source>
        <translation>Re chiamati</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Carte giocate</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Giochi dichiarati vinti</translation>
    </message>
    <message>
        <source>Surrenders</source>
        <translation>Rese</translation>
    </message>
    <message>
        <source>Answers to a surrender</source>
        <translation>Risposte a una resa</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>Il tuo ruolo: {role}</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Tutte le scelte</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Le tue scelte</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Giudicate</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Care</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punti persi</translation>
    </message>
    <message>
        <source>Chips lost</source>
        <translation>Fiches perse</translation>
    </message>
    <message>
        <source>Lost per deal</source>
        <translation>Perdita per mano</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>No choice of yours has been judged yet. The coach judges them after each deal, if you like (Preferences, Play).</source>
        <translation>Nessuna tua scelta è stata ancora giudicata. Il maestro le giudica dopo ogni mano, se vuoi (Preferenze, Gioco).</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. From {enough} deals on, an average says something.</source>
        <translation>Il maestro ha giudicato {deals} delle tue mani dal {date}. Da {enough} mani in poi, una media dice qualcosa.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In points, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>Il maestro ha giudicato {deals} delle tue mani dal {date}. In punti, le tue scelte hanno perso {each} per mano; in tutto hai vinto {won}.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In chips, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>Il maestro ha giudicato {deals} delle tue mani dal {date}. In fiches, le tue scelte hanno perso {each} per mano; in tutto hai vinto {won}.</translation>
    </message>
    <message>
        <source>&amp;Decide it again</source>
        <translation>Decidi di n&amp;uovo</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>None of your cards can win a trick: the others take the rest.</source>
        <translation>Nessuna tua carta può fare una presa: gli altri prendono il resto.</translation>
    </message>
    <message>
        <source>The rest is yours: every card wins, if you begin with {card:the}.</source>
        <translation>Il resto è tuo: vince ogni carta se cominci con {card:il}.</translation>
    </message>
    <message>
        <source>The rest is yours: {cards:the} win, in this order.</source>
        <translation>Il resto è tuo: {cards:il} vincono, in quest’ordine.</translation>
    </message>
    <message>
        <source>The expert decides for you.</source>
        <translation>L’esperto decide per te.</translation>
    </message>
    <message>
        <source>The expert plays this deal for you.</source>
        <translation>L’esperto gioca questa mano per te.</translation>
    </message>
    <message>
        <source>It counts as practice.</source>
        <translation>Conta come esercizio.</translation>
    </message>
    <message>
        <source>This player is taking a long time.</source>
        <translation>Questo giocatore ci pensa a lungo.</translation>
    </message>
    <message>
        <source>Press {keys}, or click on the table, and a simpler player decides instead.</source>
        <translation>Premi {keys}, o fai clic sul tavolo, e al suo posto deciderà un giocatore più semplice.</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>The picture for your cloth is not there any more.</source>
        <translation>L’immagine per il tuo panno non c’è più.</translation>
    </message>
    <message>
        <source>The picture for your cloth has to be a photograph or drawing: JPEG, PNG, WebP or BMP.</source>
        <translation>L’immagine per il tuo panno dev’essere una foto o un disegno: JPEG, PNG, WebP o BMP.</translation>
    </message>
    <message>
        <source>The picture for your cloth is too large: 50 megapixels or 64 megabytes are the most.</source>
        <translation>L’immagine per il tuo panno è troppo grande: al massimo 50 megapixel o 64 megabyte.</translation>
    </message>
    <message>
        <source>The picture for your cloth is damaged, or no picture.</source>
        <translation>L’immagine per il tuo panno è rovinata, o non è un’immagine.</translation>
    </message>
    <message>
        <source>The table has its plain cloth.</source>
        <translation>Il tavolo ha il suo panno liscio.</translation>
    </message>
    <message>
        <source>A picture for the cloth</source>
        <translation>Un’immagine per il panno</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Immagini (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Your choices in this deal</source>
        <translation>Le tue scelte in questa mano</translation>
    </message>
    <message>
        <source>A choice that may cost you much</source>
        <translation>Una scelta che può costarti molto</translation>
    </message>
    <message>
        <source>Looking at how you played…</source>
        <translation>Guardo come hai giocato…</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Non hai fatto errori evidenti.</translation>
    </message>
    <message>
        <source>{number:one One choice was|other # choices were} too close to call.</source>
        <translation>{number:one Una scelta era troppo incerta|other # scelte erano troppo incerte} per giudicare.</translation>
    </message>
    <message>
        <source>Your chance was {wins}; with “{better}” it was {best}.</source>
        <translation>La tua probabilità era {wins}; con «{better}» era {best}.</translation>
    </message>
    <message>
        <source>It cost about {cost}; better was “{better}”.</source>
        <translation>È costato circa {cost}; era meglio «{better}».</translation>
    </message>
    <message>
        <source>“{action}” may cost you much. Choose it again if you mean it.</source>
        <translation>«{action}» può costarti molto. Sceglilo di nuovo se lo vuoi davvero.</translation>
    </message>
    <message>
        <source>With “{action}” your chance is {wins}, with the best choice {best}. Choose it again if you mean it.</source>
        <translation>Con «{action}» la tua probabilità è {wins}, con la scelta migliore {best}. Sceglilo di nuovo se lo vuoi davvero.</translation>
    </message>
    <message>
        <source>Well done: “{action}” in trick {trick}. Anything else was clearly worse.</source>
        <translation>Ben fatto: «{action}» alla presa {trick}. Tutto il resto era nettamente peggio.</translation>
    </message>
    <message>
        <source>Well done: “{action}”. Anything else was clearly worse.</source>
        <translation>Ben fatto: «{action}». Tutto il resto era nettamente peggio.</translation>
    </message>
    <message>
        <source>“{chosen}” was your weakest choice.</source>
        <translation>«{chosen}» è stata la tua scelta più debole.</translation>
    </message>
    <message>
        <source>“{chosen}” in trick {trick} was your weakest choice.</source>
        <translation>«{chosen}» alla presa {trick} è stata la tua scelta più debole.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code, or the number of a deal.</source>
        <translation>Scrivi o incolla un codice, o il numero di una mano.</translation>
    </message>
    <message>
        <source>No code is as long as this.</source>
        <translation>Nessun codice è così lungo.</translation>
    </message>
    <message>
        <source>A character is wrong, missing or out of place.</source>
        <translation>Un carattere è sbagliato, manca o è fuori posto.</translation>
    </message>
    <message>
        <source>This code is from a newer version of Ombre, and cannot be read here.</source>
        <translation>Questo codice viene da una versione più recente di Ombre, e qui non si può leggere.</translation>
    </message>
    <message>
        <source>This code names a game or house rule that this Ombre does not know.</source>
        <translation>Questo codice nomina un gioco o una regola della casa che questa versione di Ombre non conosce.</translation>
    </message>
    <message>
        <source>No deal has this code.</source>
        <translation>Nessuna mano ha questo codice.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to 4,000,000,000.</source>
        <translation>Le mani sono numerate da 1 a 4.000.000.000.</translation>
    </message>
    <message>
        <source>A code cannot say this game or house rule.</source>
        <translation>I codici non hanno un nome per questo gioco o per questa regola della casa.</translation>
    </message>
    <message>
        <source>Not all cards of this deal are known.</source>
        <translation>Non tutte le carte di questa mano sono note.</translation>
    </message>
    <message>
        <source>The pool or a score is too large for a code.</source>
        <translation>Il piatto o un punteggio è troppo grande per un codice.</translation>
    </message>
    <message>
        <source>Deal by code or number</source>
        <translation>Mano da codice o numero</translation>
    </message>
    <message>
        <source>&amp;Code or number</source>
        <translation>&amp;Codice o numero</translation>
    </message>
    <message>
        <source>A code holds a whole deal. A number from 1 to 4,000,000,000 gives everybody the same cards.</source>
        <translation>Un codice contiene una mano intera. Con lo stesso numero, da 1 a 4.000.000.000, tutti ricevono le stesse carte.</translation>
    </message>
    <message>
        <source>&amp;Game, for a number</source>
        <translation>&amp;Gioco (per un numero)</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Dai le carte</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>It is one deal for practice, and never counts among deals without help.</source>
        <translation>È una sola mano, per esercizio, e non conta mai fra le mani senza aiuto.</translation>
    </message>
    <message>
        <source>{game} for {players:one # player|other # players}.</source>
        <translation>{game} per {players:one # giocatore|other # giocatori}.</translation>
    </message>
    <message>
        <source>Deal {number} of {game}.</source>
        <translation>Mano {number} di {game}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Dealer: {name}.</source>
        <translation>Mazziere: {name}.</translation>
    </message>
    <message>
        <source>In the pool: {chips}.</source>
        <translation>Nel piatto: {chips}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punti: {points}.</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Regole della casa: {rules}.</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
    <message>
        <source>Character {place} is “{found}”, which occurs in no code.</source>
        <translation>Il carattere {place} è «{found}», che non compare in nessun codice.</translation>
    </message>
    <message>
        <source>“{meant}” instead of “{found}” at character {place}</source>
        <translation>«{meant}» invece di «{found}» al carattere {place}</translation>
    </message>
    <message>
        <source>One character is wrong. Perhaps it should be {guesses}.</source>
        <translation>Un carattere è sbagliato. Forse dovrebbe essere {guesses}.</translation>
    </message>
    <message>
        <source>This is a deal of {game}, which cannot be played here.</source>
        <translation>È una mano di {game}, che qui non si può giocare.</translation>
    </message>
    <message>
        <source>The code of this deal</source>
        <translation>Il codice di questa mano</translation>
    </message>
    <message>
        <source>It has been copied as well. It can be read aloud, group by group: whoever types it is told of a mistake.</source>
        <translation>È stato anche copiato. Si può leggere a voce alta, gruppo per gruppo: chi lo scrive viene avvertito di un errore.</translation>
    </message>
    <message>
        <source>The record of this deal has been copied.</source>
        <translation>La registrazione di questa mano è stata copiata.</translation>
    </message>
    <message>
        <source>This deal is practice.</source>
        <translation>Questa mano è un esercizio.</translation>
    </message>
    <message>
        <source>The sitting you leave is kept.</source>
        <translation>La partita che lasci è conservata.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Negli appunti non c’è testo.</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Nessun codice</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>gli appunti</translation>
    </message>
    <message>
        <source>{count} files were dropped at once, but the table can show only one.</source>
        <translation>Sono stati lasciati {count} file insieme, ma il tavolo può mostrarne uno solo.</translation>
    </message>
    <message>
        <source>This is a link. Save the file behind it first, then drop that.</source>
        <translation>Questo è un collegamento. Salva prima il file a cui porta, poi lascia qui quello.</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Non si è aperto niente</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Nulla è cambiato.</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>pool</source>
        <translation>piatto; m</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
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
        <translation>Uomo</translation>
    </message>
    <message>
        <source>no trick at all</source>
        <translation>nessuna presa</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}</source>
        <translation>{player} {ombre}, tu {yours}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defender {others}</source>
        <translation>{player} {ombre}, difensore {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defenders {others}</source>
        <translation>{player} {ombre}, difensori {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, other {others}</source>
        <translation>{player} {ombre}, tu {yours}, l’altro {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, other {others}</source>
        <translation>{player} {ombre}, l’altro {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, others {others}</source>
        <translation>{player} {ombre}, gli altri {others}</translation>
    </message>
    <message>
        <source>{suit:Name} offered</source>
        <translation>{suit:Name}: offerta</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Il secondo giro</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>La dichiarazione</translation>
    </message>
    <message>
        <source>{contract:Name} in {suit}</source>
        <translation>{contract:Name} a {suit}</translation>
    </message>
    <message>
        <source>{contract:Name}, {suit}</source>
        <translation>{contract:Name}, {suit}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, {name} {others}</source>
        <translation>{player} {ombre}, tu {yours}, {name} {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, {name} {others}, {second} {last}</source>
        <translation>{player} {ombre}, {name} {others}, {second} {last}</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>{number} · {points:one # point wins|other # points win}</source>
        <translation>{number} · {points:one vince # punto|other vincono # punti}</translation>
    </message>
    <message>
        <source>{number} of {wanted}</source>
        <translation>{number} di {wanted}</translation>
    </message>
    <message>
        <source>Favour suit</source>
        <translation>Seme di favore</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Scopo</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Chiama</translation>
    </message>
    <message>
        <source>{card}, {ally}</source>
        <translation>{card}, {ally}</translation>
    </message>
    <message>
        <source>Ombre {side}, others {others}</source>
        <translation>Ombre {side}, altri {others}</translation>
    </message>
    <message>
        <source>Ombre and ally {side}, others {others}</source>
        <translation>Ombre e alleato {side}, altri {others}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>ancora nessuna</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ancora nessuna</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Dichiarazione più alta</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ancora nessuno</translation>
    </message>
    <message>
        <source>{bid:Name}, {holder}</source>
        <translation>{bid:Name}, {holder}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>Prezzo a testa</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>won {won}, tied {tied}, lost {lost}</source>
        <translation>vinta {won}, pari {tied}, persa {lost}</translation>
    </message>
    <message>
        <source>no trick {won}, one {tied}, more {lost}</source>
        <translation>nessuna presa {won}, una {tied}, più {lost}</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>entrada</source>
        <translation>entrata; fv</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>voltata; f</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo; m</translation>
    </message>
    <message>
        <source>play</source>
        <translation>gioco; m</translation>
    </message>
    <message>
        <source>sans prendre</source>
        <translation>sans prendre; m</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>cappotto; m</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>senza scarto; m</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>tallone; m</translation>
    </message>
    <message>
        <source>ask leave</source>
        <translation>re chiamato; m</translation>
    </message>
    <message>
        <source>voltereta</source>
        <translation>voltereta; f</translation>
    </message>
    <message>
        <source>gascarola</source>
        <translation>gascarola; f</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>contrabola; f</translation>
    </message>
    <message>
        <source>forced spadille</source>
        <translation>spadiglia forzata; f</translation>
    </message>
    <message>
        <source>the Man&apos;s game</source>
        <translation>gioco dell’Uomo; m</translation>
    </message>
    <message>
        <source>spil</source>
        <translation>spil; m</translation>
    </message>
    <message>
        <source>bedre spil</source>
        <translation>bedre spil; m</translation>
    </message>
    <message>
        <source>tourné</source>
        <translation>tourné; m</translation>
    </message>
    <message>
        <source>købe-nolo</source>
        <translation>købe-nolo; m</translation>
    </message>
    <message>
        <source>respekt</source>
        <translation>respekt; m</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>grand; m</translation>
    </message>
    <message>
        <source>solo spar</source>
        <translation>solo di picche; m</translation>
    </message>
    <message>
        <source>ren nolo</source>
        <translation>ren nolo; m</translation>
    </message>
    <message>
        <source>nolo ouvert</source>
        <translation>nolo ouvert; m</translation>
    </message>
    <message>
        <source>kasko</source>
        <translation>kasko; m</translation>
    </message>
    <message>
        <source>favour entrada</source>
        <translation>entrata di favore; fv</translation>
    </message>
    <message>
        <source>favour vuelta</source>
        <translation>voltata di favore; f</translation>
    </message>
    <message>
        <source>favour solo</source>
        <translation>solo di favore; m</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>oros; mv</translation>
    </message>
    <message>
        <source>volteo</source>
        <translation>volteo; m</translation>
    </message>
    <message>
        <source>volteo in oros</source>
        <translation>volteo in oros; m</translation>
    </message>
    <message>
        <source>solo in oros</source>
        <translation>solo in oros; m</translation>
    </message>
    <message>
        <source>espada obligada</source>
        <translation>espada obligada; fv</translation>
    </message>
    <message>
        <source>Frage</source>
        <translation>Frage; f</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <translation>Frage in couleur; f</translation>
    </message>
    <message>
        <source>solo in couleur</source>
        <translation>solo in couleur; m</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout; m</translation>
    </message>
    <message>
        <source>tout in couleur</source>
        <translation>tout in couleur; m</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <translation>Grossfrage; f</translation>
    </message>
    <message>
        <source>forced solo</source>
        <translation>solo forzato; m</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>A deal a day</source>
        <translation>La mano del giorno</translation>
    </message>
    <message>
        <source>Each day has one deal, the same for everybody.</source>
        <translation>Ogni giorno ha una mano, la stessa per tutti.</translation>
    </message>
    <message>
        <source>The last fifteen days</source>
        <translation>Gli ultimi quindici giorni</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>With the same cards</source>
        <translation>Con le stesse carte</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Come giocano</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinto</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Io</translation>
    </message>
    <message>
        <source>plays…</source>
        <translation>gioca…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinua</translation>
    </message>
    <message>
        <source>Copy a &amp;line</source>
        <translation>Copia una ri&amp;ga</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <translation>Salva un’&amp;immagine…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>You missed this day. You can still play it, and it is marked as later.</source>
        <translation>Hai saltato questo giorno. Puoi ancora giocarlo, e sarà segnato come più tardi.</translation>
    </message>
    <message>
        <source>You are in the middle of this deal.</source>
        <translation>Sei nel mezzo di questa mano.</translation>
    </message>
    <message>
        <source>You can play it once.</source>
        <translation>Puoi giocarla una volta.</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Giocata più tardi.</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Giocata con aiuto.</translation>
    </message>
    <message>
        <source>This deal is no longer among your past games.</source>
        <translation>Questa mano non è più tra le tue partite passate.</translation>
    </message>
    <message>
        <source>The line is copied.</source>
        <translation>La riga è copiata.</translation>
    </message>
    <message>
        <source>The others could not go on. They try again when you open this page.</source>
        <translation>Gli altri non hanno potuto continuare. Riproveranno quando aprirai questa pagina.</translation>
    </message>
    <message>
        <source>Save a picture of this day</source>
        <translation>Salva un’immagine di questo giorno</translation>
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
        <translation>iniziata</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>non giocata</translation>
    </message>
    <message>
        <source>By this clock, you have already played on a day to come: {day}.</source>
        <translation>Secondo questo orologio hai già giocato in un giorno che deve venire: {day}.</translation>
    </message>
    <message>
        <source>The others play your cards now: {done} of {all} have finished.</source>
        <translation>Gli altri giocano ora le tue carte: hanno finito {done} su {all}.</translation>
    </message>
    <message>
        <source>Played in version {version}.</source>
        <translation>Giocata nella versione {version}.</translation>
    </message>
    <message>
        <source>Played in version {version}, by the others in {others}.</source>
        <translation>Giocata nella versione {version}, dagli altri nella {others}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}.</source>
        <translation>Ombre, {day}: {game}, {own}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}. The expert with the same cards: {expert}.</source>
        <translation>Ombre, {day}: {game}, {own}. L’esperto con le stesse carte: {expert}.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM</source>
        <comment>a pattern of Qt: d day, MMMM month</comment>
        <translation>d MMMM</translation>
    </message>
</context>
<context>
    <name>DeckSheets</name>
    <message>
        <source>Print a deck</source>
        <translation>Stampa un mazzo</translation>
    </message>
    <message>
        <source>Sheets to cut out</source>
        <translation>Fogli da ritagliare</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>Lettera USA</translation>
    </message>
    <message>
        <source>The first sheet, faces and backs</source>
        <translation>Il primo foglio, fronti e dorsi</translation>
    </message>
    <message>
        <source>Letters, figures, colours and backs are those of your preferences.</source>
        <translation>Lettere, cifre, colori e dorsi sono quelli delle tue preferenze.</translation>
    </message>
    <message>
        <source>&amp;Save the sheets…</source>
        <translation>&amp;Salva i fogli…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>The sheets are being drawn.</source>
        <translation>I fogli vengono disegnati.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>One PDF</source>
        <translation>Un PDF</translation>
    </message>
    <message>
        <source>A drawing of each page (SVG)</source>
        <translation>Un disegno di ogni pagina (SVG)</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Pagine da stampare (*.pdf)</translation>
    </message>
    <message>
        <source>The place for a folder of drawings</source>
        <translation>Il posto per una cartella di disegni</translation>
    </message>
    <message>
        <source>Print at 100 % on both sides, turned about the long edge.</source>
        <translation>Stampa al 100 %, fronte e retro, girando sul lato lungo.</translation>
    </message>
    <message>
        <source>Spanish deck</source>
        <translation>Mazzo spagnolo</translation>
    </message>
    <message>
        <source>French deck</source>
        <translation>Mazzo francese</translation>
    </message>
    <message>
        <source>Spanish deck, cards of {width} × {height} mm</source>
        <translation>Mazzo spagnolo, carte di {width} × {height} mm</translation>
    </message>
    <message>
        <source>French deck, cards of {width} × {height} mm</source>
        <translation>Mazzo francese, carte di {width} × {height} mm</translation>
    </message>
    <message>
        <source>{deck}, cards of {width} × {height} mm</source>
        <translation>{deck}, carte di {width} × {height} mm</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, faces</source>
        <translation>Foglio {number} di {of}, fronti</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, backs</source>
        <translation>Foglio {number} di {of}, dorsi</translation>
    </message>
    <message>
        <source>sheet {number} faces.svg</source>
        <translation>foglio {number} fronti.svg</translation>
    </message>
    <message>
        <source>sheet {number} backs.svg</source>
        <translation>foglio {number} dorsi.svg</translation>
    </message>
    <message>
        <source>This line is {length} mm long.</source>
        <translation>Questa linea è lunga {length} mm.</translation>
    </message>
    <message>
        <source>{cards} cards of {width} × {height} mm, on {sheets} sheets with their backs.</source>
        <translation>{cards} carte di {width} × {height} mm, su {sheets} fogli con i loro dorsi.</translation>
    </message>
    <message>
        <source>The first five sheets are the forty cards of most games.</source>
        <translation>I primi cinque fogli sono le quaranta carte di quasi tutti i giochi.</translation>
    </message>
    <message>
        <source>The drawing of the back cannot be read.</source>
        <translation>Il disegno del dorso non si può leggere.</translation>
    </message>
    <message>
        <source>The drawing of {card:the} cannot be read.</source>
        <translation>Il disegno {card:del} non si può leggere.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>Il mazzo «{deck}» non c’è più.</translation>
    </message>
    <message>
        <source>“{deck}” is no deck: it has no file manifest.json.</source>
        <translation>«{deck}» non è un mazzo: non ha il file manifest.json.</translation>
    </message>
    <message>
        <source>The manifest of the deck “{deck}” cannot be read.</source>
        <translation>Il manifesto del mazzo «{deck}» non si può leggere.</translation>
    </message>
    <message>
        <source>The deck “{deck}” was made for a newer version of Ombre.</source>
        <translation>Il mazzo «{deck}» è fatto per una versione più nuova di Ombre.</translation>
    </message>
    <message>
        <source>In the manifest of the deck “{deck}”, “{file}” is missing or wrong.</source>
        <translation>Nel manifesto del mazzo «{deck}», «{file}» manca o è sbagliato.</translation>
    </message>
    <message>
        <source>{card}: there is no such card.</source>
        <translation>{card}: non c’è una carta così.</translation>
    </message>
    <message>
        <source>{card:Name}: the manifest names no picture.</source>
        <translation>{card:Name}: il manifesto non nomina nessuna immagine.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not lie in the folder of the deck.</source>
        <translation>{card:Name}: «{file}» non sta nella cartella del mazzo.</translation>
    </message>
    <message>
        <source>{card:Name}: the file “{file}” is missing.</source>
        <translation>{card:Name}: manca il file «{file}».</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” has too many bytes or pixels.</source>
        <translation>{card:Name}: «{file}» ha troppi byte o pixel.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” is not an SVG, PNG or JPEG picture.</source>
        <translation>{card:Name}: «{file}» non è un’immagine SVG, PNG o JPEG.</translation>
    </message>
    <message>
        <source>{card:Name}: the picture “{file}” is damaged.</source>
        <translation>{card:Name}: l’immagine «{file}» è danneggiata.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not have the shape of a card.</source>
        <translation>{card:Name}: «{file}» non ha la forma di una carta.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” needs other files, or too much drawing.</source>
        <translation>{card:Name}: «{file}» richiede altri file o troppo disegno.</translation>
    </message>
    <message>
        <source>back of the cards</source>
        <translation>dorso delle carte</translation>
    </message>
    <message>
        <source>sign of {suit}</source>
        <translation>segno di {suit}</translation>
    </message>
    <message>
        <source>Ours stand in for these.</source>
        <translation>Al loro posto ci sono le nostre.</translation>
    </message>
    <message>
        <source>The table has our own cards. Your choice is kept.</source>
        <translation>Sul tavolo ci sono le nostre carte. La tua scelta resta.</translation>
    </message>
    <message>
        <source>{number:one # more picture|other # more pictures} cannot be shown.</source>
        <translation>{number:one # altra immagine non si può|other # altre immagini non si possono} mostrare.</translation>
    </message>
    <message>
        <source>{number:one # picture|other # pictures} of the deck “{deck}” cannot be shown.</source>
        <translation>{number:one # immagine|other # immagini} del mazzo «{deck}» non si {number:one può|other possono} mostrare.</translation>
    </message>
    <message>
        <source>Every picture of the deck “{deck}” can be shown.</source>
        <translation>Tutte le immagini del mazzo «{deck}» si possono mostrare.</translation>
    </message>
    <message>
        <source>The deck “{deck}”, made by {maker}. Licence: {licence}.</source>
        <translation>Il mazzo «{deck}», fatto da {maker}. Licenza: {licence}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is added.</source>
        <translation>Il mazzo «{deck}» è aggiunto.</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Dorso {number}</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this deck.</source>
        <translation>Sul disco non c’è abbastanza posto per questo mazzo.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Il sistema non permette a Ombre di scrivere {path}.</translation>
    </message>
    <message>
        <source>The deck could not be copied to {path}.</source>
        <translation>Non è stato possibile copiare il mazzo in {path}.</translation>
    </message>
    <message>
        <source>&amp;Add a deck of your own…</source>
        <translation>Aggiungi un mazzo nuo&amp;vo…</translation>
    </message>
    <message>
        <source>Check i&amp;ts pictures…</source>
        <translation>Veri&amp;fica le sue immagini…</translation>
    </message>
    <message>
        <source>&amp;Open the folder of your decks</source>
        <translation>Apri la cartella &amp;dei tuoi mazzi</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>La cartella di un mazzo</translation>
    </message>
    <message>
        <source>The deck that you chose cannot change this.</source>
        <translation>Il mazzo che hai scelto non può cambiarlo.</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Nessun mazzo è stato aggiunto</translation>
    </message>
    <message>
        <source>Nothing has changed: your cards are as they were.</source>
        <translation>Nulla è cambiato: le tue carte sono rimaste com’erano.</translation>
    </message>
    <message>
        <source>The pictures of a deck</source>
        <translation>Le immagini di un mazzo</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>There is no display here, so no window can be opened.</source>
        <translation>Qui non c’è uno schermo, quindi non si può aprire nessuna finestra.</translation>
    </message>
    <message>
        <source>With --folder DIR a deal is played, and its files are left in DIR.</source>
        <translation>Con --folder DIR si gioca una mano, e i suoi file restano in DIR.</translation>
    </message>
    <message>
        <source>Ombre plays a deal by itself instead.</source>
        <translation>Ombre gioca invece una mano da solo.</translation>
    </message>
    <message>
        <source>The deal did not come to an end.</source>
        <translation>La mano non è arrivata alla fine.</translation>
    </message>
    <message>
        <source>{folder}: the files could not be written there.</source>
        <translation>{folder}: lì non si sono potuti scrivere i file.</translation>
    </message>
    <message>
        <source>A picture of the table: {path}</source>
        <translation>Un’immagine del tavolo: {path}</translation>
    </message>
    <message>
        <source>The record of the deal: {path}</source>
        <translation>La registrazione della mano: {path}</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Everyone draws a card, and the highest deals first.</source>
        <translation>Ognuno pesca una carta, e la più alta dà per prima.</translation>
    </message>
    <message>
        <source>Everyone draws a card of another suit, and {card:the} deals first.</source>
        <translation>Ognuno pesca una carta di un altro seme, e {card:il} dà le carte.</translation>
    </message>
    <message>
        <source>Cards are dealt face up. The player who gets the first black ace deals first.</source>
        <translation>Si danno carte scoperte. Chi riceve il primo asso nero dà le carte.</translation>
    </message>
    <message>
        <source>You draw {card:the}.</source>
        <translation>Peschi {card:il}.</translation>
    </message>
    <message>
        <source>{name} draws {card:the}.</source>
        <translation>{name} pesca {card:il}.</translation>
    </message>
    <message>
        <source>You have the highest card and deal first.</source>
        <translation>Hai la carta più alta: dai tu le carte.</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} ha la carta più alta: dà le carte.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you deal first.</source>
        <translation>{card:Il} tocca a te: dai tu.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who deals first.</source>
        <translation>{card:Il} tocca a {name}, che dà le carte.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you are mano, who speaks and leads first.</source>
        <translation>{card:Il} tocca a te: sei di mano, parli ed esci per primo.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who is mano, and speaks and leads first.</source>
        <translation>{card:Il} tocca a {name}, che è di mano, parla ed esce per primo.</translation>
    </message>
    <message>
        <source>All cards are dealt once. The player with {card:the}, or the next lower, is mano.</source>
        <translation>Si danno tutte le carte una volta. Chi riceve {card:il}, o la carta subito più bassa, è di mano.</translation>
    </message>
    <message>
        <source>{number:0 The first card is one|one # card comes before it|other # cards come before it}.</source>
        <translation>{number:0 È la prima carta|one La precede # carta|other La precedono # carte}.</translation>
    </message>
    <message>
        <source>The highest cards tie, so they draw again.</source>
        <translation>Le carte più alte sono pari: si pesca di nuovo.</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Chi dà le carte?</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primo mazziere</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Suits break the tie: diamonds, hearts, spades, clubs.</source>
        <translation>Il seme decide tra pari: quadri, cuori, picche, fiori.</translation>
    </message>
    <message>
        <source>An ace is not high in this draw.</source>
        <translation>In questa pesca l’asso non è alto.</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>The next one</source>
        <translation>La prossima</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Altre dieci</translation>
    </message>
    <message>
        <source>Not that.</source>
        <translation>Non quello.</translation>
    </message>
    <message>
        <source>This game has no such question.</source>
        <translation>Questo gioco non ha domande simili.</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Contare i trionfi</translation>
    </message>
    <message>
        <source>Ten positions: how many trumps are still out?</source>
        <translation>Dieci posizioni: quanti trionfi sono ancora fuori?</translation>
    </message>
    <message>
        <source>Count: how many trumps are still out?</source>
        <translation>Conta: quanti trionfi sono ancora fuori?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: do you bid?</source>
        <translation>Dieci mani a colpo d’occhio: dichiari?</translation>
    </message>
    <message>
        <source>Your first thought: what do you say?</source>
        <translation>Il tuo primo pensiero: che cosa dici?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: which cards go?</source>
        <translation>Dieci mani a colpo d’occhio: quali carte vanno via?</translation>
    </message>
    <message>
        <source>Your first thought: which cards go?</source>
        <translation>Il tuo primo pensiero: quali carte vanno via?</translation>
    </message>
    <message>
        <source>{every} trumps in all, {played} gone, {own} yours. That leaves {unseen}.</source>
        <translation>{every} trionfi in tutto: {played} già giocati, {own} in mano tua, {unseen} fuori.</translation>
    </message>
    <message>
        <source>What takes the trick</source>
        <translation>Che cosa prende</translation>
    </message>
    <message>
        <source>Ten tricks: which of your cards beats what lies there?</source>
        <translation>Dieci prese: quale tua carta batte quello che c’è?</translation>
    </message>
    <message>
        <source>Play a card that beats what lies here.</source>
        <translation>Gioca una carta che batte quello che c’è.</translation>
    </message>
    <message>
        <source>Gone: {cards}.</source>
        <translation>Uscite: {cards}.</translation>
    </message>
    <message>
        <source>{card:The} is the lowest that beats it.</source>
        <translation>{card:Il} è la più bassa che prende.</translation>
    </message>
    <message>
        <source>{right} of {of} right. Your best run: {best} in a row.</source>
        <translation>{right} su {of} giuste. La tua serie migliore: {best} di fila.</translation>
    </message>
</context>
<context>
    <name>Engraving</name>
    <message>
        <source>Save a picture of the deal</source>
        <translation>Salva un’immagine della mano</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Pages to print (*.pdf)</source>
        <translation>Immagini (*.png);;Disegni (*.svg);;Pagine da stampare (*.pdf)</translation>
    </message>
    <message>
        <source>deal.png</source>
        <translation>mano.png</translation>
    </message>
    <message>
        <source>Trick {number} decided the deal</source>
        <translation>La presa {number} ha deciso la mano</translation>
    </message>
    <message>
        <source>Play it yourself: deal {code}</source>
        <translation>Giocala anche tu: mano {code}</translation>
    </message>
</context>
<context>
    <name>EveningSkill</name>
    <message>
        <source>None of these deals has been judged yet. “Review this deal” does it.</source>
        <translation>Nessuna di queste mani è ancora analizzata. «Analizza questa mano» lo fa.</translation>
    </message>
    <message>
        <source>An expert has about {figure}.</source>
        <translation>Un esperto ha circa {figure}.</translation>
    </message>
    <message>
        <source>Your choices: {figure} of 100, give or take {error}, in {deals:one # judged deal|other # judged deals}.</source>
        <translation>Le tue scelte: {figure} su 100, con {error} di margine, in {deals:one # mano analizzata|other # mani analizzate}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You pass.</source>
        <translation>Passi.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>You let the other defender draw first.</source>
        <translation>Lasci che l’altro difensore peschi per primo.</translation>
    </message>
    <message>
        <source>{name} lets the other defender draw first.</source>
        <translation>{name} lascia che l’altro difensore peschi per primo.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>La prendi.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>{name} la prende.</translation>
    </message>
    <message>
        <source>You leave the turned card.</source>
        <translation>Lasci la carta scoperta.</translation>
    </message>
    <message>
        <source>{name} leaves the turned card.</source>
        <translation>{name} lascia la carta scoperta.</translation>
    </message>
    <message>
        <source>You show.</source>
        <translation>Mostri.</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name} mostra.</translation>
    </message>
    <message>
        <source>You show nothing.</source>
        <translation>Non mostri niente.</translation>
    </message>
    <message>
        <source>{name} shows nothing.</source>
        <translation>{name} non mostra niente.</translation>
    </message>
    <message>
        <source>You claim the game.</source>
        <translation>Riscuoti il gioco.</translation>
    </message>
    <message>
        <source>{name} claims the game.</source>
        <translation>{name} riscuote il gioco.</translation>
    </message>
    <message>
        <source>You go for all the tricks.</source>
        <translation>Tenti il cappotto.</translation>
    </message>
    <message>
        <source>{name} goes for all the tricks.</source>
        <translation>{name} tenta il cappotto.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Ti arrendi.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} si arrende.</translation>
    </message>
    <message>
        <source>You accept the surrender.</source>
        <translation>Accetti la resa.</translation>
    </message>
    <message>
        <source>{name} accepts the surrender.</source>
        <translation>{name} accetta la resa.</translation>
    </message>
    <message>
        <source>You refuse the surrender.</source>
        <translation>Rifiuti la resa.</translation>
    </message>
    <message>
        <source>{name} refuses the surrender.</source>
        <translation>{name} rifiuta la resa.</translation>
    </message>
    <message>
        <source>You take the hand over.</source>
        <translation>Continui tu il gioco.</translation>
    </message>
    <message>
        <source>{name} takes the hand over.</source>
        <translation>{name} continua il gioco.</translation>
    </message>
    <message>
        <source>You throw your hand in.</source>
        <translation>Butti le carte.</translation>
    </message>
    <message>
        <source>{name} throws the hand in.</source>
        <translation>{name} butta le carte.</translation>
    </message>
    <message>
        <source>You decline.</source>
        <translation>Non vuoi.</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} non vuole.</translation>
    </message>
    <message>
        <source>You keep the king hidden.</source>
        <translation>Tieni nascosto il re.</translation>
    </message>
    <message>
        <source>{name} keeps the king hidden.</source>
        <translation>{name} tiene nascosto il re.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Dichiari {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} dichiara {contract}.</translation>
    </message>
    <message>
        <source>You play {contract} too.</source>
        <translation>Anche tu giochi {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract} too.</source>
        <translation>Anche {name} gioca {contract}.</translation>
    </message>
    <message>
        <source>You hold {contract}.</source>
        <translation>Tieni: {contract}.</translation>
    </message>
    <message>
        <source>{name} holds {contract}.</source>
        <translation>{name} tiene: {contract}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}.</source>
        <translation>Hai {cards:il}.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the}.</source>
        <translation>{name} ha {cards:il}.</translation>
    </message>
    <message>
        <source>You bid to play.</source>
        <translation>Dichiari il gioco.</translation>
    </message>
    <message>
        <source>{name} bids to play.</source>
        <translation>{name} dichiara il gioco.</translation>
    </message>
    <message>
        <source>You ask leave to play.</source>
        <translation>Chiedi di giocare con un re chiamato.</translation>
    </message>
    <message>
        <source>{name} asks leave to play.</source>
        <translation>{name} chiede di giocare con un re chiamato.</translation>
    </message>
    <message>
        <source>You bid to play without an exchange.</source>
        <translation>Dichiari di giocare senza scarto.</translation>
    </message>
    <message>
        <source>{name} bids to play without an exchange.</source>
        <translation>{name} dichiara di giocare senza scarto.</translation>
    </message>
    <message>
        <source>You hold, and will play without an exchange.</source>
        <translation>Tieni, e giocherai senza scarto.</translation>
    </message>
    <message>
        <source>{name} holds, and will play without an exchange.</source>
        <translation>{name} tiene, e giocherà senza scarto.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Dai le carte.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} dà le carte.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Riposi.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} riposa.</translation>
    </message>
    <message>
        <source>You lay your cards aside and rest.</source>
        <translation>Posi le carte e riposi.</translation>
    </message>
    <message>
        <source>{name} lays the cards aside and rests.</source>
        <translation>{name} posa le carte e riposa.</translation>
    </message>
    <message>
        <source>You are the Ombre and play {contract}.</source>
        <translation>Sei l’ombre e giochi {contract}.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays {contract}.</source>
        <translation>{name} è l’ombre e gioca {contract}.</translation>
    </message>
    <message>
        <source>You are the Man.</source>
        <translation>Sei l’Uomo.</translation>
    </message>
    <message>
        <source>{name} is the Man.</source>
        <translation>{name} è l’Uomo.</translation>
    </message>
    <message>
        <source>You are the Ombre against three.</source>
        <translation>Sei l’ombre contro tre.</translation>
    </message>
    <message>
        <source>{name} is the Ombre against three.</source>
        <translation>{name} è l’ombre contro tre.</translation>
    </message>
    <message>
        <source>You are the Ombre and call a card.</source>
        <translation>Sei l’ombre e chiami una carta.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and calls a card.</source>
        <translation>{name} è l’ombre e chiama una carta.</translation>
    </message>
    <message>
        <source>You are the Ombre, and had no choice.</source>
        <translation>Sei l’ombre per forza.</translation>
    </message>
    <message>
        <source>{name} is the Ombre, and had no choice.</source>
        <translation>{name} è l’ombre per forza.</translation>
    </message>
    <message>
        <source>You are the Ombre and play with an exchange.</source>
        <translation>Sei l’ombre e giochi con lo scarto.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays with an exchange.</source>
        <translation>{name} è l’ombre e gioca con lo scarto.</translation>
    </message>
    <message>
        <source>You are the Ombre and play without an exchange.</source>
        <translation>Sei l’ombre e giochi senza scarto.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays without an exchange.</source>
        <translation>{name} è l’ombre e gioca senza scarto.</translation>
    </message>
    <message>
        <source>You are the Ombre and must take all the tricks.</source>
        <translation>Sei l’ombre e devi fare tutte le prese.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and must take all the tricks.</source>
        <translation>{name} è l’ombre e deve fare tutte le prese.</translation>
    </message>
    <message>
        <source>You demand {card:the}.</source>
        <translation>Chiedi {card:il}.</translation>
    </message>
    <message>
        <source>{name} demands {card:the}.</source>
        <translation>{name} chiede {card:il}.</translation>
    </message>
    <message>
        <source>You give {king:the} and get {card:the} for it.</source>
        <translation>Dai {king:il} e ricevi {card:il} in cambio.</translation>
    </message>
    <message>
        <source>{name} gives {king:the} and gets {card:the} for it.</source>
        <translation>{name} dà {king:il} e riceve {card:il} in cambio.</translation>
    </message>
    <message>
        <source>You turn up {card:the}.</source>
        <translation>Scopri {card:il}.</translation>
    </message>
    <message>
        <source>{name} turns up {card:the}.</source>
        <translation>{name} scopre {card:il}.</translation>
    </message>
    <message>
        <source>You draw {number:one # card|other # cards}.</source>
        <translation>Peschi {number:one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>{name} draws {number:one # card|other # cards}.</source>
        <translation>{name} pesca {number:one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>You throw away {number:one # card|other # cards}.</source>
        <translation>Scarti {number:one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>{name} throws away {number:one # card|other # cards}.</source>
        <translation>{name} scarta {number:one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.</source>
        <translation>Scarti {thrown:one # carta|other # carte} e ne peschi {number:one solo #|other solo #}.</translation>
    </message>
    <message>
        <source>{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.</source>
        <translation>{name} scarta {thrown:one # carta|other # carte} e ne pesca {number:one solo #|other solo #}.</translation>
    </message>
    <message>
        <source>You take {number:one # card|other # cards} from the talon.</source>
        <translation>Prendi {number:one # carta|other # carte} dal tallone.</translation>
    </message>
    <message>
        <source>{name} takes {number:one # card|other # cards} from the talon.</source>
        <translation>{name} prende {number:one # carta|other # carte} dal tallone.</translation>
    </message>
    <message>
        <source>You hold spadille, so you must play.</source>
        <translation>Hai spadiglia, quindi devi giocare.</translation>
    </message>
    <message>
        <source>{name} holds spadille and so must play.</source>
        <translation>{name} ha spadiglia e quindi deve giocare.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. You hold basto, so you must play.</source>
        <translation>Spadiglia è nel tallone. Hai il basto, quindi devi giocare.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. {name} holds basto and so must play.</source>
        <translation>Spadiglia è nel tallone. {name} ha il basto e quindi deve giocare.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. You are eldest, so you must play.</source>
        <translation>I due assi neri sono nel tallone. Sei primo di mano, quindi devi giocare.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. {name} is eldest and so must play.</source>
        <translation>I due assi neri sono nel tallone. {name} è primo di mano e quindi deve giocare.</translation>
    </message>
    <message>
        <source>You keep every card.</source>
        <translation>Tieni tutte le carte.</translation>
    </message>
    <message>
        <source>{name} keeps every card.</source>
        <translation>{name} tiene tutte le carte.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Esci tu.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>Esce {name}.</translation>
    </message>
    <message>
        <source>You play {card:the}.</source>
        <translation>Giochi {card:il}.</translation>
    </message>
    <message>
        <source>{name} plays {card:the}.</source>
        <translation>{name} gioca {card:il}.</translation>
    </message>
    <message>
        <source>You play {card:the} and say gano.</source>
        <translation>Giochi {card:il} e dici gano.</translation>
    </message>
    <message>
        <source>{name} plays {card:the} and says gano.</source>
        <translation>{name} gioca {card:il} e dice gano.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Fai la {number}ª presa.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} fa la {number}ª presa.</translation>
    </message>
    <message>
        <source>You show {card:the}.</source>
        <translation>Mostri {card:il}.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}.</source>
        <translation>{name} mostra {card:il}.</translation>
    </message>
    <message>
        <source>You call {card:the}.</source>
        <translation>Chiami {card:il}.</translation>
    </message>
    <message>
        <source>{name} calls {card:the}.</source>
        <translation>{name} chiama {card:il}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}. You have nobody to call, so you play alone.</source>
        <translation>Hai {cards:il}. Non hai nessuno da chiamare, quindi giochi da solo.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the} and has nobody to call, and so plays alone.</source>
        <translation>{name} ha {cards:il} e non ha nessuno da chiamare, quindi gioca da solo.</translation>
    </message>
    <message>
        <source>You show {cards:the}, for which you are paid.</source>
        <translation>Mostri {cards:il}, che ti vengono pagati.</translation>
    </message>
    <message>
        <source>{name} shows {cards:the}, for payment.</source>
        <translation>{name} mostra {cards:il}, per il pagamento.</translation>
    </message>
    <message>
        <source>You are now the Ombre.</source>
        <translation>Adesso l’ombre sei tu.</translation>
    </message>
    <message>
        <source>{name} is now the Ombre.</source>
        <translation>Adesso l’ombre è {name}.</translation>
    </message>
    <message>
        <source>You say: {contract}.</source>
        <translation>Dici: {contract}.</translation>
    </message>
    <message>
        <source>{name} says: {contract}.</source>
        <translation>{name} dice: {contract}.</translation>
    </message>
    <message>
        <source>You say solo: you send them alone.</source>
        <translation>Dici solo: lo mandi da solo.</translation>
    </message>
    <message>
        <source>{name} says solo, and so sends them alone.</source>
        <translation>{name} dice solo, e lo manda da solo.</translation>
    </message>
    <message>
        <source>You go alone yourself.</source>
        <translation>Vai tu da solo.</translation>
    </message>
    <message>
        <source>{name} goes alone instead.</source>
        <translation>{name} va da solo al suo posto.</translation>
    </message>
    <message>
        <source>You let them play.</source>
        <translation>Li lasci giocare.</translation>
    </message>
    <message>
        <source>{name} lets them play.</source>
        <translation>{name} li lascia giocare.</translation>
    </message>
    <message>
        <source>You let them go alone.</source>
        <translation>Lasci andare l’altro da solo.</translation>
    </message>
    <message>
        <source>{name} lets them go alone.</source>
        <translation>{name} lascia andare l’altro da solo.</translation>
    </message>
    <message>
        <source>You claim the first five tricks (hechas).</source>
        <translation>Riscuoti le prime cinque prese (hechas).</translation>
    </message>
    <message>
        <source>{name} claims the first five tricks (hechas).</source>
        <translation>{name} riscuote le prime cinque prese (hechas).</translation>
    </message>
    <message>
        <source>You go for all eight tricks (pidiendo ocho).</source>
        <translation>Tenti tutte e otto le prese (pidiendo ocho).</translation>
    </message>
    <message>
        <source>{name} goes for all eight tricks (pidiendo ocho).</source>
        <translation>{name} tenta tutte e otto le prese (pidiendo ocho).</translation>
    </message>
    <message>
        <source>You play together with your partner.</source>
        <translation>Giochi insieme al tuo compagno.</translation>
    </message>
    <message>
        <source>{name} plays together with the partner.</source>
        <translation>{name} gioca insieme al compagno.</translation>
    </message>
    <message>
        <source>You play alone against two.</source>
        <translation>Giochi da solo contro due.</translation>
    </message>
    <message>
        <source>{name} plays alone against two.</source>
        <translation>{name} gioca da solo contro due.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Hanno passato tutti.</translation>
    </message>
    <message>
        <source>{title}. {line}</source>
        <translation>{title}. {line}</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>Il trionfo è {suit}.</translation>
    </message>
    <message>
        <source>{cards:The} lay in the talon.</source>
        <translation>Nel tallone {cards:one c’era|other c’erano} {cards:il}.</translation>
    </message>
    <message>
        <source>The defenders show each other their hands.</source>
        <translation>I difensori si mostrano le carte.</translation>
    </message>
    <message>
        <source>Spadille is turned up, so the bid now counts as {contract}.</source>
        <translation>Si scopre spadiglia, quindi la dichiarazione vale ora come {contract}.</translation>
    </message>
    <message>
        <source>Drawn: {cards:the}.</source>
        <translation>{cards:one Carta pescata|other Carte pescate}: {cards:il}.</translation>
    </message>
    <message>
        <source>Spadille is in the talon, so nobody plays.</source>
        <translation>Spadiglia è nel tallone, quindi non gioca nessuno.</translation>
    </message>
    <message>
        <source>{card:The} was called: you are the Ombre’s ally.</source>
        <translation>{card:Il} era la carta chiamata: sei l’alleato dell’ombre.</translation>
    </message>
    <message>
        <source>{card:The} was called: {name} is the Ombre’s ally.</source>
        <translation>{card:Il} era la carta chiamata: {name} è l’alleato dell’ombre.</translation>
    </message>
    <message>
        <source>You are the Ombre and take a new hand.</source>
        <translation>Sei l’ombre e prendi una mano nuova.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and takes a new hand.</source>
        <translation>{name} è l’ombre e prende una mano nuova.</translation>
    </message>
    <message>
        <source>You choose to play {contract}.</source>
        <translation>Scegli di giocare {contract}.</translation>
    </message>
    <message>
        <source>{name} chooses to play {contract}.</source>
        <translation>{name} sceglie di giocare {contract}.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, so the solo counts as {contract}.</source>
        <translation>Trionfo {suit}, perciò il solo conta come {contract}.</translation>
    </message>
    <message>
        <source>You lay your hand open: {cards:the}.</source>
        <translation>Scopri la tua mano: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays the hand open: {cards:the}.</source>
        <translation>{name} scopre la mano: {cards}.</translation>
    </message>
    <message>
        <source>That is the favour suit, so the bid now counts as {contract}.</source>
        <translation>È il seme di favore, perciò la dichiarazione conta come {contract}.</translation>
    </message>
    <message>
        <source>You are the Ombre and play espada obligada, a forced entrada.</source>
        <translation>Sei l’ombre e giochi espada obligada, un’entrata forzata.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays espada obligada, a forced entrada.</source>
        <translation>{name} è l’ombre e gioca espada obligada, un’entrata forzata.</translation>
    </message>
    <message>
        <source>You sit out as zángano.</source>
        <translation>Riposi da zángano.</translation>
    </message>
    <message>
        <source>{name} sits out as zángano.</source>
        <translation>{name} riposa da zángano.</translation>
    </message>
    <message>
        <source>You say paso: you give up.</source>
        <translation>Dici paso: rinunci.</translation>
    </message>
    <message>
        <source>{name} says paso, giving up.</source>
        <translation>{name} dice paso e rinuncia.</translation>
    </message>
    <message>
        <source>You say bien and accept.</source>
        <translation>Dici bien e accetti.</translation>
    </message>
    <message>
        <source>{name} says bien and accepts.</source>
        <translation>{name} dice bien e accetta.</translation>
    </message>
    <message>
        <source>You say la sigo and take the game over.</source>
        <translation>Dici la sigo e continui il gioco.</translation>
    </message>
    <message>
        <source>{name} says la sigo and takes the game over.</source>
        <translation>{name} dice la sigo e continua il gioco.</translation>
    </message>
    <message>
        <source>You stop with primeras, the first five tricks.</source>
        <translation>Ti fermi alle primeras, le prime cinque prese.</translation>
    </message>
    <message>
        <source>{name} stops with primeras, the first five tricks.</source>
        <translation>{name} si ferma alle primeras, le prime cinque prese.</translation>
    </message>
    <message>
        <source>You go on for bola, all nine tricks.</source>
        <translation>Tenti la bola, tutte e nove le prese.</translation>
    </message>
    <message>
        <source>{name} goes on for bola, all nine tricks.</source>
        <translation>{name} tenta la bola, tutte e nove le prese.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage.</source>
        <translation>Sei l’ombre in una Grossfrage.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage.</source>
        <translation>{name} è l’ombre in una Grossfrage.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage, and had no choice.</source>
        <translation>Sei l’ombre di una Grossfrage, e non avevi scelta.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage, and had no choice.</source>
        <translation>{name} è l’ombre di una Grossfrage, e non aveva scelta.</translation>
    </message>
    <message>
        <source>You show {card:the}: you are the Ombre’s ally, and name the trump.</source>
        <translation>Mostri {card:il}: sei l’alleato dell’ombre, e nomini il trionfo.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}: the Ombre’s ally, who names the trump.</source>
        <translation>{name} mostra {card:il}: è l’alleato dell’ombre, e nomina il trionfo.</translation>
    </message>
    <message>
        <source>You hold all four aces, so you play a solo.</source>
        <translation>Hai tutti e quattro gli assi, perciò giochi un solo.</translation>
    </message>
    <message>
        <source>{name} holds all four aces, and so plays a solo.</source>
        <translation>{name} ha tutti e quattro gli assi, e perciò gioca un solo.</translation>
    </message>
    <message>
        <source>I have no trumps left.</source>
        <translation>Non ho più trionfi.</translation>
    </message>
    <message>
        <source>{card:The} was against me.</source>
        <translation>{card:Il} era contro di me.</translation>
    </message>
    <message>
        <source>{tricks:one # trick is gone|other # tricks are gone}, and I have none.</source>
        <translation>{tricks:one # presa è andata|other # prese sono andate}, e nessuna è mia.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and I have only {own}.</source>
        <translation>Gli altri hanno insieme {tricks:one # presa|other # prese}, e io solo {own:one una|other #}.</translation>
    </message>
    <message>
        <source>I did not choose this trump: it was turned up.</source>
        <translation>Questo trionfo non l’ho scelto io: è stato scoperto.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>That is right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Not that. It will come again.</source>
        <translation>Non così. Tornerà.</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Quanti?</translation>
    </message>
    <message>
        <source>The next exercise</source>
        <translation>L’esercizio seguente</translation>
    </message>
    <message>
        <source>Once more from the first</source>
        <translation>Ancora una volta dal primo</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Per oggi basta</translation>
    </message>
    <message>
        <source>There is no hint in an exercise. After two tries you are told the answer.</source>
        <translation>In un esercizio non ci sono suggerimenti. Dopo due tentativi ti si dice la risposta.</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Esercizi</translation>
    </message>
    <message>
        <source>{right} of {of} exercises right</source>
        <translation>{right} esercizi giusti su {of}</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand and from the cut.</source>
        <translation>Provato: le carte seguono dalla catena mostrata prima e dall’alzata.</translation>
    </message>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand. But nobody cut.</source>
        <translation>Provato: le carte seguono dalla catena mostrata prima. Ma nessuno ha alzato.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this deal was shuffled without a chain.</source>
        <translation>Non si può provare niente: il mazzo di questa mano è stato mescolato senza catena.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this version of Ombre does not know the shuffle of this deal.</source>
        <translation>Non si può provare niente: questa versione di Ombre non conosce la mescolata di questa mano.</translation>
    </message>
    <message>
        <source>Refuted: a part of the proof is missing, is there twice or is badly written.</source>
        <translation>Confutato: una parte della prova manca, c’è due volte o è scritta male.</translation>
    </message>
    <message>
        <source>Refuted: the link of this deal does not lead to the one shown before.</source>
        <translation>Confutato: il codice di controllo di questa mano non porta a quello mostrato prima.</translation>
    </message>
    <message>
        <source>Refuted: the chain, the cut and the number of the deal lead to other cards.</source>
        <translation>Confutato: catena, alzata e numero della mano portano ad altre carte.</translation>
    </message>
    <message>
        <source>Nobody chose these cards: the chain was sealed before the cut, and the cut came before the deal.</source>
        <translation>Nessuno ha scelto queste carte: la catena era sigillata prima dell’alzata, e l’alzata è venuta prima della mano.</translation>
    </message>
    <message>
        <source>All cards were settled before the first deal, and nothing changed later. Only your own cut proves that the program did not pick the chain.</source>
        <translation>Tutte le carte erano decise prima della prima mano, e dopo non è cambiato nulla. Solo la tua alzata prova che il programma non ha scelto la catena.</translation>
    </message>
    <message>
        <source>The shuffle is sealed: {link}</source>
        <translation>La mescolata è sigillata: {link}</translation>
    </message>
    <message>
        <source>Old sittings, lessons, and deals from codes or files have no chain.</source>
        <translation>Le vecchie partite, le lezioni e le mani da codici o file non hanno catena.</translation>
    </message>
    <message>
        <source>Type a word or a number.</source>
        <translation>Scrivi una parola o un numero.</translation>
    </message>
    <message>
        <source>That is too long: 60 characters are the most.</source>
        <translation>È troppo lungo: al massimo 60 caratteri.</translation>
    </message>
    <message>
        <source>Leave out quotation marks, braces and characters that cannot be seen.</source>
        <translation>Lascia fuori virgolette, graffe e caratteri che non si vedono.</translation>
    </message>
    <message>
        <source>Cut the pack: touch it where you like.</source>
        <translation>Alza il mazzo: toccalo dove vuoi.</translation>
    </message>
    <message>
        <source>The pack, to be cut at a card</source>
        <translation>Il mazzo, da alzare a una carta</translation>
    </message>
    <message>
        <source>Your cut and the chain ending in {link} give every deal its cards.</source>
        <translation>La tua alzata e la catena che finisce in {link} danno a ogni mano le sue carte.</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Dai senza alzare</translation>
    </message>
    <message>
        <source>Cut with a word</source>
        <translation>Alza con una parola</translation>
    </message>
    <message>
        <source>The word and the chain together give the cards of every deal. Take one that nobody can foresee.</source>
        <translation>La parola e la catena insieme danno le carte di ogni mano. Prendine una che nessuno può prevedere.</translation>
    </message>
    <message>
        <source>&amp;Word or number</source>
        <translation>&amp;Parola o numero</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>Al&amp;za</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Check the shu&amp;ffle</source>
        <translation>Verifica la &amp;mescolata</translation>
    </message>
    <message>
        <source>To check it without Ombre, save the record and follow docs/fair-shuffle.md. Or run: ombre verify FILE.ombre</source>
        <translation>Per verificarlo senza Ombre, salva la registrazione e segui docs/fair-shuffle.md. Oppure esegui: ombre verify FILE.ombre</translation>
    </message>
    <message>
        <source>This can be checked once the deal is over: until then its link is a secret.</source>
        <translation>Si può verificare quando la mano è finita: fino ad allora il suo codice di controllo è segreto.</translation>
    </message>
    <message>
        <source>Note the end of the chain now, and compare it with the record later.</source>
        <translation>Puoi annotare adesso la fine della catena, e confrontarla dopo con la registrazione.</translation>
    </message>
    <message>
        <source>The shuffle of this deal</source>
        <translation>La mescolata di questa mano</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>The disk is full: there is no room for {path}.</source>
        <translation>Il disco è pieno: non c’è posto per {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Il sistema non permette a Ombre di scrivere {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Un altro programma tiene occupato {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} non si è potuto scrivere.</translation>
    </message>
    <message>
        <source>Still not kept</source>
        <translation>Ancora non conservato</translation>
    </message>
    <message>
        <source>Not everything is kept</source>
        <translation>Non tutto è conservato</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what was played since the last save.</source>
        <translation>Se chiudi Ombre adesso, perdi quello che si è giocato dall’ultimo salvataggio.</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what you last chose in the preferences.</source>
        <translation>Se chiudi Ombre adesso, perdi quello che hai scelto per ultimo nelle preferenze.</translation>
    </message>
    <message>
        <source>Make room and try again, or keep it in a folder on another disk.</source>
        <translation>Fai posto e riprova, oppure conservalo in una cartella di un altro disco.</translation>
    </message>
    <message>
        <source>Try again, or keep it in another folder.</source>
        <translation>Riprova, oppure conservalo in un’altra cartella.</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>Torna &amp;indietro</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Chiudi lo stesso</translation>
    </message>
    <message>
        <source>&amp;Keep it elsewhere…</source>
        <translation>Conserva &amp;altrove…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>Keep your game in another folder</source>
        <translation>Conserva la partita in un’altra cartella</translation>
    </message>
    <message>
        <source>Your game is kept</source>
        <translation>La tua partita è conservata</translation>
    </message>
    <message>
        <source>It is in {folder}.</source>
        <translation>È in {folder}.</translation>
    </message>
    <message>
        <source>Ombre closes with this message. To go on, choose “Open a record…” in the menu Game, and {file} there.</source>
        <translation>Ombre si chiude con questo messaggio. Per continuare, scegli «Apri una registrazione…» nel menu Partita, e lì {file}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The disk is full: {path} could not be written. The game goes on; make room soon.</source>
        <translation>Il disco è pieno: {path} non si è potuto scrivere. Si continua a giocare; fai posto presto.</translation>
    </message>
    <message>
        <source>{path} could not be written: the system does not allow it.</source>
        <translation>{path} non si è potuto scrivere: il sistema non lo permette.</translation>
    </message>
    <message>
        <source>{path} could not be written: another program holds it.</source>
        <translation>{path} non si è potuto scrivere: un altro programma lo tiene occupato.</translation>
    </message>
    <message>
        <source>{path} could not be written. The game goes on, but is not kept.</source>
        <translation>{path} non si è potuto scrivere. Si continua a giocare, ma non viene conservato.</translation>
    </message>
    <message>
        <source>{path} is there but cannot be read.</source>
        <translation>{path} c’è ma non si può leggere.</translation>
    </message>
    <message>
        <source>{path} is damaged. It has been kept as {kept}.</source>
        <translation>{path} è danneggiato. È stato conservato come {kept}.</translation>
    </message>
    <message>
        <source>{path} is not a file of this game. It has been kept as {kept}.</source>
        <translation>{path} non è un file di questo gioco. È stato conservato come {kept}.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Ombre. It has been left as it is.</source>
        <translation>{path} viene da una versione più recente di Ombre. È stato lasciato com’è.</translation>
    </message>
    <message>
        <source>The last good state of {path} has been opened instead.</source>
        <translation>Al suo posto è stato aperto l’ultimo stato buono di {path}.</translation>
    </message>
    <message>
        <source>In {path} the value of {field} does not fit, so the usual one holds.</source>
        <translation>In {path} il valore di {field} non va bene, perciò vale quello solito.</translation>
    </message>
    <message>
        <source>{path} was changed by another program. Its values have been checked.</source>
        <translation>{path} è stato cambiato da un altro programma. I suoi valori sono stati controllati.</translation>
    </message>
    <message>
        <source>{path} has been rebuilt from backups and records; it holds {field} deals.</source>
        <translation>{path} è stato ricostruito da copie e registrazioni; contiene {field} mani.</translation>
    </message>
    <message>
        <source>{field} of the settled deals are missing in {path}. The chips are right all the same.</source>
        <translation>In {path} mancano {field} delle mani finite. Le fiches sono comunque giuste.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>era</translation>
    </message>
</context>
<context>
    <name>FirstBids</name>
    <message>
        <source>The bids, the cheapest first</source>
        <translation>Le dichiarazioni, prima la meno cara</translation>
    </message>
    <message>
        <source>You win with more tricks than any of the others.</source>
        <translation>Vinci con più prese di ciascuno degli altri.</translation>
    </message>
    <message>
        <source>{tricks:one # trick wins|other # tricks win}, alone or together.</source>
        <translation>{tricks:one # presa vince|other # prese vincono}, da soli o insieme.</translation>
    </message>
    <message>
        <source>Higher bids, for more: {bids}.</source>
        <translation>Dichiarazioni più alte, per di più: {bids}.</translation>
    </message>
    <message>
        <source>{good}. {bad}.</source>
        <translation>{good}. {bad}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dai le carte</translation>
    </message>
</context>
<context>
    <name>Flaws</name>
    <message>
        <source>There is no deal here to read.</source>
        <translation>Qui non c’è nessuna mano da leggere.</translation>
    </message>
    <message>
        <source>This is no text, and a record is one.</source>
        <translation>Questo non è un testo, e una registrazione lo è.</translation>
    </message>
    <message>
        <source>The file is larger than any file of records.</source>
        <translation>Il file è più grande di qualsiasi file di registrazioni.</translation>
    </message>
    <message>
        <source>The record breaks off here: “{found}”.</source>
        <translation>La registrazione si interrompe qui: «{found}».</translation>
    </message>
    <message>
        <source>No record of a deal is as long as this.</source>
        <translation>Nessuna registrazione di una mano è così lunga.</translation>
    </message>
    <message>
        <source>The tag that begins here is not closed: “{found}”.</source>
        <translation>L’etichetta che comincia qui non è chiusa: «{found}».</translation>
    </message>
    <message>
        <source>The comment that begins here is not closed: “{found}”.</source>
        <translation>Il commento che comincia qui non è chiuso: «{found}».</translation>
    </message>
    <message>
        <source>“{found}” does not begin a line of a record.</source>
        <translation>«{found}» non comincia una riga di una registrazione.</translation>
    </message>
    <message>
        <source>“{found}” is not a value of this tag.</source>
        <translation>«{found}» non è un valore di questa etichetta.</translation>
    </message>
    <message>
        <source>The tag “{found}” is missing.</source>
        <translation>Manca l’etichetta «{found}».</translation>
    </message>
    <message>
        <source>There is no game or setting “{found}”.</source>
        <translation>Non c’è nessun gioco o impostazione «{found}».</translation>
    </message>
    <message>
        <source>The table cannot show this game yet: “{found}”.</source>
        <translation>Il tavolo non può ancora mostrare questo gioco: «{found}».</translation>
    </message>
    <message>
        <source>“{found}” is not a card.</source>
        <translation>«{found}» non è una carta.</translation>
    </message>
    <message>
        <source>{card:The} is there twice.</source>
        <translation>{card:Il} c’è due volte.</translation>
    </message>
    <message>
        <source>{card:The} is not in the pack of this game.</source>
        <translation>{card:Il} non è nel mazzo di questo gioco.</translation>
    </message>
    <message>
        <source>A card lies face down; a record names every card.</source>
        <translation>Una carta è coperta; una registrazione nomina ogni carta.</translation>
    </message>
    <message>
        <source>The number of cards is wrong: “{found}”.</source>
        <translation>Il numero di carte è sbagliato: «{found}».</translation>
    </message>
    <message>
        <source>The number of cards in this hand is wrong: “{found}”.</source>
        <translation>Il numero di carte in questa mano è sbagliato: «{found}».</translation>
    </message>
    <message>
        <source>The number of hands is wrong: “{found}”.</source>
        <translation>Il numero di mani è sbagliato: «{found}».</translation>
    </message>
    <message>
        <source>“{found}” has no meaning here.</source>
        <translation>«{found}» qui non significa niente.</translation>
    </message>
    <message>
        <source>It is not the turn of seat “{found}”.</source>
        <translation>Non tocca al posto «{found}».</translation>
    </message>
    <message>
        <source>“{found}” is against the rules.</source>
        <translation>«{found}» è contro le regole.</translation>
    </message>
    <message>
        <source>Cards have been lost, or come from nowhere.</source>
        <translation>Delle carte si sono perse, o vengono dal nulla.</translation>
    </message>
    <message>
        <source>“{found}” does not fit the trick that is played.</source>
        <translation>«{found}» non va con la presa che si gioca.</translation>
    </message>
    <message>
        <source>“{found}” is not the card on top of the talon.</source>
        <translation>«{found}» non è la carta in cima al tallone.</translation>
    </message>
    <message>
        <source>The deal is over before “{found}”.</source>
        <translation>La mano finisce prima di «{found}».</translation>
    </message>
    <message>
        <source>The deal is not over yet at “{found}”.</source>
        <translation>La mano non è ancora finita a «{found}».</translation>
    </message>
    <message>
        <source>The result is not “{found}”.</source>
        <translation>Il risultato non è «{found}».</translation>
    </message>
    <message>
        <source>The payments are not “{found}”.</source>
        <translation>I pagamenti non sono «{found}».</translation>
    </message>
    <message>
        <source>The scores are not “{found}”.</source>
        <translation>I punteggi non sono «{found}».</translation>
    </message>
    <message>
        <source>This note or variation does not fit the deal: “{found}”.</source>
        <translation>Questa nota o variante non si adatta alla mano: «{found}».</translation>
    </message>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>Riga {line}, colonna {column}:</translation>
    </message>
    <message>
        <source>Expected: {expected}.</source>
        <translation>Ci si aspettava: {expected}.</translation>
    </message>
    <message>
        <source>A character in it is invisible: {names}.</source>
        <translation>Contiene un carattere invisibile: {names}.</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>spazio unificatore</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>chiuso</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>spades</source>
        <translation>picche; fpl</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori; mpl</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori; mpl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri; mpl</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>play in spades</source>
        <translation>gioco a picche; m</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>gioco a fiori; m</translation>
    </message>
    <message>
        <source>play in hearts</source>
        <translation>gioco a cuori; m</translation>
    </message>
    <message>
        <source>play in diamonds</source>
        <translation>gioco a quadri; m</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>I giochi</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Per giocatori</translation>
    </message>
    <message>
        <source>Peru</source>
        <translation>Perù</translation>
    </message>
    <message>
        <source>The Canaries</source>
        <translation>Le Canarie</translation>
    </message>
    <message>
        <source>Year and place unknown</source>
        <translation>Anno e luogo ignoti</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>The &amp;journey</source>
        <translation>Il &amp;viaggio</translation>
    </message>
</context>
<context>
    <name>GamePaper</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>Le&amp;zione</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Pro&amp;blemi</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinto</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lezione fatta</translation>
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
        <translation>Nove carte a testa e tre dichiarazioni, come si giocava in Spagna. Chi dichiara di più deve fare più prese di ciascuno degli altri.</translation>
    </message>
    <message>
        <source>Three bids, one against two</source>
        <translation>Tre dichiarazioni, uno contro due</translation>
    </message>
    <message>
        <source>It was first described in Madrid in 1663.</source>
        <translation>Fu descritto per la prima volta a Madrid nel 1663.</translation>
    </message>
    <message>
        <source>French Ombre</source>
        <translation>Ombre francese</translation>
    </message>
    <message>
        <source>In French salons the winner takes the pool, and the loser pays it again. You draw cards, draw none (sans prendre), or take every trick (vole).</source>
        <translation>Nei salotti francesi chi vince prende il piatto, e chi perde lo ripaga. Si pescano carte, non se ne pescano (sans prendre) o si fanno tutte le prese (cappotto).</translation>
    </message>
    <message>
        <source>Win the pool, or pay it</source>
        <translation>Vinci il piatto, o pagalo</translation>
    </message>
    <message>
        <source>France first mentions Ombre in 1671.</source>
        <translation>In Francia si parla dell’hombre per la prima volta nel 1671.</translation>
    </message>
    <message>
        <source>Two-bid Ombre</source>
        <translation>Ombre a due dichiarazioni</translation>
    </message>
    <message>
        <source>Good for a beginning: you play with an exchange, or higher, without one. The rest is much as in Renegado.</source>
        <translation>Buona per cominciare: si gioca con lo scarto o, più in alto, senza. Il resto è quasi come nel renegado.</translation>
    </message>
    <message>
        <source>Two bids only, for a beginning</source>
        <translation>Solo due dichiarazioni, per iniziare</translation>
    </message>
    <message>
        <source>The Encyclopædia Britannica of 1911 describes it much like this.</source>
        <translation>L’Encyclopædia Britannica del 1911 lo descrive più o meno così.</translation>
    </message>
    <message>
        <source>Ombre for two</source>
        <translation>Ombre in due</translation>
    </message>
    <message>
        <source>A red suit is left out, and each of you has eight cards. You bid as in Renegado, and need five of the eight tricks.</source>
        <translation>Manca un seme rosso, e ognuno ha otto carte. Si dichiara come nel renegado, e servono cinque delle otto prese.</translation>
    </message>
    <message>
        <source>Eye to eye, without a red suit</source>
        <translation>Faccia a faccia, senza un seme rosso</translation>
    </message>
    <message>
        <source>Its place and year are not known to us.</source>
        <translation>Non ne conosciamo il luogo né l’anno.</translation>
    </message>
    <message>
        <source>Ombre for four</source>
        <translation>Ombre in quattro</translation>
    </message>
    <message>
        <source>Renegado for four: three play, and the one opposite the dealer sits out. When those three pass, the fourth takes the talon and plays alone.</source>
        <translation>Il renegado in quattro: giocano in tre, e riposa chi siede di fronte al mazziere. Se i tre passano, il quarto prende il tallone e gioca da solo.</translation>
    </message>
    <message>
        <source>Three play, the fourth looks on</source>
        <translation>Giocano in tre, il quarto guarda</translation>
    </message>
    <message>
        <source>It was first described in Zaragoza in 1669.</source>
        <translation>Fu descritto per la prima volta a Saragozza nel 1669.</translation>
    </message>
    <message>
        <source>Cinquillo, Ombre for five</source>
        <translation>Cinquillo, ombre in cinque</translation>
    </message>
    <message>
        <source>Whoever asks leave names trumps and calls a king, whose holder helps in secret. Together they need five of the eight tricks; a solo needs them alone.</source>
        <translation>Chi chiede il permesso nomina il trionfo e chiama un re; chi l’ha lo aiuta in segreto. Insieme devono fare cinque delle otto prese; un solo le fa da solo.</translation>
    </message>
    <message>
        <source>Call a king, find a friend</source>
        <translation>Chiama un re, trova un amico</translation>
    </message>
    <message>
        <source>It was first described about 1683; the French called it quintille.</source>
        <translation>Fu descritto verso il 1683; i francesi lo chiamavano quintille.</translation>
    </message>
    <message>
        <source>Homme d’Auvergne</source>
        <translation>Homme d’Auvergne</translation>
    </message>
    <message>
        <source>A quick old game for points: five cards each, and one turned up. Whoever accepts its suit as trump is the Man, against all the others.</source>
        <translation>Un vecchio gioco rapido, a punti: cinque carte a testa, e una scoperta. Chi ne accetta il seme come trionfo è l’Uomo contro tutti gli altri.</translation>
    </message>
    <message>
        <source>Five cards, quick and for points</source>
        <translation>Cinque carte, veloce e a punti</translation>
    </message>
    <message>
        <source>It was printed in Paris in 1665, and is named after the Auvergne.</source>
        <translation>Fu stampato a Parigi nel 1665 e prende il nome dall’Alvernia.</translation>
    </message>
    <message>
        <source>Ten cards and a secret ally</source>
        <translation>Dieci carte e un alleato segreto</translation>
    </message>
    <message>
        <source>It was new in France, and had put Ombre in the shade by 1750.</source>
        <translation>Nuovo in Francia, entro il 1750 aveva messo in ombra l’hombre.</translation>
    </message>
    <message>
        <source>L’Hombre, as in Denmark</source>
        <translation>L’Hombre, come in Danimarca</translation>
    </message>
    <message>
        <source>Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and takes no trick; a tariff sets the payments.</source>
        <translation>Lo giocano oggi i circoli danesi: nove dichiarazioni, contese a due a due. Un nolo non ha trionfi e non fa prese; si paga secondo una tariffa.</translation>
    </message>
    <message>
        <source>Nine bids, fought out in duels</source>
        <translation>Nove dichiarazioni, a duello</translation>
    </message>
    <message>
        <source>Jutland and Funen still play it; a painting of 1887 shows it.</source>
        <translation>Nello Jutland e a Fionia si gioca ancora; un quadro del 1887 lo mostra.</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>Tresillo</translation>
    </message>
    <message>
        <source>Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher and is worth more.</source>
        <translation>L’ombre come la Spagna lo gioca ancora, per piccole poste. Una dichiarazione nel seme di favore va più in alto e vale di più.</translation>
    </message>
    <message>
        <source>One suit is worth more</source>
        <translation>Un seme vale di più</translation>
    </message>
    <message>
        <source>Parts of Spain kept the game alive through the nineteenth century.</source>
        <translation>Alcune parti della Spagna lo tennero vivo per tutto l’Ottocento.</translation>
    </message>
    <message>
        <source>Rocambor</source>
        <translation>Rocambor</translation>
    </message>
    <message>
        <source>Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only overcall, and when all pass, the holder of spadille plays.</source>
        <translation>Il Perù e la Bolivia giocano a Tresillo con quadri, oros, di favore. Gli oros possono solo superare, e se passano tutti gioca chi ha la spadiglia.</translation>
    </message>
    <message>
        <source>A bid in oros goes higher</source>
        <translation>Una dichiarazione in oros sale di più</translation>
    </message>
    <message>
        <source>Peru and Bolivia played it in the twentieth century, and still do.</source>
        <translation>Perù e Bolivia lo giocavano nel Novecento, e lo giocano ancora.</translation>
    </message>
    <message>
        <source>Zanga</source>
        <translation>Zanga</translation>
    </message>
    <message>
        <source>The Canary Islands play it two against two, and partners say nothing. Five of the eight tricks win, and all thirty-two stones win the game.</source>
        <translation>Alle Canarie si gioca due contro due, e i compagni non si dicono niente. Vincono cinque delle otto prese, e tutti e trentadue i sassi vincono la partita.</translation>
    </message>
    <message>
        <source>Two against two, for stones</source>
        <translation>Due contro due, per le pietre</translation>
    </message>
    <message>
        <source>It is still played on the islands.</source>
        <translation>Sulle isole si gioca ancora.</translation>
    </message>
    <message>
        <source>Zanga in Málaga</source>
        <translation>Zanga di Malaga</translation>
    </message>
    <message>
        <source>Zanga with thirty-two cards, as Málaga&apos;s villages play it. The only clubs, ace and king, are always trumps; coins earn a stone more.</source>
        <translation>La zanga con trentadue carte, come nei paesi di Malaga. Gli unici bastoni, asso e re, sono sempre trionfi; i denari portano un sasso in più.</translation>
    </message>
    <message>
        <source>The ugly king is always trump</source>
        <translation>Il re brutto è sempre trionfo</translation>
    </message>
    <message>
        <source>It is still played in the hills of Málaga.</source>
        <translation>Sulle colline di Malaga si gioca ancora.</translation>
    </message>
    <message>
        <source>Tritrille</source>
        <translation>Tritrille</translation>
    </message>
    <message>
        <source>Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a king for another card, and needs six tricks alone.</source>
        <translation>Il quadrille in tre, con dieci carte a testa e senza un seme rosso. L’ombre riceve un re per un’altra carta, e deve fare da solo sei prese.</translation>
    </message>
    <message>
        <source>Ask for a king, play alone</source>
        <translation>Chiedi un re, gioca da solo</translation>
    </message>
    <message>
        <source>German Solo</source>
        <translation>Solo tedesco</translation>
    </message>
    <message>
        <source>Germany&apos;s Quadrille: eight cards each, and the queen of clubs above all. In a Frage you call an ace, whose holder is your secret ally.</source>
        <translation>Il quadrille dei tedeschi: otto carte a testa, e la donna di fiori sopra tutte. In una Frage chiami un asso, e chi ce l’ha è il tuo alleato segreto.</translation>
    </message>
    <message>
        <source>The queen of clubs rules all</source>
        <translation>La donna di fiori comanda tutto</translation>
    </message>
    <message>
        <source>Northern Germany knew it by the late eighteenth century.</source>
        <translation>La Germania del Nord lo conosceva a fine Settecento.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Facile da imparare</translation>
    </message>
    <message>
        <source>Takes an evening</source>
        <translation>Richiede una sera</translation>
    </message>
    <message>
        <source>For those who know Ombre</source>
        <translation>Per chi conosce l’hombre</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>At your right</source>
        <translation>Alla tua destra</translation>
    </message>
    <message>
        <source>Opposite you, to the right</source>
        <translation>Di fronte a te, a destra</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>Di fronte a te</translation>
    </message>
    <message>
        <source>Opposite you, to the left</source>
        <translation>Di fronte a te, a sinistra</translation>
    </message>
    <message>
        <source>At your left</source>
        <translation>Alla tua sinistra</translation>
    </message>
    <message>
        <source>{players:one # player|other # players}</source>
        <translation>{players:one # giocatore|other # giocatori}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>Da {fewest} a {most} giocatori</translation>
    </message>
    <message>
        <source>{tricks:one # trick|other # tricks}</source>
        <translation>{tricks:one # presa|other # prese}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Quadrille</source>
        <translation>Quadriglia</translation>
    </message>
    <message>
        <source>For a hundred years this was the card game of Europe’s drawing rooms. You call a king, and with its secret holder need six of ten tricks.</source>
        <translation>Per cent’anni fu il gioco di carte dei salotti d’Europa. Chiami un re e, con chi lo ha in segreto, ti servono sei delle dieci prese.</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>en</source>
        <translation>it</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Leads a king at once, though it may be trumped.</source>
        <translation>Esce subito di re, anche se glielo possono tagliare.</translation>
    </message>
    <message>
        <source>As Ombre, leads other suits before the trumps of the others are drawn.</source>
        <translation>Da ombre, esce con altri semi prima di aver tolto i trionfi agli altri.</translation>
    </message>
    <message>
        <source>Leads a trump as a defender, and so does the Ombre&apos;s work.</source>
        <translation>In difesa esce di trionfo, e così fa il lavoro dell’ombre.</translation>
    </message>
    <message>
        <source>Leads the same suit again, although it brought nothing the first time.</source>
        <translation>Esce di nuovo con lo stesso seme, anche se la prima volta non ha reso nulla.</translation>
    </message>
    <message>
        <source>As a defender, leads the shortest suit, even if that bares a good card.</source>
        <translation>In difesa esce dal seme più corto, anche se lascia scoperta una buona carta.</translation>
    </message>
    <message>
        <source>Saves spadille for later, and plays the next trump instead.</source>
        <translation>Tiene la spadiglia per dopo, e gioca al suo posto il trionfo seguente.</translation>
    </message>
    <message>
        <source>As Ombre, leads every trump from the top before anything else.</source>
        <translation>Da ombre, gioca tutti i trionfi dal più alto prima di ogni altra cosa.</translation>
    </message>
    <message>
        <source>Takes a trick that the partner is winning already.</source>
        <translation>Prende una presa che il compagno stava già vincendo.</translation>
    </message>
    <message>
        <source>Trumps a trick at sight, whether it is worth it or not.</source>
        <translation>Taglia appena può, che ne valga la pena o no.</translation>
    </message>
    <message>
        <source>Plays low as the second to play, even with the king.</source>
        <translation>Gioca basso da secondo, anche con il re.</translation>
    </message>
    <message>
        <source>Trumps high where a small trump would do.</source>
        <translation>Taglia alto dove basterebbe un trionfo piccolo.</translation>
    </message>
    <message>
        <source>What they have shown at this table</source>
        <translation>Che cosa si è visto di loro a questo tavolo</translation>
    </message>
    <message>
        <source>A habit stands here once two settled deals of this sitting have shown it. After ten deals, one is enough.</source>
        <translation>Un’abitudine compare qui quando due mani concluse di questa partita l’hanno mostrata. Dopo dieci mani, ne basta una.</translation>
    </message>
    <message>
        <source>Seen {times:one once|other # times}, in {deals:one deal|other deals} {numbers}.</source>
        <translation>Vista {times:one una volta|other # volte}, {deals:one nella mano|other nelle mani} {numbers}.</translation>
    </message>
    <message>
        <source>Plays without habits.</source>
        <translation>Gioca senza abitudini.</translation>
    </message>
    <message>
        <source>The deals of this sitting are being looked through.</source>
        <translation>Sto scorrendo le mani di questa partita.</translation>
    </message>
    <message>
        <source>Nothing to notice yet.</source>
        <translation>Ancora niente da notare.</translation>
    </message>
    <message>
        <source>Nothing to notice in {deals:one # deal|other # deals} so far.</source>
        <translation>Finora niente da notare in {deals:one # mano|other # mani}.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is only one thing that you may do.</source>
        <translation>C’è una sola cosa che puoi fare.</translation>
    </message>
    <message>
        <source>Your partner has this trick already: leave it to them.</source>
        <translation>Il tuo compagno ha già questa presa: lasciagliela.</translation>
    </message>
    <message>
        <source>Win with the lowest card that no opponent can beat.</source>
        <translation>Vinci con la carta più bassa che nessun avversario può superare.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you can trump.</source>
        <translation>Non hai {suit}, quindi puoi tagliare con un trionfo.</translation>
    </message>
    <message>
        <source>With this trick the game is yours.</source>
        <translation>Con questa presa il gioco è tuo.</translation>
    </message>
    <message>
        <source>Once your side has this trick, they can no longer win.</source>
        <translation>Se la tua parte fa questa presa, loro non possono più vincere.</translation>
    </message>
    <message>
        <source>You need this trick: without it you can no longer win.</source>
        <translation>Ti serve questa presa: senza non puoi più vincere.</translation>
    </message>
    <message>
        <source>You can no longer win, but with this trick you may still tie.</source>
        <translation>Non puoi più vincere, ma con questa presa puoi ancora pareggiare.</translation>
    </message>
    <message>
        <source>Only you can still stop them: take this trick yourself.</source>
        <translation>Solo tu puoi ancora fermarli: fai tu questa presa.</translation>
    </message>
    <message>
        <source>Only your partner can still stop them: leave them this trick.</source>
        <translation>Solo il tuo compagno può ancora fermarli: lasciagli questa presa.</translation>
    </message>
    <message>
        <source>Your partner said gano: leave them this trick.</source>
        <translation>Il tuo compagno ha detto gano: lasciagli questa presa.</translation>
    </message>
    <message>
        <source>You have {tricks:one # trick|other # tricks}, more than your partner: collect them in one hand.</source>
        <translation>Hai {tricks:one # presa|other # prese}, più del tuo compagno: raccoglile in una mano sola.</translation>
    </message>
    <message>
        <source>Your partner has {tricks:one # trick|other # tricks}, more than you: let them collect.</source>
        <translation>Il tuo compagno ha {tricks:one # presa|other # prese}, più di te: lascia che le raccolga.</translation>
    </message>
    <message>
        <source>They have trumped: a higher trump takes the trick back.</source>
        <translation>Hanno tagliato: un trionfo più alto riprende la presa.</translation>
    </message>
    <message>
        <source>Last to play: the lowest card that wins is enough.</source>
        <translation>Dopo non gioca più nessuno: basta la carta più bassa che vince.</translation>
    </message>
    <message>
        <source>Your partner&apos;s card may still be beaten: cover it with a higher one.</source>
        <translation>La carta del tuo compagno può ancora essere superata: coprila con una più alta.</translation>
    </message>
    <message>
        <source>Your lowest card that beats theirs may be enough: keep the higher ones.</source>
        <translation>La tua carta più bassa che supera la loro può bastare: tieni le più alte.</translation>
    </message>
    <message>
        <source>Take the trick over from your partner: then you lead.</source>
        <translation>Prendi tu la presa del tuo compagno: così esci tu.</translation>
    </message>
    <message>
        <source>You may withhold {card:the}: the trump that was led cannot force it.</source>
        <translation>Puoi trattenere {card:il}: il trionfo di uscita non può costringerti.</translation>
    </message>
    <message>
        <source>Keep your trumps: they may win a trick of their own.</source>
        <translation>Tieni i tuoi trionfi: possono fare una presa da soli.</translation>
    </message>
    <message>
        <source>Keep your last trump while others may still hold some.</source>
        <translation>Tieni l’ultimo trionfo finché altri possono averne.</translation>
    </message>
    <message>
        <source>Nobody else has trumps now: yours will bring back the lead.</source>
        <translation>Nessun altro ha trionfi: i tuoi ti ridaranno l’uscita.</translation>
    </message>
    <message>
        <source>Your partner plays last and may still take this trick.</source>
        <translation>Il tuo compagno gioca per ultimo e può ancora fare questa presa.</translation>
    </message>
    <message>
        <source>Keep {card:the}: it can still win a later trick.</source>
        <translation>Tieni {card:il}: può ancora vincere una presa più tardi.</translation>
    </message>
    <message>
        <source>Those after you can probably beat your high cards too: save them.</source>
        <translation>Chi gioca dopo supererà forse anche le tue carte alte: risparmiale.</translation>
    </message>
    <message>
        <source>Keep {card:the}: nobody holds a higher one.</source>
        <translation>Tieni {card:il}: nessuno ne ha una più alta.</translation>
    </message>
    <message>
        <source>Wait with {card:the}: let others lead that suit first.</source>
        <translation>Lascia uscire altri nel seme in cui la tua carta bassa protegge {card:il}.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s so far: give your cheapest card.</source>
        <translation>Per ora la presa è della vostra parte: gioca la carta che vale meno.</translation>
    </message>
    <message>
        <source>Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.</source>
        <translation>Conta le tue prese sicure: in tutto fanno {tricks:one # presa|other # prese}, e bastano per vincere.</translation>
    </message>
    <message>
        <source>Lead a trump to bring out theirs: {left:one # is|other # are} still out.</source>
        <translation>Esci a trionfo per far uscire i loro: {left:one ne resta # fuori|other ne restano # fuori}.</translation>
    </message>
    <message>
        <source>Lead a trump: it helps your partner draw those of the others.</source>
        <translation>Esci a trionfo: aiuti il tuo compagno a tirare quelli degli altri.</translation>
    </message>
    <message>
        <source>Nobody has a higher card than yours in {suit}: lead it.</source>
        <translation>Nessuno ha una carta più alta della tua a {suit}: esci con quella.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: lead one to bring out the higher ones.</source>
        <translation>Hai {have:one # trionfo|other # trionfi}: esci con uno per far uscire quelli più alti.</translation>
    </message>
    <message>
        <source>Draw trumps first, or they may trump {card:the}.</source>
        <translation>Tira prima i trionfi, o possono tagliare {card:il}.</translation>
    </message>
    <message>
        <source>Wait with your trumps: if they lead trumps, {card:the} can win as well.</source>
        <translation>Aspetta con i trionfi: se escono loro a trionfo, può vincere anche {card:il}.</translation>
    </message>
    <message>
        <source>You have {have:one # card|other # cards} in {suit}: the small ones may win later.</source>
        <translation>Hai {have:one # carta|other # carte} a {suit}: le piccole possono vincere più tardi.</translation>
    </message>
    <message>
        <source>Your opponent must play before your partner: lead through them.</source>
        <translation>Il tuo avversario gioca prima del tuo compagno: esci attraverso di lui.</translation>
    </message>
    <message>
        <source>Your cards here are worth the same: it does not matter which.</source>
        <translation>Qui le tue carte valgono lo stesso: non importa quale.</translation>
    </message>
    <message>
        <source>The game is not lost yet: do not give up.</source>
        <translation>Il gioco non è ancora perso: non arrenderti.</translation>
    </message>
    <message>
        <source>Not {suit}: they have none, and could throw a dangerous card.</source>
        <translation>Non {suit}: non ne hanno, e potrebbero scartare una carta pericolosa.</translation>
    </message>
    <message>
        <source>Nobody has a lower card in {suit}: whoever follows must beat it.</source>
        <translation>Nessuno ha una carta più bassa a {suit}: chi risponde deve superarla.</translation>
    </message>
    <message>
        <source>You need not follow: throw the card that could win most easily.</source>
        <translation>Non devi rispondere: scarta la carta che vincerebbe più facilmente.</translation>
    </message>
    <message>
        <source>They are winning this trick: leave it to them.</source>
        <translation>Stanno vincendo questa presa: lasciala a loro.</translation>
    </message>
    <message>
        <source>Play low: they may have to take the trick.</source>
        <translation>Gioca basso: forse dovranno prendere loro.</translation>
    </message>
    <message>
        <source>Play high now, and keep your low cards to catch them later.</source>
        <translation>Gioca alto adesso, e tieni le carte basse per sorprenderli più tardi.</translation>
    </message>
    <message>
        <source>Your partner has no {suit} and may trump: lead that suit.</source>
        <translation>Il tuo compagno non ha {suit} e può tagliare: esci a quel seme.</translation>
    </message>
    <message>
        <source>If they take this trick, they have won: stop them here.</source>
        <translation>Se fanno questa presa hanno vinto: fermali qui.</translation>
    </message>
    <message>
        <source>You have a card that no opponent can beat: a sure trick.</source>
        <translation>Hai una carta che nessun avversario può superare: una presa sicura.</translation>
    </message>
    <message>
        <source>You have a card that only a trump can beat.</source>
        <translation>Hai una carta che solo un trionfo può superare.</translation>
    </message>
    <message>
        <source>You have a card that only {few:one # card|other # cards} can still beat.</source>
        <translation>Hai una carta che solo {few:one # carta può|other # carte possono} ancora superare.</translation>
    </message>
    <message>
        <source>Make them spend a higher card, or take the trick.</source>
        <translation>Fa’ loro spendere una carta più alta, o fai tu la presa.</translation>
    </message>
    <message>
        <source>Keep {card:the}: few cards can still beat it.</source>
        <translation>Tieni {card:il}: poche carte possono ancora superare questa carta.</translation>
    </message>
    <message>
        <source>You have only {have:one # card|other # cards} in {suit}: soon you can trump that suit.</source>
        <translation>Hai solo {have:one # carta|other # carte} a {suit}: presto potrai tagliare quel seme.</translation>
    </message>
    <message>
        <source>A loser costs little: every card still out in its suit beats it.</source>
        <translation>Giocare una carta già persa costa poco: nel suo seme la superano tutte.</translation>
    </message>
    <message>
        <source>Nobody can beat your best trump: draw theirs while {left:one # is|other # are} still out.</source>
        <translation>Nessuno può battere il tuo miglior trionfo: fai cadere i loro finché ne {left:one resta # fuori|other restano # fuori}.</translation>
    </message>
    <message>
        <source>An opponent has no {suit}: they must trump it or let it go.</source>
        <translation>Un avversario non ha {suit}: deve tagliare o lasciar passare.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: lead that suit back to them.</source>
        <translation>Il tuo compagno è uscito a {suit}: torna in quel seme.</translation>
    </message>
    <message>
        <source>Only {card:the} beats your best card of its suit: bring it out.</source>
        <translation>Solo {card:il} supera la tua carta migliore di quel seme: falla uscire.</translation>
    </message>
    <message>
        <source>It makes no difference here: on average every card comes to the same.</source>
        <translation>Qui è indifferente: in media ogni carta dà lo stesso risultato.</translation>
    </message>
    <message>
        <source>Lead the card that is likeliest to be beaten.</source>
        <translation>Esci con la carta che più facilmente verrà superata.</translation>
    </message>
    <message>
        <source>Go under {card:the} with the highest card you can.</source>
        <translation>Resta sotto {card:il} con la carta più alta possibile.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give your cheapest card.</source>
        <translation>Non puoi vincere questa presa: gioca la carta che vale meno.</translation>
    </message>
    <message>
        <source>Keep the low card that guards {card:the}.</source>
        <translation>Tieni la carta bassa che protegge {card:il}.</translation>
    </message>
    <message>
        <source>You have no matador: let the other defender draw before you.</source>
        <translation>Non hai mattadori: lascia pescare prima il compagno.</translation>
    </message>
    <message>
        <source>Every card you have left wins: go for all the tricks.</source>
        <translation>Vincono tutte le carte che ti restano: tenta il cappotto.</translation>
    </message>
    <message>
        <source>With {tricks:one # trick|other # tricks} you are ahead: codille is in sight, so play on.</source>
        <translation>Con {tricks:one # presa|other # prese} sei in vantaggio: il codiglio è vicino, quindi continua.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Hint: {told}</source>
        <translation>Suggerimento. {told}</translation>
    </message>
    <message>
        <source>One moment, the choices are being weighed.</source>
        <translation>Un momento, il maestro riflette…</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un suggerimento</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>There is no hint just now. The game goes on as it was.</source>
        <translation>Per ora non c’è nessun suggerimento. Il gioco continua com’era.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa faccio?</translation>
    </message>
    <message>
        <source>Other throws</source>
        <translation>Altri scarti</translation>
    </message>
    <message>
        <source>Press {key} to do it.</source>
        <translation>Premi {key} per farlo.</translation>
    </message>
    <message>
        <source>You then seldom win.</source>
        <translation>Così vinci di rado.</translation>
    </message>
    <message>
        <source>You then win about {times:one once|other # times} in 10.</source>
        <translation>Così vinci circa {times:one una volta|other # volte} su 10.</translation>
    </message>
    <message>
        <source>You then nearly always win.</source>
        <translation>Così vinci quasi sempre.</translation>
    </message>
    <message>
        <source>You seldom come out ahead.</source>
        <translation>Così raramente finisci in attivo.</translation>
    </message>
    <message>
        <source>You come out ahead about {times:one once|other # times} in 10.</source>
        <translation>Così finisci in attivo circa {times:one una volta|other # volte} su 10.</translation>
    </message>
    <message>
        <source>You nearly always come out ahead.</source>
        <translation>Così finisci quasi sempre in attivo.</translation>
    </message>
    <message>
        <source>Any of them is about as good.</source>
        <translation>Valgono tutte circa lo stesso.</translation>
    </message>
    <message>
        <source>One way it may go:</source>
        <translation>Può andare così:</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>La prendi tu</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>La prende {name}</translation>
    </message>
    <message>
        <source>{cards}: you take the trick.</source>
        <translation>{cards}: la presa è tua.</translation>
    </message>
    <message>
        <source>{cards}: {name} takes the trick.</source>
        <translation>{cards}: la presa va a {name}.</translation>
    </message>
    <message>
        <source>Throw {more:the} as well</source>
        <translation>Scartare anche {more:il}</translation>
    </message>
    <message>
        <source>Keep {less:the}</source>
        <translation>Tenere {less:il}</translation>
    </message>
    <message>
        <source>Throw {more:the}, keep {less:the}</source>
        <translation>Scartare {more:il}, tenere {less:il}</translation>
    </message>
    <message>
        <source>Throw {cards:the}</source>
        <translation>Scarta {cards:il}</translation>
    </message>
    <message>
        <source>The marked cards</source>
        <translation>Le carte segnate</translation>
    </message>
    <message>
        <source>“{action}” wins more often, but brings less in the long run.</source>
        <translation>«{action}» vince più spesso, ma alla lunga rende meno.</translation>
    </message>
    <message>
        <source>{others:one Another choice is|other # other choices are} about equal.</source>
        <translation>{others:one Un’altra scelta vale|other Altre # scelte valgono} circa lo stesso.</translation>
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
        <translation>quasi uguale</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>costa {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}, give or take {error}</source>
        <translation>{action}: perde {amount}, con {error} di margine</translation>
    </message>
    <message>
        <source>{action}: gains {amount}, give or take {error}</source>
        <translation>{action}: guadagna {amount}, con {error} di margine</translation>
    </message>
    <message>
        <source>This deal can hardly be won any more.</source>
        <translation>Questa mano ormai si può vincere difficilmente.</translation>
    </message>
    <message>
        <source>Another throw: {line}</source>
        <translation>Un altro scarto: {line}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}</source>
        <translation>{action}: guadagna {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}</source>
        <translation>{action}: perde {amount}</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in chips beside the best.</source>
        <translation>La probabilità di vincere e quante fiches costa rispetto alla migliore.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in points beside the best.</source>
        <translation>La probabilità di vincere e quanti punti costa rispetto alla migliore.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in stones beside the best.</source>
        <translation>La probabilità di vincere e quanti sassi costa rispetto alla migliore.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tieni tutto</translation>
    </message>
    <message>
        <source>Play {card:the}, and say gano.</source>
        <translation>Gioca {card:il}, e di’ gano.</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <translation>Gioca {card:il}.</translation>
    </message>
    <message>
        <source>Call {card:the}.</source>
        <translation>Chiama {card:il}.</translation>
    </message>
    <message>
        <source>Give {card:the}.</source>
        <translation>Dai {card:il}.</translation>
    </message>
    <message>
        <source>Bid {contract}.</source>
        <translation>Dichiara {contract}.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Nomina {suit} come trionfo.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Tieni tutte le carte.</translation>
    </message>
    <message>
        <source>Throw away the {number:one marked card|other # marked cards}.</source>
        <translation>Scarta {number:one la carta segnata|other le # carte segnate}.</translation>
    </message>
    <message>
        <source>Throw away {cards:the}.</source>
        <translation>Scarta {cards:il}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passa.</translation>
    </message>
    <message>
        <source>Choose “{label}”.</source>
        <translation>Scegli «{label}».</translation>
    </message>
    <message>
        <source>If you pass too, you must play anyway.</source>
        <translation>Se passi anche tu, devi giocare lo stesso.</translation>
    </message>
    <message>
        <source>Once you lead, every card you hold wins.</source>
        <translation>Appena esci tu, tutte le tue carte vincono.</translation>
    </message>
    <message>
        <source>{high:one Only one of your cards is dangerous, and you may exchange it.|other Only # of your cards are dangerous, and you may exchange them.}</source>
        <translation>{high:one Solo una delle tue carte è pericolosa, e puoi cambiarla.|other Solo # delle tue carte sono pericolose, e puoi cambiarle.}</translation>
    </message>
    <message>
        <source>You have a low card in every suit you hold.</source>
        <translation>Hai una carta bassa in ogni seme che tieni.</translation>
    </message>
    <message>
        <source>On average you make about {have:one # trick|other # tricks}, whichever suit is turned.</source>
        <translation>In media fai circa {have:one # presa|other # prese}, qualunque seme si scopra.</translation>
    </message>
    <message>
        <source>Spadille and basto are trumps, whichever suit is turned.</source>
        <translation>Spadiglia e basto sono trionfi, qualunque seme si scopra.</translation>
    </message>
    <message>
        <source>{card:The} is a trump, whichever suit is turned.</source>
        <translation>{card:Il} è trionfo, qualunque seme si scopra.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Con {suit} per trionfo fai circa {have:one # presa|other # prese}, e ne bastano {need}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Con {suit} per trionfo la tua parte fa circa {have:one # presa|other # prese}, e ne bastano {need}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: enough if the others share theirs.</source>
        <translation>Con {suit} per trionfo fai circa {have:one # presa|other # prese}: bastano se gli altri si dividono le loro.</translation>
    </message>
    <message>
        <source>{other:Name} wins more often, but {contract} pays more.</source>
        <translation>{other:Name} vince più spesso, ma {contract} rende di più.</translation>
    </message>
    <message>
        <source>{contract:Name} leaves {other} open, and your cards suit that better.</source>
        <translation>{contract:Name} lascia aperto {other}, e le tue carte vanno meglio per quello.</translation>
    </message>
    <message>
        <source>It wins only about {wins:one once|other # times} in 10, but on average that beats passing.</source>
        <translation>Vince solo {wins:one una volta|other circa # volte} su 10, ma in media è meglio che passare.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}.</source>
        <translation>Con {suit} hai {trumps:one # trionfo|other # trionfi}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps, {sure:one # trick is|other # tricks are} certain.</source>
        <translation>Con {suit} per trionfo, {sure:one # presa è sicura|other # prese sono sicure}.</translation>
    </message>
    <message>
        <source>All the others have passed, so they are probably weak.</source>
        <translation>Tutti gli altri hanno passato: probabilmente sono deboli.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only {remaining} {remaining:one is|other are} left.</source>
        <translation>{contract:Name} è già preso: {remaining:one resta|other restano} solo {remaining}.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only dearer bids are left.</source>
        <translation>{contract:Name} è già preso: restano solo dichiarazioni più care.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: one more, and you could bid.</source>
        <translation>Hai {have:one # trionfo|other # trionfi}: con uno in più potresti dichiarare.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps} and {matadors:0 no matador|one one matador|other # matadors}: one more trump, and you could bid.</source>
        <translation>Hai {have:one # trionfo|other # trionfi} e {matadors:0 nessun mattadore|one un mattadore|other # mattadori}: con un trionfo in più potresti dichiarare.</translation>
    </message>
    <message>
        <source>Your {have:one # trump is|other # trumps are} good, but {kings:0 no king stands|one only one king stands|other only # kings stand} beside them.</source>
        <translation>I tuoi {have:one # trionfo|other # trionfi} sono buoni, ma accanto {kings:0 non c’è nessun re|one c’è solo un re|other ci sono solo # re}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one about # trick|other about # tricks}: you need at least {least}.</source>
        <translation>Con {suit} per trionfo fai {have:0 a malapena una presa|one circa # presa|other circa # prese}, e te ne servono almeno {least}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes {have:0 hardly a trick|one about # trick|other about # tricks}: it needs {least}.</source>
        <translation>Con {suit} per trionfo la tua parte fa {have:0 a malapena una presa|one circa # presa|other circa # prese}: ne servono {least}.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Senza carte nuove fai {have:0 a malapena una presa|one circa # presa|other circa # prese} con {suit}: te ne servono almeno {least}.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Senza aiuto fai {have:0 a malapena una presa|one circa # presa|other circa # prese} con {suit}: te ne servono almeno {least}.</translation>
    </message>
    <message>
        <source>{contract:Name} would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>Con {contract:il} {wins:0 non vinceresti quasi mai|one vinceresti solo una volta su 10|other vinceresti solo circa # volte su 10}.</translation>
    </message>
    <message>
        <source>{contract:Name} wins about {wins:one once|other # times} in 10, but losing costs more.</source>
        <translation>{contract:Name} vince {wins:one una volta|other circa # volte} su 10, ma perdere costa di più.</translation>
    </message>
    <message>
        <source>On average, passing brings you more.</source>
        <translation>In media passare ti rende di più.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}, more than with any other suit.</source>
        <translation>Con {suit} hai {trumps:one # trionfo|other # trionfi}, più che con ogni altro seme.</translation>
    </message>
    <message>
        <source>With {suit} you make about {have:one # trick|other # tricks}, the most of any suit.</source>
        <translation>Con {suit} fai circa {have:one # presa|other # prese}, più che con ogni altro seme.</translation>
    </message>
    <message>
        <source>{card:The} becomes the second-highest trump.</source>
        <translation>{card:Il} diventa il secondo trionfo.</translation>
    </message>
    <message>
        <source>Another suit gives you as many trumps, but they are higher in {suit}.</source>
        <translation>Un altro seme ti dà altrettanti trionfi, ma a {suit} sono più alti.</translation>
    </message>
    <message>
        <source>With {suit} you have fewer trumps, but higher ones.</source>
        <translation>Con {suit} hai meno trionfi, ma più alti.</translation>
    </message>
    <message>
        <source>{card:The} may still win a trick as a plain card.</source>
        <translation>{card:Il} può ancora fare una presa fuori dai trionfi.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:0 no trump|one only one trump|other only # trumps}, and trumps win tricks.</source>
        <translation>Con {suit} {trumps:0 non hai trionfi|one hai solo un trionfo|other hai solo # trionfi}, e i trionfi fanno prese.</translation>
    </message>
    <message>
        <source>Once that card has gone, {card:the} in your hand is the highest.</source>
        <translation>Andata quella carta, {card:il} che hai in mano è la più alta.</translation>
    </message>
    <message>
        <source>{card:The} in your hand is worth more beside it.</source>
        <translation>{card:Il} che hai in mano vale di più accanto.</translation>
    </message>
    <message>
        <source>You have {number:one one card|other # cards} of {suit} to lead to {card:the}.</source>
        <translation>Hai {number:one una carta|other # carte} di {suit} per uscire verso {card:il}.</translation>
    </message>
    <message>
        <source>You have {number:0 no card|one only one card} of {suit}: your ally will have the highest.</source>
        <translation>{number:0 Non hai carte|one Hai solo una carta} di {suit}: il tuo alleato avrà la più alta.</translation>
    </message>
    <message>
        <source>The others hold most cards of {suit}, so {card:the} should win a trick.</source>
        <translation>Gli altri hanno quasi tutte le carte di {suit}, quindi {card:il} dovrebbe fare una presa.</translation>
    </message>
    <message>
        <source>It is your lowest card of {suit}.</source>
        <translation>È la tua carta più bassa di {suit}.</translation>
    </message>
    <message>
        <source>You may draw only {most:one # card|other # cards}: throw the weakest.</source>
        <translation>Puoi pescare solo {most:one # carta|other # carte}: scarta le più deboli.</translation>
    </message>
    <message>
        <source>Keep trumps and kings: a new card is worth more than the rest.</source>
        <translation>Tieni trionfi e re: una carta nuova vale più del resto.</translation>
    </message>
    <message>
        <source>Keep only your trumps: a new card is worth more than the rest.</source>
        <translation>Tieni solo i trionfi: una carta nuova vale più del resto.</translation>
    </message>
    <message>
        <source>Keep only your {kings:one king|other kings}: a new card is worth more than the rest.</source>
        <translation>Tieni solo {kings:one il re|other i re}: una carta nuova vale più del resto.</translation>
    </message>
    <message>
        <source>You have neither a trump nor a king: exchange every card.</source>
        <translation>Non hai né trionfi né re: cambia tutte le carte.</translation>
    </message>
    <message>
        <source>{card:The} stays too: beside its king it may win a trick.</source>
        <translation>Resta anche {card:il}: accanto al suo re può fare una presa.</translation>
    </message>
    <message>
        <source>{card:The} stays with a lower card: it may win once the king is gone.</source>
        <translation>{card:Il} resta con una carta più bassa: può vincere quando il re è andato.</translation>
    </message>
    <message>
        <source>Throw your weakest cards: new ones may be better.</source>
        <translation>Scarta le carte più deboli: le nuove possono essere migliori.</translation>
    </message>
    <message>
        <source>Keep the kings, and {suit} for {trumps:one # trump|other # trumps}.</source>
        <translation>Tieni i re, e {suit} per {trumps:one # trionfo|other # trionfi}.</translation>
    </message>
    <message>
        <source>Your partner draws after you: leave them {left:one # card|other # cards}.</source>
        <translation>Il tuo compagno pesca dopo di te: lasciagli {left:one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>You throw your last {suit}: unless you draw more, you may trump it.</source>
        <translation>Resti senza {suit}: se non ne peschi altri, potrai tagliare quel seme.</translation>
    </message>
    <message>
        <source>Throw the cards that are likeliest to take a trick.</source>
        <translation>Scarta le carte che più facilmente farebbero una presa.</translation>
    </message>
    <message>
        <source>Going on for all the tricks pays more, and it goes well nearly always.</source>
        <translation>Tentare il cappotto rende di più, e riesce quasi sempre.</translation>
    </message>
    <message>
        <source>Play on: it goes well {wins:10 nearly always|other about # times in 10}.</source>
        <translation>Continua: va bene {wins:10 quasi sempre|other circa # volte su 10}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one only about # trick|other only about # tricks}: that is too few.</source>
        <translation>Con {suit} per trionfo fai {have:0 a malapena una presa|one solo circa # presa|other solo circa # prese}, e non basta.</translation>
    </message>
    <message>
        <source>You have won already, and of the {left:one # trick|other # tricks} left {sure:0 none is|one only one is|other only # are} certain.</source>
        <translation>Hai già vinto, e delle {left:one # presa|other # prese} che restano {sure:0 nessuna è sicura|one solo una è sicura|other solo # sono sicure}.</translation>
    </message>
    <message>
        <source>You have too few tricks to hope for codille.</source>
        <translation>Hai troppo poche prese per sperare nel codiglio.</translation>
    </message>
    <message>
        <source>Your cards and tricks are too weak to win it yourself.</source>
        <translation>Le tue carte e prese sono troppo deboli per vincerla tu.</translation>
    </message>
    <message>
        <source>Your cards and tricks are good enough to win it yourself.</source>
        <translation>Le tue carte e prese bastano per vincerla tu.</translation>
    </message>
    <message>
        <source>The card turned up is a trump for certain: take it.</source>
        <translation>La carta scoperta è certo un trionfo: prendila.</translation>
    </message>
    <message>
        <source>All have passed, so the strong cards probably lie in the talon.</source>
        <translation>Tutti hanno passato: le carte forti sono forse nel tallone.</translation>
    </message>
    <message>
        <source>If you turn up a king, you score a point.</source>
        <translation>Se scopri un re, segni un punto.</translation>
    </message>
    <message>
        <source>A king that you show scores a point.</source>
        <translation>Un re che mostri vale un punto.</translation>
    </message>
    <message>
        <source>You gain nothing by keeping the talon secret.</source>
        <translation>Non guadagni nulla a tenere segreto il tallone.</translation>
    </message>
    <message>
        <source>You would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{wins:0 Non vinceresti quasi mai|one Vinceresti solo una volta su 10|other Vinceresti solo circa # volte su 10}.</translation>
    </message>
    <message>
        <source>You have no trump left, and {left:one # is|other # are} still out.</source>
        <translation>Non hai più trionfi, e {left:one ne resta # fuori|other ne restano # fuori}.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and you have {own:0 none|other #}.</source>
        <translation>Gli altri hanno insieme {tricks:one # presa|other # prese}, e tu {own:0 nessuna|one una|other #}.</translation>
    </message>
    <message>
        <source>You can hardly win now, and after codille another player gets your chips.</source>
        <translation>Ormai difficilmente vinci, e con il codiglio un altro prende le tue fiches.</translation>
    </message>
    <message>
        <source>You can hardly win, and throwing it in costs no more than a tie.</source>
        <translation>Difficilmente vinci, e gettare il gioco non costa più di un pareggio.</translation>
    </message>
</context>
<context>
    <name>Holds</name>
    <message>
        <source>With nobody</source>
        <translation>Con nessuno</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>Quanto è certo?</translation>
    </message>
    <message>
        <source>5 times in 10</source>
        <translation>5 volte su 10</translation>
    </message>
    <message>
        <source>7 times in 10</source>
        <translation>7 volte su 10</translation>
    </message>
    <message>
        <source>9 times in 10</source>
        <translation>9 volte su 10</translation>
    </message>
    <message>
        <source>That is close to what the expert sees.</source>
        <translation>È vicino a ciò che vede l’esperto.</translation>
    </message>
    <message>
        <source>There, and you can be surer of it. This problem comes back another day.</source>
        <translation>Lì, e puoi esserne più sicuro. Questo problema torna un altro giorno.</translation>
    </message>
    <message>
        <source>There, but you cannot be that sure. This problem comes back another day.</source>
        <translation>Lì, ma non se ne può essere così sicuri. Questo problema torna un altro giorno.</translation>
    </message>
    <message>
        <source>Above: your answer. Below: what the expert sees.</source>
        <translation>Sopra: la tua risposta. Sotto: ciò che vede l’esperto.</translation>
    </message>
    <message>
        <source>This time it is with {name}.</source>
        <translation>Stavolta ce l’ha {name}.</translation>
    </message>
    <message>
        <source>This time nobody has it.</source>
        <translation>Stavolta non ce l’ha nessuno.</translation>
    </message>
    <message>
        <source>Where is {card:the}, most likely?</source>
        <translation>Dov’è più probabilmente {card:il}?</translation>
    </message>
    <message>
        <source>Most likely it is with {name}: {percent}.</source>
        <translation>Più probabilmente con {name}: {percent}.</translation>
    </message>
    <message>
        <source>Most likely nobody has it: {percent}.</source>
        <translation>Più probabilmente con nessuno: {percent}.</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Show the &amp;chief ones only</source>
        <translation>Mostra solo le &amp;principali</translation>
    </message>
    <message>
        <source>Show &amp;all house rules</source>
        <translation>Mostra &amp;tutte le regole</translation>
    </message>
    <message>
        <source>Hid&amp;e the house rules</source>
        <translation>Nasc&amp;ondi le regole della casa</translation>
    </message>
    <message>
        <source>Chang&amp;e the house rules</source>
        <translation>&amp;Modifica le regole della casa</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Valori &amp;del libro</translation>
    </message>
    <message>
        <source>All as in the rule book</source>
        <translation>Tutto come nel libro delle regole</translation>
    </message>
    <message>
        <source>Not as in the rule book: {rules}</source>
        <translation>Diverso dal libro delle regole: {rules}</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>From part to part of the table</source>
        <translation>Da una zona all’altra del tavolo</translation>
    </message>
    <message>
        <source>The table read out</source>
        <translation>Il tavolo letto ad alta voce</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>La prima pagina</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Una lezione</translation>
    </message>
    <message>
        <source>Lists, log, last trick, settlement, other cards</source>
        <translation>Elenchi, cronaca, ultima presa, conto, altre carte</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Un replay</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>Finestre di dialogo</translation>
    </message>
    <message>
        <source>The path of lessons</source>
        <translation>Il cammino delle lezioni</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>Il libro delle regole</translation>
    </message>
    <message>
        <source>Score sheet and sittings</source>
        <translation>Foglio dei conti e partite</translation>
    </message>
    <message>
        <source>F6 leads round the parts of the table, from your cards to the tools. The arrow keys lead along each part.</source>
        <translation>F6 fa il giro delle zone del tavolo, dalle tue carte agli strumenti. Le frecce percorrono ogni zona.</translation>
    </message>
    <message>
        <source>These keys work at any time. The words are shown, and a screen reader says them.</source>
        <translation>Questi tasti funzionano sempre. Il testo compare sullo schermo e il lettore di schermo lo legge.</translation>
    </message>
    <message>
        <source>Each button shows its key. It works wherever you are, and is the same through the deal.</source>
        <translation>Ogni pulsante mostra il suo tasto. Funziona ovunque tu sia, e resta lo stesso per tutta la mano.</translation>
    </message>
    <message>
        <source>Alt and the underlined letter of a button or a field leads to it.</source>
        <translation>Alt e la lettera sottolineata di un pulsante o di un campo ci portano lì.</translation>
    </message>
    <message>
        <source>{keys}: {text}</source>
        <translation>{keys}: {text}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>1 to 9, and 0 for the tenth</source>
        <translation>da 1 a 9, e 0 per la decima</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>da 1 a 4</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <translation>R</translation>
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
        <translation>L</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>S</translation>
    </message>
    <message>
        <source>O</source>
        <translation>T</translation>
    </message>
    <message>
        <source>V</source>
        <translation>A</translation>
    </message>
    <message>
        <source>W</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pagina su</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pagina giù</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Freccia sinistra</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Freccia destra</translation>
    </message>
    <message>
        <source>Up arrow</source>
        <translation>Freccia su</translation>
    </message>
    <message>
        <source>Down arrow</source>
        <translation>Freccia giù</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
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
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>To the next thing in this part</source>
        <translation>All’elemento seguente della zona</translation>
    </message>
    <message>
        <source>To the thing before</source>
        <translation>All’elemento precedente</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>Alle tue carte</translation>
    </message>
    <message>
        <source>Explain the word in focus, or the next word on the table</source>
        <translation>Spiega il termine evidenziato, o il termine seguente sul tavolo</translation>
    </message>
    <message>
        <source>To the next card or button</source>
        <translation>Alla carta o al pulsante seguente</translation>
    </message>
    <message>
        <source>To the card or button before</source>
        <translation>Alla carta o al pulsante precedente</translation>
    </message>
    <message>
        <source>Choose the card at that place; press again to play or throw it</source>
        <translation>Scegli la carta a quel posto; premi di nuovo per giocarla o scartarla</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>Alla carta a sinistra</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>Alla carta a destra</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Sposta la carta a sinistra</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Sposta la carta a destra</translation>
    </message>
    <message>
        <source>Raise the chosen card, then play it; in the exchange, throw or keep it</source>
        <translation>Alza la carta scelta, poi giocala; nello scarto, scartala o tienila</translation>
    </message>
    <message>
        <source>In the exchange, throw all up to this card, as Shift and click do</source>
        <translation>Nello scarto, scarta tutte le carte dall’ultima a questa, come un clic con Maiusc</translation>
    </message>
    <message>
        <source>Lower the raised card, or take back the last discard</source>
        <translation>Abbassa la carta alzata, o riprendi l’ultima scartata</translation>
    </message>
    <message>
        <source>While you are asked nothing: go on, and put away a trick that waits</source>
        <translation>Quando non ti si chiede niente: vai avanti, e metti via una presa che aspetta</translation>
    </message>
    <message>
        <source>Press the golden button: play the raised card, or go on</source>
        <translation>Premi il pulsante dorato: gioca la carta alzata, o vai avanti</translation>
    </message>
    <message>
        <source>Play on after all, when you are asked whether you surrender</source>
        <translation>Continua a giocare, quando ti si chiede se ti arrendi</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Fare quello che dice il suggerimento</translation>
    </message>
    <message>
        <source>Name the suit, or call the card, with that number</source>
        <translation>Nomina il seme, o chiama la carta, con quel numero</translation>
    </message>
    <message>
        <source>The first of the offers</source>
        <translation>La prima delle offerte</translation>
    </message>
    <message>
        <source>Go on, once you have read the bubble</source>
        <translation>Vai avanti, quando hai letto il fumetto</translation>
    </message>
    <message>
        <source>Give the answer with that number</source>
        <translation>Dai la risposta con quel numero</translation>
    </message>
    <message>
        <source>To the line above or below</source>
        <translation>Alla riga sopra o sotto</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: up</source>
        <translation>In un lungo elenco di dichiarazioni o in un lungo conto: su</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: down</source>
        <translation>In un lungo elenco di dichiarazioni o in un lungo conto: giù</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page up</source>
        <translation>In un lungo elenco di dichiarazioni o in un lungo conto: una pagina su</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page down</source>
        <translation>In un lungo elenco di dichiarazioni o in un lungo conto: una pagina giù</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Let it go on, or stop it</source>
        <translation>Fallo andare, o fermalo</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>Termina il replay</translation>
    </message>
    <message>
        <source>Press the button with the frame, or else the golden one</source>
        <translation>Premi il pulsante con la cornice, o altrimenti quello dorato</translation>
    </message>
    <message>
        <source>Close without an answer</source>
        <translation>Chiudi senza rispondere</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Al campo o pulsante seguente</translation>
    </message>
    <message>
        <source>To the field or button before</source>
        <translation>Al campo o pulsante precedente</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>To the station before, or the next</source>
        <translation>Alla tappa prima o dopo</translation>
    </message>
    <message>
        <source>To the chapter before, or the next</source>
        <translation>Al capitolo prima o dopo</translation>
    </message>
    <message>
        <source>To the first station, or the last</source>
        <translation>Alla prima tappa o all’ultima</translation>
    </message>
    <message>
        <source>Begin the station with the frame</source>
        <translation>Comincia la tappa con la cornice</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Torna alla pagina di prima</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>Al prossimo risultato</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Copy the whole sheet</source>
        <translation>Copia tutto il foglio</translation>
    </message>
    <message>
        <source>To the row above or below</source>
        <translation>Alla riga sopra o sotto</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>{name} (in part)</source>
        <translation>{name} (in parte)</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Imparare</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>Il cammino</translation>
    </message>
    <message>
        <source>The chapters</source>
        <translation>I capitoli</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>Comi&amp;ncia</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Impara dagli errori</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Giocare</translation>
    </message>
    <message>
        <source>The rules, one new thing in each deal.</source>
        <translation>Le regole, una novità per mano.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Valutare</translation>
    </message>
    <message>
        <source>What your hand is worth, and what your cards can do.</source>
        <translation>Quanto vale la tua mano e che cosa possono le tue carte.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Esercitarsi</translation>
    </message>
    <message>
        <source>As much as you like, of what you choose.</source>
        <translation>Quanto vuoi, di ciò che scegli.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Padroneggiare</translation>
    </message>
    <message>
        <source>Look at nine cards, and say whether you play.</source>
        <translation>Guarda nove carte e di’ se giochi.</translation>
    </message>
    <message>
        <source>Which cards go, and which stay?</source>
        <translation>Quali carte vanno, e quali restano?</translation>
    </message>
    <message>
        <source>Two of you must stop one.</source>
        <translation>In due dovete fermarne uno.</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. Trumps now, or later?</source>
        <translation>Sei l’ombre ed esci. Trionfi ora o dopo?</translation>
    </message>
    <message>
        <source>You are the Ombre. One card is best.</source>
        <translation>Sei l’ombre. Una carta è la migliore.</translation>
    </message>
    <message>
        <source>You play. Which suit shall be trump?</source>
        <translation>Giochi tu. Quale seme sarà trionfo?</translation>
    </message>
    <message>
        <source>The last chance to give up. Or do you play on?</source>
        <translation>L’ultima occasione per arrendersi. O continui?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop, or try for all nine?</source>
        <translation>Cinque prese sono tue. Fermarsi, o tentarle tutte e nove?</translation>
    </message>
    <message>
        <source>Problems from real deals of this game.</source>
        <translation>Problemi da vere mani di questo gioco.</translation>
    </message>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Oggi non torna nessuno dei tuoi errori.</translation>
    </message>
    <message>
        <source>{count:one # position|other # positions} that you missed, in new cards.</source>
        <translation>{count:one # posizione sbagliata|other # posizioni sbagliate}, con altre carte.</translation>
    </message>
    <message>
        <source>Drill, {title}</source>
        <translation>Allenamento, {title}</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Fallo</translation>
    </message>
    <message>
        <source>Next: the lesson “{title}”.</source>
        <translation>Ora: la lezione «{title}».</translation>
    </message>
    <message>
        <source>Next: practise “{theme}”, which costs you most.</source>
        <translation>Ora: esercita «{theme}», che ti costa di più.</translation>
    </message>
    <message>
        <source>Next: today’s deal, {game}.</source>
        <translation>Ora: la mano del giorno, {game}.</translation>
    </message>
    <message>
        <source>Next: {count:one # position that you missed comes|other # positions that you missed come} back today.</source>
        <translation>Ora: oggi {count:one torna # posizione sbagliata|other tornano # posizioni sbagliate}.</translation>
    </message>
    <message>
        <source>So far, this lesson is in English only.</source>
        <translation>Per ora questa lezione è solo in inglese.</translation>
    </message>
    <message>
        <source>Exercises of lesson {number}.</source>
        <translation>Esercizi della lezione {number}.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>When to dare, when to give up, and where the cards are.</source>
        <translation>Quando osare, quando arrendersi e dove sono le carte.</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}</source>
        <translation>Lezione {number}, {title}</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, next</source>
        <translation>Lezione {number}, {title}, la prossima</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, done</source>
        <translation>Lezione {number}, {title}, fatta</translation>
    </message>
    <message>
        <source>Problems, {title}</source>
        <translation>Problemi, {title}</translation>
    </message>
    <message>
        <source>Problems, {title}, done</source>
        <translation>Problemi, {title}, fatti</translation>
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
        <translation>{right:one # risolto|other # risolti}</translation>
    </message>
    <message>
        <source>{count} today</source>
        <translation>{count} oggi</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>None of these</source>
        <translation>Nessuno di questi</translation>
    </message>
    <message>
        <source>Whist, Hearts, Spades</source>
        <translation>Whist, Hearts, Spades</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>Skat, Doppelkopf, Schafkopf</source>
        <translation>Skat, Doppelkopf, Schafkopf</translation>
    </message>
    <message>
        <source>Tarock, Tarot</source>
        <translation>Tarocchi</translation>
    </message>
    <message>
        <source>Tressette, Tute, Briscola</source>
        <translation>Tressette, Tute, Briscola</translation>
    </message>
    <message>
        <source>What do you know already?</source>
        <translation>Quali giochi conosci già?</translation>
    </message>
    <message>
        <source>On to the next lesson</source>
        <translation>Alla prossima lezione</translation>
    </message>
    <message>
        <source>Now a real game, with all helps</source>
        <translation>Ora una partita vera, con tutti gli aiuti</translation>
    </message>
    <message>
        <source>What the teacher said</source>
        <translation>Che cosa ha detto il maestro</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Again from the beginning</source>
        <translation>Di nuovo dall’inizio</translation>
    </message>
    <message>
        <source>{trick:1 Again from the first trick|2 Again from the second trick|3 Again from the third trick|4 Again from the fourth trick|5 Again from the fifth trick|6 Again from the sixth trick|7 Again from the seventh trick|8 Again from the eighth trick|9 Again from the last trick|other Again from trick #}</source>
        <translation>{trick:1 Di nuovo dalla prima presa|2 Di nuovo dalla seconda presa|3 Di nuovo dalla terza presa|4 Di nuovo dalla quarta presa|5 Di nuovo dalla quinta presa|6 Di nuovo dalla sesta presa|7 Di nuovo dalla settima presa|8 Di nuovo dall’ottava presa|9 Di nuovo dall’ultima presa|other Di nuovo dalla presa #}</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Basta per oggi</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Torna alla mia partita</translation>
    </message>
    <message>
        <source>Now without me: the same opponents</source>
        <translation>Ora senza di me: gli stessi avversari</translation>
    </message>
    <message>
        <source>Well played. What next?</source>
        <translation>Ben giocato. E adesso?</translation>
    </message>
    <message>
        <source>That went wrong. Try again, or go on?</source>
        <translation>È andata male. Di nuovo, o avanti?</translation>
    </message>
    <message>
        <source>The rings show what the teacher advises. F7 shows what the teacher said last.</source>
        <translation>I cerchi mostrano che cosa consiglia il maestro. F7 mostra che cosa ha detto per ultimo.</translation>
    </message>
    <message>
        <source>Well played. The score starts again in the next lesson.</source>
        <translation>Ben giocato. Nella prossima lezione i conti ricominciano da capo.</translation>
    </message>
    <message>
        <source>That went wrong. The score starts again in the next lesson.</source>
        <translation>È andata male. Nella prossima lezione i conti ricominciano da capo.</translation>
    </message>
    <message>
        <source>I would play {better:the}: that wins about {best:one once|other # times} in 10, {chosen:the} {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Io giocherei {better:il}: così si vince circa {best:one una volta|other # volte} su 10, con {chosen:il} {own:0 quasi mai|one solo una|other solo #}. Scegli di nuovo.</translation>
    </message>
    <message>
        <source>I would play {better:the}: on average it brings more. Choose again.</source>
        <translation>Io giocherei {better:il}: in media porta di più. Scegli di nuovo.</translation>
    </message>
    <message>
        <source>Another choice brings more on average. Choose again.</source>
        <translation>Un’altra scelta porta in media di più. Scegli di nuovo.</translation>
    </message>
    <message>
        <source>Another choice wins about {best:one once|other # times} in 10, this one {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Un’altra scelta vince circa {best:one una volta|other # volte} su 10, questa {own:0 quasi mai|one solo una|other solo #}. Scegli di nuovo.</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Questa lezione non si può leggere</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>C’è un errore in {file}.</translation>
    </message>
    <message>
        <source>Your games and what you have learned so far are untouched.</source>
        <translation>Le tue partite e quello che hai imparato finora sono intatti.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Forgets nothing, and tries every card against dozens of hands the others may hold.</source>
        <translation>Non dimentica niente, e prova ogni carta contro decine di mani che gli altri possono avere.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Forgets nothing, bids by the book, and thinks of fewer cases.</source>
        <translation>Non dimentica niente, dichiara secondo i libri, e pensa a meno casi.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solido</translation>
    </message>
    <message>
        <source>A club player who knows the maxims, remembers three tricks and has two habits.</source>
        <translation>Un giocatore di circolo che conosce le massime, ricorda tre prese e ha due abitudini.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Bids too much, remembers two tricks, and has three habits you can learn.</source>
        <translation>Dichiara troppo, ricorda due prese, e ha tre abitudini che puoi imparare.</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>Forte come me</translation>
    </message>
    <message>
        <source>Plays about as well as you do, and changes with you.</source>
        <translation>Gioca più o meno bene quanto te, e cambia con te.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as a novice.</source>
        <translation>Gioca più o meno bene quanto te: ora come un principiante.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between novice and steady.</source>
        <translation>Gioca più o meno bene quanto te: ora tra principiante e solido.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now steady.</source>
        <translation>Gioca più o meno bene quanto te: ora come uno solido.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between steady and strong.</source>
        <translation>Gioca più o meno bene quanto te: ora tra solido e forte.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now strong.</source>
        <translation>Gioca più o meno bene quanto te: ora come uno forte.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between strong and expert.</source>
        <translation>Gioca più o meno bene quanto te: ora tra forte ed esperto.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as an expert.</source>
        <translation>Gioca più o meno bene quanto te: ora come un esperto.</translation>
    </message>
    <message>
        <source>Even-tempered: goes by the figures.</source>
        <translation>Equilibrato: segue le cifre.</translation>
    </message>
    <message>
        <source>Cautious: bids on good cards only, and gives up in time.</source>
        <translation>Prudente: dichiara solo con buone carte, e rinuncia in tempo.</translation>
    </message>
    <message>
        <source>Bold: bids on little, and likes to play alone and for all nine tricks.</source>
        <translation>Audace: dichiara con poco, e ama giocare da solo e per tutte e nove le prese.</translation>
    </message>
    <message>
        <source>Stubborn: never gives a game up, and leads the same suit again and again.</source>
        <translation>Ostinato: non lascia mai un gioco, ed esce sempre dallo stesso seme.</translation>
    </message>
    <message>
        <source>Thrifty: saves spadille for later, and draws few cards as a defender.</source>
        <translation>Parsimonioso: conserva spadiglia per dopo, e in difesa pesca poche carte.</translation>
    </message>
    <message>
        <source>Hot-headed: as Ombre leads every trump from the top.</source>
        <translation>Focoso: da ombre esce con tutti i trionfi, dal più alto.</translation>
    </message>
    <message>
        <source>A gambler: would rather turn up a trump than name one.</source>
        <translation>Giocatore d’azzardo: preferisce scoprire un trionfo che nominarlo.</translation>
    </message>
    <message>
        <source>Wins about half a chip a deal less than the expert at Renegado.</source>
        <translation>Al Renegado vince circa mezza fiche per mano meno dell’esperto.</translation>
    </message>
    <message>
        <source>Wins about a chip a deal less than the expert at Renegado.</source>
        <translation>Al Renegado vince circa una fiche per mano meno dell’esperto.</translation>
    </message>
    <message>
        <source>Wins about {number} chips a deal less than the expert at Renegado.</source>
        <translation>Al Renegado vince circa {number} fiches per mano meno dell’esperto.</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
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
        <translation>Vinto</translation>
    </message>
    <message>
        <source>Without luck, where it is known</source>
        <translation>Senza fortuna, dove è nota</translation>
    </message>
    <message>
        <source>Your luck is not known in any of these deals yet. “Review this deal” works it out, and so does the coach (Preferences, Play).</source>
        <translation>La tua fortuna non è ancora nota in nessuna di queste mani. La calcola «Analizza questa mano», e anche il maestro (Preferenze, Gioco).</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In points, it gave {luck}.</source>
        <translation>La tua fortuna è nota in {deals} mani su {of} dal {date}. In punti ha dato {luck}.</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In chips, it gave {luck}.</source>
        <translation>La tua fortuna è nota in {deals} mani su {of} dal {date}. In fiches ha dato {luck}.</translation>
    </message>
    <message>
        <source>Luck is the worth of your hands and how the other cards lay. With all choices it makes what was won, without antes and pool.</source>
        <translation>La fortuna è ciò che valevano le tue mani e come stavano le altre carte. Con tutte le scelte dà il vinto, senza poste e piatto.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Analizzate</translation>
    </message>
    <message>
        <source>Your hands</source>
        <translation>Le tue mani</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Altre carte</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Senza fortuna</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Le tue scelte</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>Scelte altrui</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>All reviewed deals</source>
        <translation>Tutte le mani analizzate</translation>
    </message>
    <message>
        <source>Without the luck that is known: {amount}. The page “Luck and skill” has the figures.</source>
        <translation>Senza la fortuna nota: {amount}. La pagina «Fortuna e bravura» ha le cifre.</translation>
    </message>
</context>
<context>
    <name>Maxims</name>
    <message>
        <source>trumps</source>
        <translation>trionfi; mpl</translation>
    </message>
    <message>
        <source>Keep low cards, throw from the high ones.</source>
        <translation>Tieni le carte basse, scarta fra le alte.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw from the rest.</source>
        <translation>Tieni trionfi e re, scarta fra le altre.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you take over, you play on as the Ombre.</source>
        <translation>Se tutti accettano, l’ombre ha perso. Se lo continui tu, diventi l’ombre.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you refuse, the play goes on.</source>
        <translation>Se tutti accettano, l’ombre ha perso. Se rifiuti, il gioco continua.</translation>
    </message>
    <message>
        <source>The others must follow suit if they can.</source>
        <translation>Gli altri devono rispondere al seme se possono.</translation>
    </message>
    <message>
        <source>{suit:Name} were led: follow suit.</source>
        <translation>Si gioca a {suit}: rispondi a {suit}.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>Non hai {suit}: gioca la carta che vuoi.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump.</source>
        <translation>Non hai {suit}: gioca un trionfo.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>French &amp;cards only</source>
        <translation>Solo &amp;carte francesi</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Mano</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>To the &amp;next part of the table</source>
        <translation>Alla &amp;zona seguente del tavolo</translation>
    </message>
    <message>
        <source>To the part be&amp;fore</source>
        <translation>&amp;Alla zona precedente</translation>
    </message>
    <message>
        <source>To my c&amp;ards</source>
        <translation>Alle tue &amp;carte</translation>
    </message>
    <message>
        <source>How it &amp;stands</source>
        <translation>A che punto sia&amp;mo</translation>
    </message>
    <message>
        <source>The trick &amp;on the table</source>
        <translation>La &amp;presa sul tavolo</translation>
    </message>
    <message>
        <source>The &amp;players</source>
        <translation>I &amp;giocatori</translation>
    </message>
    <message>
        <source>&amp;Where the cards are…</source>
        <translation>&amp;Dove sono le carte…</translation>
    </message>
    <message>
        <source>Repeat the last &amp;message</source>
        <translation>&amp;Ripeti l’ultimo messaggio</translation>
    </message>
    <message>
        <source>The last &amp;trick</source>
        <translation>L’ul&amp;tima presa</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>C&amp;he cos’è successo</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>T&amp;orna indietro</translation>
    </message>
    <message>
        <source>Go for&amp;ward again</source>
        <translation>Torna a&amp;vanti</translation>
    </message>
    <message>
        <source>M&amp;y decisions…</source>
        <translation>Le mie &amp;decisioni…</translation>
    </message>
    <message>
        <source>Sort my cards a&amp;gain</source>
        <translation>Riordina &amp;le carte</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>&amp;Un suggerimento</translation>
    </message>
    <message>
        <source>&amp;Weigh the throw…</source>
        <translation>&amp;Soppesa lo scarto…</translation>
    </message>
    <message>
        <source>Play the rest &amp;out</source>
        <translation>Gioca il re&amp;sto per me</translation>
    </message>
    <message>
        <source>Decid&amp;e this for me</source>
        <translation>D&amp;ecidi tu per me</translation>
    </message>
    <message>
        <source>P&amp;lay this deal for me</source>
        <translation>Gioca &amp;questa mano per me</translation>
    </message>
    <message>
        <source>Spanish or French &amp;cards</source>
        <translation>Carte spagnole o &amp;francesi</translation>
    </message>
    <message>
        <source>Print a dec&amp;k…</source>
        <translation>&amp;Stampa un mazzo…</translation>
    </message>
    <message>
        <source>Soun&amp;ds on or off</source>
        <translation>Suo&amp;ni sì o no</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>G&amp;ioca subito</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>A deal a da&amp;y…</source>
        <translation>La mano del &amp;giorno…</translation>
    </message>
    <message>
        <source>&amp;End the sitting</source>
        <translation>Ter&amp;mina la partita</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Apri &amp;una registrazione…</translation>
    </message>
    <message>
        <source>Save the &amp;record…</source>
        <translation>&amp;Salva la registrazione…</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture of this deal…</source>
        <translation>Salva un’imma&amp;gine della mano…</translation>
    </message>
    <message>
        <source>&amp;Deal by code or number…</source>
        <translation>&amp;Mano da codice o numero…</translation>
    </message>
    <message>
        <source>A deal by ha&amp;nd…</source>
        <translation>Una mano carta &amp;per carta…</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;code</source>
        <translation>Copia il &amp;codice di questa mano</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;record</source>
        <translation>Copia la &amp;registrazione di questa mano</translation>
    </message>
    <message>
        <source>&amp;Paste a record or a code</source>
        <translation>&amp;Incolla una registrazione o un codice</translation>
    </message>
    <message>
        <source>Chec&amp;k this deal&apos;s shuffle</source>
        <translation>Veri&amp;fica la mescolata</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>F&amp;oglio dei conti</translation>
    </message>
    <message>
        <source>S&amp;ittings…</source>
        <translation>Par&amp;tite…</translation>
    </message>
    <message>
        <source>Beside the e&amp;xpert…</source>
        <translation>&amp;A confronto con l’esperto…</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>&amp;Analizza questa mano</translation>
    </message>
    <message>
        <source>Play this deal &amp;again…</source>
        <translation>&amp;Gioca di nuovo questa mano…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>Statisti&amp;che…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Copia &amp;di sicurezza di tutto…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>Rip&amp;ristina una copia di sicurezza…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>Bi&amp;gger letters, keys, contrast…</source>
        <translation>Caratte&amp;ri più grandi, tasti, contrasto…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Learn it at the table</source>
        <translation>&amp;Imparalo al tavolo</translation>
    </message>
    <message>
        <source>Le&amp;ssons and problems…</source>
        <translation>Le&amp;zioni e problemi…</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>Imp&amp;ara dagli errori</translation>
    </message>
    <message>
        <source>The &amp;teacher&apos;s last words</source>
        <translation>Che cosa ha detto il &amp;maestro</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>&amp;Lascia la lezione</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Le &amp;regole</translation>
    </message>
    <message>
        <source>&amp;How the others think</source>
        <translation>Come pe&amp;nsano gli altri</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Belinda&apos;s game</source>
        <translation>La partita di &amp;Belinda</translation>
    </message>
    <message>
        <source>&amp;About Ombre</source>
        <translation>Informazi&amp;oni su Ombre</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemi</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Co&amp;py the details</source>
        <translation>Co&amp;pia i dettagli</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>Mostra i &amp;dettagli</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Hide the &amp;details</source>
        <translation>Nascondi i &amp;dettagli</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>Not every game can be played here: a part of the program is missing.</source>
        <translation>Qui non si può giocare ogni gioco: manca una parte del programma.</translation>
    </message>
    <message>
        <source>You cannot be asked this</source>
        <translation>Questo non ti si può chiedere</translation>
    </message>
    <message>
        <source>It is your turn, but the part that would let you answer is missing.</source>
        <translation>Tocca a te, ma al programma manca la parte che ti farebbe rispondere.</translation>
    </message>
    <message>
        <source>The sitting is kept as it stands. You can take back your last decision or begin another game.</source>
        <translation>La partita è conservata com’è. Puoi riprendere l’ultima decisione o cominciare un’altra partita.</translation>
    </message>
    <message>
        <source>This game is played with French cards.</source>
        <translation>Questo gioco si gioca con carte francesi.</translation>
    </message>
    <message>
        <source>Its eights, nines and tens, or its words, need the French deck.</source>
        <translation>I suoi otto, nove e dieci, o le sue parole, vogliono il mazzo francese.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A new game</source>
        <translation>Una nuova partita</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spagnolo</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francese</translation>
    </message>
    <message>
        <source>The sitting</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>With each of these numbers, everybody deals equally often.</source>
        <translation>Con ciascuno di questi numeri tutti danno lo stesso numero di volte.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>D&amp;uplicate: the expert plays the same deals</source>
        <translation>D&amp;uplicato: l’esperto gioca le stesse mani</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>un numero qualsiasi</translation>
    </message>
    <message>
        <source>Number of the &amp;first deal</source>
        <translation>Numero della &amp;prima mano</translation>
    </message>
    <message>
        <source>Everybody who plays the same number has the same cards. Each deal stands alone.</source>
        <translation>Chi gioca lo stesso numero ha le stesse carte. Ogni mano sta a sé.</translation>
    </message>
    <message>
        <source>What a table agrees on before it plays. The rules of the book are set already.</source>
        <translation>Quello che un tavolo decide prima di giocare. Le regole del libro sono già impostate.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Length, cards, house rules</source>
        <translation>Durata, carte, regole della casa</translation>
    </message>
    <message>
        <source>How the opponents &amp;think…</source>
        <translation>Come &amp;pensano gli altri…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Comincia</translation>
    </message>
    <message>
        <source>You can change them at any moment of the game.</source>
        <translation>Puoi cambiarle in qualsiasi momento della partita.</translation>
    </message>
    <message>
        <source>No fixed end</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>The numbers go from 1 to 4,000,000,000.</source>
        <translation>I numeri vanno da 1 a 4.000.000.000.</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Where the cards are</source>
        <translation>Dove sono le carte</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Che cosa è stato fatto</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Who may have it</source>
        <translation>Chi può averla</translation>
    </message>
    <message>
        <source>The hand has</source>
        <translation>La mano ha</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Le carte sono date.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Sto calcolando…</translation>
    </message>
    <message>
        <source>That told hardly anything new.</source>
        <translation>Questo non ha detto quasi nulla di nuovo.</translation>
    </message>
    <message>
        <source>Choose what another player did, to see what it told.</source>
        <translation>Scegli che cosa ha fatto un altro, per vedere che cosa ha rivelato.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what a bid means in this game.</source>
        <translation>Nessuno sa ancora che cosa rivela una dichiarazione in questo gioco.</translation>
    </message>
    <message>
        <source>This cannot be worked out just now.</source>
        <translation>Ora non si può calcolare.</translation>
    </message>
    <message>
        <source>Every card that matters has been played.</source>
        <translation>Tutte le carte che contano sono state giocate.</translation>
    </message>
    <message>
        <source>Worked out from what you may see, as if experts played. Beginners are harder to read.</source>
        <translation>Calcolato da ciò che puoi vedere, come se giocassero esperti. I principianti si leggono meno bene.</translation>
    </message>
    <message>
        <source>Hatched: with nobody who plays now.</source>
        <translation>Tratteggio: con nessuno che giochi ora.</translation>
    </message>
    <message>
        <source>&amp;Before and after</source>
        <translation>&amp;Prima e dopo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>with nobody</source>
        <translation>con nessuno</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>{card:The}</source>
        <translation>{card:Il}</translation>
    </message>
    <message>
        <source>{number:one # trump or more|other # trumps or more}</source>
        <translation>{number:one # trionfo o più|other # trionfi o più}</translation>
    </message>
    <message>
        <source>A trump below the matadors</source>
        <translation>Un trionfo sotto i mattadori</translation>
    </message>
    <message>
        <source>A card of {suit}</source>
        <translation>Una carta di {suit}</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} or more of one suit</source>
        <translation>{number:one # carta|other # carte} o più di un seme</translation>
    </message>
    <message>
        <source>Not {card:the}</source>
        <translation>Non {card:il}</translation>
    </message>
    <message>
        <source>{number:0 No trump|one At most # trump|other At most # trumps}</source>
        <translation>{number:0 Nessun trionfo|one Al più # trionfo|other Al più # trionfi}</translation>
    </message>
    <message>
        <source>No trump below the matadors</source>
        <translation>Nessun trionfo sotto i mattadori</translation>
    </message>
    <message>
        <source>No {suit}</source>
        <translation>Nessuna carta di {suit}</translation>
    </message>
    <message>
        <source>At most {number:one # card|other # cards} of each suit</source>
        <translation>Al più {number:one # carta|other # carte} di ogni seme</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>{trait}: that is certain.</source>
        <translation>{trait}: è certo.</translation>
    </message>
    <message>
        <source>{trait}: {percent}, before {before}.</source>
        <translation>{trait}: {percent}, prima {before}.</translation>
    </message>
    <message>
        <source>What that told about {name}:</source>
        <translation>Che cosa ha rivelato di {name}:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>What would they do?</source>
        <translation>Che cosa farebbero gli altri?</translation>
    </message>
    <message>
        <source>Each as they usually play, by what this seat could see.</source>
        <translation>Ognuno come gioca di solito, con quello che si vedeva da questo posto.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Would</source>
        <translation>Farebbe</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>does not say</source>
        <translation>non lo dice</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>All would do the same: {action}.</source>
        <translation>Tutti farebbero lo stesso: {action}.</translation>
    </message>
    <message>
        <source>{number} of {all} would do this: {action}.</source>
        <translation>{number} su {all} farebbero questo: {action}.</translation>
    </message>
</context>
<context>
    <name>OpponentPlace</name>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
</context>
<context>
    <name>OutsideGames</name>
    <message>
        <source>Copy your games?</source>
        <translation>Copiare le tue partite?</translation>
    </message>
    <message>
        <source>Another installation of Ombre keeps games on this computer.</source>
        <translation>Su questo computer un’altra installazione di Ombre conserva delle partite.</translation>
    </message>
    <message>
        <source>Its own folder is empty: your games and preferences can be copied into it. Those in {folder} stay as they are.</source>
        <translation>La sua cartella è vuota: le tue partite e preferenze vi si possono copiare. Quelle in {folder} restano come sono.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>&amp;Copiale</translation>
    </message>
    <message>
        <source>&amp;Begin without them</source>
        <translation>Comincia &amp;senza</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Finisci per me</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Il resto è mio</translation>
    </message>
    <message>
        <source>The others take the rest</source>
        <translation>Gli altri prendono il resto</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Discards and talon</source>
        <translation>Scarti e tallone</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>With a word…</source>
        <translation>Con una parola…</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tue</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>ancora fuori</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>andate</translation>
    </message>
    <message>
        <source>held in front</source>
        <translation>tenuta davanti</translation>
    </message>
    <message>
        <source>You: took it</source>
        <translation>Hai preso tu</translation>
    </message>
    <message>
        <source>{name:Name}: took it</source>
        <translation>{name:Name} ha preso</translation>
    </message>
    <message>
        <source>Thrown by you</source>
        <translation>Scartate da te</translation>
    </message>
    <message>
        <source>Thrown by {name}</source>
        <translation>Scartate da {name}</translation>
    </message>
    <message>
        <source>You took the trick.</source>
        <translation>Hai fatto la presa.</translation>
    </message>
    <message>
        <source>{name:Name} took the trick.</source>
        <translation>{name:Name} ha fatto la presa.</translation>
    </message>
    <message>
        <source>{label}. Key {key}.</source>
        <translation>{label}. Tasto {key}.</translation>
    </message>
    <message>
        <source>{label}. {good}. {bad}. Key {key}.</source>
        <translation>{label}. {good}. {bad}. Tasto {key}.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tieni tutto</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>Pesca {number}</translation>
    </message>
    <message>
        <source>Throw {number}</source>
        <translation>Scarta {number}</translation>
    </message>
    <message>
        <source>{thrown} of {most} thrown</source>
        <translation>Scartate {thrown} di {most}</translation>
    </message>
    <message>
        <source>{thrown} thrown, at least {least}</source>
        <translation>Scartate {thrown}, almeno {least}</translation>
    </message>
    <message>
        <source>{thrown} thrown, no more</source>
        <translation>Scartate {thrown}, il massimo</translation>
    </message>
    <message>
        <source>{thrown} thrown, up to {most}</source>
        <translation>Scartate {thrown}, massimo {most}</translation>
    </message>
    <message>
        <source>You keep {card:the}</source>
        <translation>Tieni {card:il}</translation>
    </message>
    <message>
        <source>Keep one of these, or none</source>
        <translation>Tieni una di queste, o nessuna</translation>
    </message>
    <message>
        <source>None of these may be kept</source>
        <translation>Nessuna di queste si può tenere</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Non tenerne</translation>
    </message>
    <message>
        <source>Play {card:the}: gano</source>
        <translation>Gioca {card:il}: gano</translation>
    </message>
    <message>
        <source>Play {card:the}</source>
        <translation>Gioca {card:il}</translation>
    </message>
    <message>
        <source>{name} says gano: let {card:the} win.</source>
        <translation>{name} dice gano: lascia vincere {card:il}.</translation>
    </message>
    <message>
        <source>You sit out this deal</source>
        <translation>In questa mano riposi</translation>
    </message>
    <message>
        <source>Surrender this hand?</source>
        <translation>Ti arrendi?</translation>
    </message>
    <message>
        <source>Surrender this hand, and pay {cost:one # chip|other # chips}?</source>
        <translation>Ti arrendi e paghi {cost:one # fiche|other # fiches}?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, si gioca</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima mano</translation>
    </message>
    <message>
        <source>To the final score</source>
        <translation>Al risultato finale</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Torna al replay</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>You do not play it</source>
        <translation>Non lo giochi</translation>
    </message>
    <message>
        <source>You defend against it</source>
        <translation>Difendi contro di esso</translation>
    </message>
    <message>
        <source>You make no bid</source>
        <translation>Non dichiari</translation>
    </message>
    <message>
        <source>If another does, you defend</source>
        <translation>Se dichiara un altro, difendi</translation>
    </message>
    <message>
        <source>Then all have passed</source>
        <translation>Così hanno passato tutti</translation>
    </message>
    <message>
        <source>In all, for you</source>
        <translation>Per te, in tutto</translation>
    </message>
    <message>
        <source>No trick: pool {pool} + {each} from each</source>
        <translation>Nessuna presa: piatto ({pool}) + {each} da ognuno</translation>
    </message>
    <message>
        <source>You defend, unless called</source>
        <translation>Difendi, se non ti chiamano</translation>
    </message>
    <message>
        <source>Then you defend</source>
        <translation>Allora difendi</translation>
    </message>
    <message>
        <source>A trick: {lose}</source>
        <translation>Una presa: {lose}</translation>
    </message>
    <message>
        <source>Win: pool {pool}</source>
        <translation>Se vinci: piatto ({pool})</translation>
    </message>
    <message>
        <source>Win: {each} from each</source>
        <translation>Se vinci: {each} da ognuno</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each}</source>
        <translation>Se vinci: piatto ({pool}) + {each}</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each} from each</source>
        <translation>Se vinci: piatto ({pool}) + {each} da ognuno</translation>
    </message>
    <message>
        <source>Lose: {lose}</source>
        <translation>Se perdi: {lose}</translation>
    </message>
    <message>
        <source>Lose: {lose}, {owed} of it owed</source>
        <translation>Se perdi: {lose}, {owed} a debito</translation>
    </message>
    <message>
        <source>Win: {chips}</source>
        <translation>Se vinci: {chips}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trionfi</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Trionfi in ordine di forza</translation>
    </message>
    <message>
        <source>{suit:Name}, high to low</source>
        <translation>{suit:Name} in ordine di forza</translation>
    </message>
    <message>
        <source>{mine} yours · {out} out</source>
        <translation>{mine:one # tuo|other # tuoi} · {out} fuori</translation>
    </message>
    <message>
        <source>{mine} held · {out} out</source>
        <translation>{mine} in mano · {out} fuori</translation>
    </message>
    <message>
        <source>{card:Name}: {state}.</source>
        <translation>{card:Name}: {state}.</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Che cos’è successo</translation>
    </message>
    <message>
        <source>The cards left over</source>
        <translation>Le carte che avanzano</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>The zanga, which nobody takes</source>
        <translation>La zanga, che non prende nessuno</translation>
    </message>
    <message>
        <source>Left in the talon</source>
        <translation>Rimaste nel tallone</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>L’ultima presa</translation>
    </message>
    <message>
        <source>This game has eights, nines and tens, so French cards are laid.</source>
        <translation>Questo gioco ha otto, nove e dieci, quindi si usano le carte francesi.</translation>
    </message>
    <message>
        <source>In all, to {name}</source>
        <translation>Per {name}, in tutto</translation>
    </message>
    <message>
        <source>{label}: {value}.</source>
        <translation>{label}: {value}.</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>È tuo</translation>
    </message>
    <message>
        <source>You would play alone, in secret</source>
        <translation>Giocheresti da solo, in segreto</translation>
    </message>
    <message>
        <source>{lost} to {most}</source>
        <translation>{lost} a {most}</translation>
    </message>
    <message>
        <source>Lose: {tied}, badly: {lost}</source>
        <oldsource>Tie: {tied}, loss: {lost}</oldsource>
        <translation>Se perdi: {tied}, male: {lost}</translation>
    </message>
    <message>
        <source>Win: {won} from each</source>
        <translation>Se vinci: {won} da ognuno</translation>
    </message>
    <message>
        <source>Win: {won} of the pool</source>
        <translation>Se vinci: {won} dal piatto</translation>
    </message>
    <message>
        <source>1 trick: {tied}, more: {lost}</source>
        <translation>1 presa: {tied}, di più: {lost}</translation>
    </message>
    <message>
        <source>No trick: {won} from each</source>
        <translation>Nessuna presa: {won} da ognuno</translation>
    </message>
    <message>
        <source>No trick: {won} of the pool</source>
        <translation>Nessuna presa: {won} dal piatto</translation>
    </message>
    <message>
        <source>A stone on the table</source>
        <translation>Un sasso sul tavolo</translation>
    </message>
    <message>
        <source>Somebody else may play</source>
        <translation>Può giocare un altro</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Non costa niente</translation>
    </message>
    <message>
        <source>Then your side plays against</source>
        <translation>La tua coppia gioca contro</translation>
    </message>
    <message>
        <source>Then you two play against one</source>
        <translation>Giocate in due contro uno</translation>
    </message>
    <message>
        <source>Lose: {lose}, to the pool or a defender</source>
        <translation>Se perdi: {lose} al piatto o a un difensore</translation>
    </message>
</context>
<context>
    <name>Partners</name>
    <message>
        <source>plays</source>
        <translation>gioca</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>gioca da solo; f=gioca da sola</translation>
    </message>
    <message>
        <source>plays along</source>
        <translation>gioca con lui; f=gioca con lei</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>gioca con te</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>plays against</source>
        <translation>gioca contro</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>il tuo compagno; f=la tua compagna</translation>
    </message>
    <message>
        <source>your partner · {role}</source>
        <translation>il tuo compagno · {role}; f=la tua compagna · {role}</translation>
    </message>
    <message>
        <source>mano: speaks first</source>
        <translation>di mano: parla per primo</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Tu e {name}</translation>
    </message>
    <message>
        <source>{name} and {partner}</source>
        <translation>{name} e {partner}</translation>
    </message>
    <message>
        <source>{side}: {stones}.</source>
        <translation>{side}: {stones}.</translation>
    </message>
    <message>
        <source>{parts}; no more were left</source>
        <translation>{parts}; non ne restavano altri</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Stones to win</source>
        <translation>Sassi per vincere</translation>
    </message>
    <message>
        <source>{side} win the game</source>
        <translation>{side} vincono la partita</translation>
    </message>
    <message>
        <source>{stones:one # stone|other # stones}</source>
        <translation>{stones:one # sasso|other # sassi}</translation>
    </message>
    <message>
        <source>Table {stones}</source>
        <translation>Tavolo {stones}</translation>
    </message>
    <message>
        <source>{number} · all {stones} stones win</source>
        <translation>{number} · vincono tutti i {stones} sassi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>{stones:0 no stones|one # stone|other # stones} of the side.</source>
        <translation>{stones:0 nessun sasso|one # sasso|other # sassi} della coppia.</translation>
    </message>
    <message>
        <source>On the table: {stones:0 no stones|one # stone|other # stones}.</source>
        <translation>Sul tavolo: {stones:0 nessun sasso|one # sasso|other # sassi}.</translation>
    </message>
    <message>
        <source>Win: table {table}</source>
        <translation>Se vinci: tavolo {table}</translation>
    </message>
    <message>
        <source>Win: table {table} + {more}</source>
        <translation>Se vinci: tavolo {table} + {more}</translation>
    </message>
    <message>
        <source>Lose: {stones}, to the table or to them</source>
        <translation>Se perdete: {stones} al tavolo o a loro</translation>
    </message>
    <message>
        <source>We {first}, they {second}</source>
        <translation>Noi {first}, loro {second}</translation>
    </message>
    <message>
        <source>The calls</source>
        <translation>Le dichiarazioni</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>the player’s side {first}, they {second}</source>
        <translation>la coppia di chi gioca {first}, loro {second}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal {number} is not in the history.</source>
        <translation>La mano {number} non è nella cronologia.</translation>
    </message>
    <message>
        <source>The table stays where it is. Later decisions can still be taken back.</source>
        <translation>Il tavolo resta dov’è. Le decisioni successive si possono ancora riprendere.</translation>
    </message>
    <message>
        <source>My decisions</source>
        <translation>Le mie decisioni</translation>
    </message>
    <message>
        <source>You can go back to any decision, and forward again. Decide otherwise in a settled deal, and it goes on as a new sitting.</source>
        <translation>Puoi tornare a qualsiasi decisione, e di nuovo avanti. Se decidi altrimenti in una mano conclusa, continua come una nuova partita.</translation>
    </message>
    <message>
        <source>Deals of the sitting</source>
        <translation>Mani della partita</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Mano {number}: {result}</translation>
    </message>
    <message>
        <source>{result}, {amount}</source>
        <translation>{result}, {amount}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>La tua decisione</translation>
    </message>
    <message>
        <source>{words} (you are here)</source>
        <translation>{words} (sei qui)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>To the &amp;last moment</source>
        <translation>All’&amp;ultimo momento</translation>
    </message>
    <message>
        <source>&amp;Go back there</source>
        <translation>&amp;Torna lì</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Di nuovo la stessa mano</translation>
    </message>
    <message>
        <source>Play it &amp;again…</source>
        <translation>&amp;Giocala di nuovo…</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Posto</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Le carte di {name}</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Avversari</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Com’erano</translation>
    </message>
    <message>
        <source>You know cards of this deal, so it counts as practice. The sitting at the table waits, and comes back after it.</source>
        <translation>Conosci delle carte di questa mano, quindi conta come esercizio. La partita in corso aspetta, e torna dopo.</translation>
    </message>
    <message>
        <source>&amp;Deal it again</source>
        <translation>&amp;Dalla di nuovo</translation>
    </message>
    <message>
        <source>{result} ({ombre}), {amount}</source>
        <translation>{result} ({ombre}), {amount}</translation>
    </message>
    <message>
        <source>{game}, another line</source>
        <translation>{game}, un’altra linea</translation>
    </message>
    <message>
        <source>{game}, a deal again</source>
        <translation>{game}, una mano di nuovo</translation>
    </message>
    <message>
        <source>{game}, duplicate</source>
        <translation>{game}, duplicato</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>The traveller</source>
        <translation>Il viaggiatore</translation>
    </message>
    <message>
        <source>Came for one night and stayed for the cards.</source>
        <translation>Venne per una notte e restò per le carte.</translation>
    </message>
    <message>
        <source>The lady traveller</source>
        <translation>La viaggiatrice</translation>
    </message>
    <message>
        <source>Carries a pack of cards instead of a map.</source>
        <translation>Porta un mazzo di carte invece di una mappa.</translation>
    </message>
    <message>
        <source>Doña Inés</source>
        <translation>Doña Inés</translation>
    </message>
    <message>
        <source>Says little, forgets nothing, smiles at codille.</source>
        <translation>Dice poco, non dimentica niente, sorride al codiglio.</translation>
    </message>
    <message>
        <source>Don Hilario</source>
        <translation>Don Hilario</translation>
    </message>
    <message>
        <source>A captain on half pay, gallant even when he loses.</source>
        <translation>Un capitano a mezza paga, galante anche quando perde.</translation>
    </message>
    <message>
        <source>Don Baltasar</source>
        <translation>Don Baltasar</translation>
    </message>
    <message>
        <source>A notary; writes every chip into a small book.</source>
        <translation>Un notaio; scrive ogni fiche in un libretto.</translation>
    </message>
    <message>
        <source>Doña Leonor</source>
        <translation>Doña Leonor</translation>
    </message>
    <message>
        <source>Grandmother of eleven, and has taught them all.</source>
        <translation>Nonna di undici nipoti, e ha insegnato a tutti.</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>Tomás</translation>
    </message>
    <message>
        <source>Slaps his trumps on the table and laughs.</source>
        <translation>Sbatte i trionfi sul tavolo e ride.</translation>
    </message>
    <message>
        <source>Doña Catalina</source>
        <translation>Doña Catalina</translation>
    </message>
    <message>
        <source>Learnt the game at court, and lets one know it.</source>
        <translation>Ha imparato il gioco a corte, e lo fa sapere.</translation>
    </message>
    <message>
        <source>The abbé Anselmo</source>
        <translation>L’abate Anselmo</translation>
    </message>
    <message>
        <source>Forgives everybody, collects from everybody.</source>
        <translation>Perdona tutti, riscuote da tutti.</translation>
    </message>
    <message>
        <source>The Baron</source>
        <translation>Il Barone</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>Il Cavaliere</translation>
    </message>
</context>
<context>
    <name>PersonPlace</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Come sta sulla tua targhetta e nel punteggio.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Il tuo &amp;nome</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Ritratto</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>{points:one # point|other # points}</source>
        <translation>{points:one # punto|other # punti}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Oggi non torna niente di quello che hai sbagliato.</translation>
    </message>
    <message>
        <source>A choice of your own is being weighed.</source>
        <translation>Il maestro sta valutando una tua scelta.</translation>
    </message>
    <message>
        <source>This was your own deal. What do you do now?</source>
        <translation>Questa era una tua mano. Che cosa fai adesso?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Basta per oggi</translation>
    </message>
    <message>
        <source>There is no hint here. Your first answer counts.</source>
        <translation>Qui non ci sono suggerimenti. Conta la tua prima risposta.</translation>
    </message>
    <message>
        <source>{right} of {asked} were right.</source>
        <translation>{right} su {asked} erano giuste.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As I learn</source>
        <translation>Finché imparo</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spagnolo</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francese</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <translation>Quelle della lingua</translation>
    </message>
    <message>
        <source>English: A K Q J</source>
        <translation>Inglesi: A K Q J</translation>
    </message>
    <message>
        <source>French: 1 R D V</source>
        <translation>Francesi: 1 R D V</translation>
    </message>
    <message>
        <source>German: A K D B</source>
        <translation>Tedesche: A K D B</translation>
    </message>
    <message>
        <source>Danish: Es K D B</source>
        <translation>Danesi: Es K D B</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Jumbo</source>
        <translation>Grandi</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Graticcio</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Squame</translation>
    </message>
    <message>
        <source>Herringbone</source>
        <translation>Spina di pesce</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Tinta unita</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Con parole semplici</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Muti</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto alto</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nulla si muove</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 secondo</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 secondi</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <translation>4 secondi</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Finché clicco</translation>
    </message>
    <message>
        <source>Plays it at once</source>
        <translation>La gioca subito</translation>
    </message>
    <message>
        <source>Raises it, a second plays it</source>
        <translation>La alza; il secondo la gioca</translation>
    </message>
    <message>
        <source>The deck&apos;s own, with their meaning</source>
        <translation>Quelle del mazzo, col loro senso</translation>
    </message>
    <message>
        <source>The deck&apos;s own</source>
        <translation>Quelle del mazzo</translation>
    </message>
    <message>
        <source>Trumps apart</source>
        <translation>Trionfi a parte</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Per seme</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Solo il tuo turno</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>After each deal</source>
        <translation>Dopo ogni mano</translation>
    </message>
    <message>
        <source>Also before a blunder</source>
        <translation>Anche prima di un errore grave</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Ripristina impostazioni</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Take the &amp;picture off the table</source>
        <translation>Tog&amp;li l’immagine dal tavolo</translation>
    </message>
    <message>
        <source>A &amp;picture of your own as cloth…</source>
        <translation>Un’immagine tua &amp;per panno…</translation>
    </message>
    <message>
        <source>Pr&amp;int this deck…</source>
        <translation>Stampa &amp;questo mazzo…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation>Cifre agli angoli</translation>
    </message>
    <message>
        <source>With four, every suit has a colour of its own.</source>
        <translation>Con quattro, ogni seme ha il suo colore.</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Colori dei semi</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Like an ol&amp;d print, on paper gone yellow</source>
        <translation>Come una vecc&amp;hia stampa, su carta ingiallita</translation>
    </message>
    <message>
        <source>For the French deck; Spanish cards are numbered.</source>
        <translation>Per il mazzo francese; le carte spagnole sono numerate.</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Lettere delle figure</translation>
    </message>
    <message>
        <source>A card dragged, or moved by Ctrl and an arrow, stays for the deal.</source>
        <translation>Una carta trascinata, o spostata con Ctrl e una freccia, resta lì per tutta la mano.</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Ordine della mano</translation>
    </message>
    <message>
        <source>&amp;Highest cards at the right</source>
        <translation>Carte più &amp;alte a destra</translation>
    </message>
    <message>
        <source>Mark the &amp;matadors with a badge</source>
        <translation>Segna i &amp;mattadori con un distintivo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>The plain cloth has no texture and the strongest contrast.</source>
        <translation>Il panno semplice non ha trama e ha il contrasto più forte.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Show the trump &amp;ladder</source>
        <translation>Mostra la &amp;scala dei trionfi</translation>
    </message>
    <message>
        <source>The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.</source>
        <translation>Con il mazzo spagnolo si dice «Paso», con il francese «Je passe». La cronaca resta in parole comuni.</translation>
    </message>
    <message>
        <source>Words said at the table</source>
        <translation>Parole dette al tavolo</translation>
    </message>
    <message>
        <source>Everything that is heard is also seen.</source>
        <translation>Tutto ciò che si sente si vede anche.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Whatever moves, a click hurries it.</source>
        <translation>Qualunque cosa si muova, un clic l’affretta.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Una presa finita resta</translation>
    </message>
    <message>
        <source>Play for me &amp;what leaves me no choice</source>
        <translation>Gioca per me ciò che non mi lascia sc&amp;elta</translation>
    </message>
    <message>
        <source>Let me c&amp;ut the pack before the first deal</source>
        <translation>Fammi al&amp;zare prima della prima mano</translation>
    </message>
    <message>
        <source>“As I learn”: a help fades after five right decisions, and goes after ten. Two bad ones bring it back for a deal.</source>
        <translation>«Finché imparo»: un aiuto si attenua dopo cinque decisioni giuste, e sparisce dopo dieci. Due sbagliate lo riportano per una mano.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aiuto al tavolo</translation>
    </message>
    <message>
        <source>Opponents as strong as I am k&amp;eep following me</source>
        <translation>Gli avversari &amp;forti come me continuano a seguirmi</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Accessibilità</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Dimensione del &amp;testo</translation>
    </message>
    <message>
        <source>Text as large as the s&amp;ystem&apos;s</source>
        <translation>Dimensione del testo del s&amp;istema</translation>
    </message>
    <message>
        <source>Panels and dialogs</source>
        <translation>Pannelli e finestre</translation>
    </message>
    <message>
        <source>With less motion cards appear in their places without flying there.</source>
        <translation>Con meno movimento le carte compaiono al loro posto senza volare.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>Un clic su una carta</translation>
    </message>
    <message>
        <source>Lar&amp;ge buttons</source>
        <translation>Pulsanti &amp;grandi</translation>
    </message>
    <message>
        <source>For the le&amp;ft hand: your things at the right</source>
        <translation>Per ma&amp;ncini: il tuo posto a destra</translation>
    </message>
    <message>
        <source>Keys of the Table menu read out the table at any time.</source>
        <translation>I tasti del menu Tavolo leggono il tavolo ad alta voce in qualsiasi momento.</translation>
    </message>
    <message>
        <source>A screen reader announces</source>
        <translation>Un lettore di schermo annuncia</translation>
    </message>
    <message>
        <source>All &amp;keys…</source>
        <translation>T&amp;utti i tasti…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Il tuo n&amp;ome</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Come sta sulla tua targhetta e nel punteggio.</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size} %</translation>
    </message>
    <message>
        <source>{size} %; the table in this window has room for {held} %. A larger window has room for all of it.</source>
        <translation>{size} %; in questa finestra il tavolo ha posto per {held} %. Una finestra più grande ha posto per tutto.</translation>
    </message>
    <message>
        <source>After a deal it names your costliest choice. Before a blunder it lets you choose again, which counts as help.</source>
        <translation>Dopo una mano nomina la tua scelta più cara. Prima di un errore grave ti lascia scegliere di nuovo, e questo conta come aiuto.</translation>
    </message>
    <message>
        <source>The coach speaks</source>
        <translation>Il maestro parla</translation>
    </message>
    <message>
        <source>Otherwise they stay as they are until the sitting ends.</source>
        <translation>Altrimenti restano come sono fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Find new problems for me while the table rests, on mains</source>
        <translation>Trova nuovi problemi per me mentre il tavolo riposa, con la corrente</translation>
    </message>
    <message>
        <source>A gold line round the card that wins the trick</source>
        <translation>Un filo d’oro intorno alla carta che vince la presa</translation>
    </message>
    <message>
        <source>Cards you may not play are dimmed</source>
        <translation>Le carte che non puoi giocare sono scurite</translation>
    </message>
    <message>
        <source>The order of the suit that is led</source>
        <translation>L’ordine del seme con cui si è usciti</translation>
    </message>
    <message>
        <source>The trump ladder counts the trumps that are out</source>
        <translation>La scala dei trionfi conta quelli ancora fuori</translation>
    </message>
    <message>
        <source>A gilded edge on cards just drawn</source>
        <translation>Un bordo dorato sulle carte appena pescate</translation>
    </message>
    <message>
        <source>The meaning of each bid</source>
        <translation>Il significato di ogni dichiarazione</translation>
    </message>
    <message>
        <source>The strength of your hand at the bids</source>
        <translation>La forza della tua mano alle dichiarazioni</translation>
    </message>
    <message>
        <source>A word on what to throw</source>
        <translation>Una parola su che cosa scartare</translation>
    </message>
    <message>
        <source>A word on leading</source>
        <translation>Una parola su come uscire</translation>
    </message>
    <message>
        <source>A word on following suit</source>
        <translation>Una parola su come rispondere al seme</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>You are the Ombre. Which card do you play?</source>
        <translation>Sei l’ombre. Quale carta giochi?</translation>
    </message>
    <message>
        <source>Trumps or not</source>
        <translation>Trionfi o no</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. A trump, or another card?</source>
        <translation>Sei l’ombre ed esci. Un trionfo, o un’altra carta?</translation>
    </message>
    <message>
        <source>You play against the Ombre. Which card do you play?</source>
        <translation>Giochi contro l’ombre. Quale carta giochi?</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Dichiarare o passare</translation>
    </message>
    <message>
        <source>Do you bid, or do you pass?</source>
        <translation>Dichiari, o passi?</translation>
    </message>
    <message>
        <source>What to throw</source>
        <translation>Che cosa scartare</translation>
    </message>
    <message>
        <source>Which cards do you throw?</source>
        <translation>Quali carte scarti?</translation>
    </message>
    <message>
        <source>You name the trump. Which suit?</source>
        <translation>Scegli tu il trionfo. Quale seme?</translation>
    </message>
    <message>
        <source>Do you play on, or do you give up?</source>
        <translation>Continui, o ti arrendi?</translation>
    </message>
    <message>
        <source>Do you stop here, or go on for all the tricks?</source>
        <translation>Ti fermi qui, o tenti il cappotto?</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Chi ce l’ha</translation>
    </message>
    <message>
        <source>One card: who holds it, and how sure are you?</source>
        <translation>Una carta: chi ce l’ha, e quanto è certo?</translation>
    </message>
    <message>
        <source>It costs {amount} less on average.</source>
        <translation>In media costa {amount} in meno.</translation>
    </message>
    <message>
        <source>Your side plays. Which card do you play?</source>
        <translation>Gioca la tua coppia. Che carta giochi?</translation>
    </message>
    <message>
        <source>Your side plays, and you lead. A trump, or another card?</source>
        <translation>Gioca la tua coppia, ed esci tu. Un trionfo o un’altra carta?</translation>
    </message>
    <message>
        <source>The other side plays. Which card do you play?</source>
        <translation>Gioca l’altra coppia. Che carta giochi?</translation>
    </message>
    <message>
        <source>You are the Man. Which card do you play?</source>
        <translation>Sei l’Uomo. Quale carta giochi?</translation>
    </message>
    <message>
        <source>You are the Man and lead. A trump, or another card?</source>
        <translation>Sei l’Uomo ed esci. Un trionfo, o un’altra carta?</translation>
    </message>
    <message>
        <source>You play against the Man. Which card do you play?</source>
        <translation>Giochi contro l’Uomo. Quale carta giochi?</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Molto facile</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Molto difficile</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>Salvare il salvabile</translation>
    </message>
    <message>
        <source>How hard?</source>
        <translation>Quanto difficile?</translation>
    </message>
    <message>
        <source>My rating</source>
        <translation>Il mio punteggio</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Mostra le cifre</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {within}, from {problems} problems.</source>
        <translation>Il tuo punteggio: {rating}, a meno di {within}, da {problems} problemi.</translation>
    </message>
    <message>
        <source>Not that. This problem comes back another day.</source>
        <translation>Questo no. Il problema torna un altro giorno.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quale carta?</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>In difesa</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Tutti i gradi</translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation>Il problema seguente</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Per oggi basta</translation>
    </message>
    <message>
        <source>There is no hint in a problem. Your first answer counts.</source>
        <translation>In un problema non ci sono suggerimenti. Conta la prima risposta.</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Your throw has not been weighed, so it does not count.</source>
        <translation>Il tuo scarto non è stato valutato, quindi non conta.</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>The best answer: {action}.</source>
        <translation>La risposta migliore: {action}.</translation>
    </message>
    <message>
        <source>The problems cannot be read</source>
        <translation>I problemi non si possono leggere</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours {own:one once|other #}.</source>
        <translation>Vince circa {best:one una volta|other # volte} su 10, la tua {own:one una|other #}.</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours hardly ever.</source>
        <translation>Vince circa {best:one una volta|other # volte} su 10, la tua quasi mai.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours about {own:one once|other # times} in 10.</source>
        <translation>Vince quasi sempre, la tua circa {own:one una volta|other # volte} su 10.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours hardly ever.</source>
        <translation>Vince quasi sempre, la tua quasi mai.</translation>
    </message>
    <message>
        <source>Both win about as often, but it brings {amount} more on average.</source>
        <translation>Vincono più o meno lo stesso, ma questa rende in media {amount} in più.</translation>
    </message>
    <message>
        <source>Yours wins more often, but brings {amount} less on average.</source>
        <translation>La tua vince più spesso, ma rende in media {amount} in meno.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours {own:one once|other #}.</source>
        <translation>Con questa ci guadagni circa {best:one una volta|other # volte} su 10, con la tua {own:one una|other #}.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours hardly ever.</source>
        <translation>Con questa ci guadagni circa {best:one una volta|other # volte} su 10, con la tua quasi mai.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours about {own:one once|other # times} in 10.</source>
        <translation>Con questa ci guadagni quasi sempre, con la tua circa {own:one una volta|other # volte} su 10.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours hardly ever.</source>
        <translation>Con questa ci guadagni quasi sempre, con la tua quasi mai.</translation>
    </message>
    <message>
        <source>With both you gain about as often, but it brings {amount} more on average.</source>
        <translation>Con entrambe ci guadagni più o meno lo stesso, ma questa rende in media {amount} in più.</translation>
    </message>
    <message>
        <source>With yours you gain more often, but {amount} less on average.</source>
        <translation>Con la tua ci guadagni più spesso, ma in media {amount} in meno.</translation>
    </message>
    <message>
        <source>Yours wins more often, but each pays {own} instead of {best}.</source>
        <translation>La tua vince più spesso, ma ciascuno paga {own} invece di {best}.</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>C’è un errore in {file}.</translation>
    </message>
    <message>
        <source>Your games are untouched.</source>
        <translation>Le tue partite sono intatte.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Quali problemi</translation>
    </message>
    <message>
        <source>Opens a list.</source>
        <translation>Apre un elenco.</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Tutti i temi</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>Ogni difficoltà</translation>
    </message>
    <message>
        <source>Your own problems</source>
        <translation>I tuoi problemi</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Far cadere i trionfi</translation>
    </message>
    <message>
        <source>Save trumps</source>
        <translation>Tenere i trionfi</translation>
    </message>
    <message>
        <source>Trump a suit</source>
        <translation>Tagliare un seme</translation>
    </message>
    <message>
        <source>Sure tricks</source>
        <translation>Prese sicure</translation>
    </message>
    <message>
        <source>Win cheaply</source>
        <translation>Vincere con poco</translation>
    </message>
    <message>
        <source>Force them</source>
        <translation>Forzare gli altri</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>Aspettare</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Con un compagno</translation>
    </message>
    <message>
        <source>The trick that decides</source>
        <translation>La presa decisiva</translation>
    </message>
    <message>
        <source>Which trump</source>
        <translation>Quale trionfo</translation>
    </message>
    <message>
        <source>When to give up</source>
        <translation>Quando arrendersi</translation>
    </message>
    <message>
        <source>All the tricks</source>
        <translation>Tutte le prese</translation>
    </message>
    <message>
        <source>{label}: {chosen}</source>
        <translation>{label}: {chosen}</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>ancora {left}</translation>
    </message>
    <message>
        <source>From your files and your deals, and found while the table rests.</source>
        <translation>Dai tuoi file e dalle tue mani, e trovati mentre il tavolo riposa.</translation>
    </message>
    <message>
        <source>You have had them all. They come again, in another order.</source>
        <translation>Li hai avuti tutti. Tornano, in un altro ordine.</translation>
    </message>
    <message>
        <source>Positions from real deals. None comes twice before you have had all.</source>
        <translation>Posizioni di mani vere. Nessuna torna prima che tu le abbia avute tutte.</translation>
    </message>
    <message>
        <source>Positions from all the games. None comes twice before you have had all.</source>
        <translation>Posizioni di tutti i giochi. Nessuna torna prima che tu le abbia avute tutte.</translation>
    </message>
    <message>
        <source>Problems, {game}, {theme}, {left} to go</source>
        <translation>Problemi, {game}, {theme}, ancora {left}</translation>
    </message>
    <message>
        <source>Open the folder of your problems and lessons</source>
        <translation>Apri la cartella dei tuoi problemi e lezioni</translation>
    </message>
    <message>
        <source>Your own problems and lessons</source>
        <translation>I tuoi problemi e le tue lezioni</translation>
    </message>
    <message>
        <source>{number:one # mistake was found|other # mistakes were found} in their files.</source>
        <translation>{number:one È stato trovato # errore|other Sono stati trovati # errori} nei loro file.</translation>
    </message>
    <message>
        <source>All the others are there.</source>
        <translation>Tutti gli altri ci sono.</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. {flaw}</source>
        <translation>{file}, «{mark}». {flaw}</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. Line {line}: {reason}</source>
        <translation>{file}, «{mark}». Riga {line}: {reason}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>C&amp;erca in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome del file:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>La mano è finita.</translation>
    </message>
    <message>
        <source>That is not what you are being asked.</source>
        <translation>Non è quello che ti si chiede.</translation>
    </message>
    <message>
        <source>You do not hold {cards:the}.</source>
        <translation>Non hai {cards:il}.</translation>
    </message>
    <message>
        <source>A card can be thrown away only once.</source>
        <translation>Una carta si può scartare una volta sola.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Devi rispondere a {suit}.</translation>
    </message>
    <message>
        <source>Trumps were led: you must follow with a trump.</source>
        <translation>Si è usciti con un trionfo: devi rispondere con un trionfo.</translation>
    </message>
    <message>
        <source>You hold no {suit}, so you must play a trump.</source>
        <translation>Non hai {suit}, quindi devi giocare un trionfo.</translation>
    </message>
    <message>
        <source>{matador:Name} is forced: {led} was led and you hold no other trump.</source>
        <translation>{matador:Il} non si può trattenere: si è usciti con {led:il} e non hai altri trionfi.</translation>
    </message>
    <message>
        <source>{led:Name} was led and you have no small trump: play {matadors}.</source>
        <translation>Si è usciti con {led:il} e non hai trionfi piccoli: gioca {matadors}.</translation>
    </message>
    <message>
        <source>{bid:Name} has been bid already.</source>
        <translation>È già stato dichiarato {bid}.</translation>
    </message>
    <message>
        <source>You may not hold {bid}.</source>
        <translation>Non puoi tenere {bid}.</translation>
    </message>
    <message>
        <source>There is no bid “{bid}” in this game.</source>
        <translation>In questo gioco non c’è la dichiarazione «{bid}».</translation>
    </message>
    <message>
        <source>All before you have passed: bid {bid}, or the cards are dealt again.</source>
        <translation>Prima di te hanno passato tutti: dichiara {bid}, o si danno di nuovo le carte.</translation>
    </message>
    <message>
        <source>Only the last player may bid {bid}, when all before them have passed.</source>
        <translation>Solo l’ultimo giocatore può dichiarare {bid}, quando prima hanno passato tutti.</translation>
    </message>
    <message>
        <source>You need {cards:the} to play {bid}.</source>
        <translation>Per giocare {bid} ti serve {cards:il}.</translation>
    </message>
    <message>
        <source>Bid {bid} first: it is the lowest bid of its kind.</source>
        <translation>Dichiara prima {bid}: è la dichiarazione più bassa del suo genere.</translation>
    </message>
    <message>
        <source>{bid:Name} cannot be the first bid.</source>
        <translation>{bid:Name} non può essere la prima dichiarazione.</translation>
    </message>
    <message>
        <source>You hold that card yourself: call {called:the}.</source>
        <translation>Quella carta l’hai tu: chiama {called:il}.</translation>
    </message>
    <message>
        <source>That card cannot be called: call {called:the}.</source>
        <translation>Quella carta non si può chiamare: chiama {called:il}.</translation>
    </message>
    <message>
        <source>{suit:Name} cannot be named now.</source>
        <translation>{suit:Name} non si può nominare adesso.</translation>
    </message>
    <message>
        <source>You may throw away at most {number:one # card|other # cards}.</source>
        <translation>Puoi scartare al massimo {number:one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>You must throw away at least {number:one # card|other # cards}.</source>
        <translation>Devi scartare almeno {number:one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>You have only just drawn {cards:the}. Throw away cards that you were dealt.</source>
        <translation>Hai appena pescato {cards:il}. Scarta carte che ti sono state date.</translation>
    </message>
    <message>
        <source>Only a black ace may be kept.</source>
        <translation>Si può tenere solo un asso nero.</translation>
    </message>
    <message>
        <source>You have no card of {suit}: name a suit you hold.</source>
        <translation>Non hai carte di {suit}: nomina un seme che hai.</translation>
    </message>
    <message>
        <source>It is too late to surrender: you have played to trick {number}.</source>
        <translation>È tardi per arrendersi: hai già giocato nella presa {number}.</translation>
    </message>
    <message>
        <source>Nobody surrenders at this table.</source>
        <translation>A questo tavolo non si arrende nessuno.</translation>
    </message>
    <message>
        <source>Only the Ombre may surrender.</source>
        <translation>Solo l’ombre può arrendersi.</translation>
    </message>
    <message>
        <source>You bid {bid}, which cannot be surrendered.</source>
        <translation>Hai dichiarato {bid}, e lì non ci si può arrendere.</translation>
    </message>
    <message>
        <source>This hand was taken over: it cannot be surrendered a second time.</source>
        <translation>Questo gioco l’ha già continuato un altro: non ci si può arrendere una seconda volta.</translation>
    </message>
    <message>
        <source>Your surrender was refused in this trick: play on.</source>
        <translation>In questa presa la tua resa è stata rifiutata: continua a giocare.</translation>
    </message>
    <message>
        <source>A defender said gano of {asked:the}: play a card that does not beat it.</source>
        <translation>Un difensore ha detto gano con {asked:il}: gioca una carta che non lo batta.</translation>
    </message>
    <message>
        <source>Nobody says gano at this table.</source>
        <translation>A questo tavolo non si dice gano.</translation>
    </message>
    <message>
        <source>Only a defender may say gano.</source>
        <translation>Solo un difensore può dire gano.</translation>
    </message>
    <message>
        <source>You have nobody to ask: no other defender is yet to play.</source>
        <translation>Non hai a chi chiederlo: nessun altro difensore deve ancora giocare.</translation>
    </message>
    <message>
        <source>Gano may be said only of a card that wins the trick so far.</source>
        <translation>Si può dire gano solo con una carta che finora vince la presa.</translation>
    </message>
    <message>
        <source>You have {number:one # trick|other # tricks}. One more is codille, and you may not ask for that.</source>
        <translation>Hai {number:one # presa|other # prese}. Una in più è codiglio, e quello non lo puoi chiedere.</translation>
    </message>
    <message>
        <source>You must follow {suit}: play {choices:the}.</source>
        <translation>Devi rispondere a {suit}: gioca {choices:il}.</translation>
    </message>
    <message>
        <source>Not now: {bids}</source>
        <translation>Non ora: {bids}</translation>
    </message>
    <message>
        <source>Press {key} or click here to read rule {rule}.</source>
        <translation>Premi {key} o clicca qui per leggere la regola {rule}.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: no lead can call it out.</source>
        <translation>{matador:Il} può restare in mano: nessuna uscita può farlo cadere.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: only a higher matador could call it out.</source>
        <translation>{matador:Il} può restare in mano: solo un mattadore più alto può farlo cadere.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Back a trick</source>
        <translation>Indietro di una presa</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Indietro di una mossa</translation>
    </message>
    <message>
        <source>Let it go on by itself</source>
        <translation>Fallo andare da solo</translation>
    </message>
    <message>
        <source>Forward a move</source>
        <translation>Avanti di una mossa</translation>
    </message>
    <message>
        <source>To the end of the trick</source>
        <translation>Alla fine della presa</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Write a note or a mark</source>
        <translation>Scrivi una nota o un segno</translation>
    </message>
    <message>
        <source>Take back the last note or variation</source>
        <translation>Annulla l’ultima nota o variante</translation>
    </message>
    <message>
        <source>Put the note or variation back</source>
        <translation>Ripristina la nota o la variante</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words} ({key})</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Le carte vengono date</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>La dichiarazione</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>Il trionfo</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Lo scarto</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Presa {number}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Momento della mano</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} di {last}</translation>
    </message>
    <message>
        <source>About this moment</source>
        <translation>Su questo momento</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Chi guarda</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Tutte le carte &amp;scoperte</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Gioca &amp;da qui</translation>
    </message>
    <message>
        <source>You play your own cards from here; the computer plays the others.</source>
        <translation>Da qui giochi tu le tue carte; il computer gioca le altre.</translation>
    </message>
    <message>
        <source>You take the place of {name} from here; the computer plays the others.</source>
        <translation>Da qui prendi il posto di {name}; il computer gioca le altre.</translation>
    </message>
    <message>
        <source>Deal {number}: you won {amount}</source>
        <translation>Mano {number}: hai vinto {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: you lost {amount}</source>
        <translation>Mano {number}: hai perso {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: nothing won or lost</source>
        <translation>Mano {number}: né vinto né perso</translation>
    </message>
    <message>
        <source>The others are the computer players named in the record.</source>
        <translation>Gli altri sono i giocatori del computer nominati nella registrazione.</translation>
    </message>
    <message>
        <source>The record names no computer player for {name}, who plays by the book.</source>
        <translation>La registrazione non nomina un giocatore del computer per {name}, che gioca secondo i libri.</translation>
    </message>
    <message>
        <source>The record names no computer players for {names}, who play by the book.</source>
        <translation>La registrazione non nomina giocatori del computer per {names}, che giocano secondo i libri.</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>&amp;Torna al replay</translation>
    </message>
    <message>
        <source>You play on</source>
        <translation>Continui tu</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Giochi come {name}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>The deal goes on from here and is kept as a variation. Your own game waits for you.</source>
        <translation>La mano continua da qui e resta come variante. La tua partita ti aspetta.</translation>
    </message>
    <message>
        <source>The record ends here. You can play on from here yourself.</source>
        <translation>Qui finisce la registrazione. Da qui puoi continuare tu.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals of the sitting</source>
        <translation>Le mani della partita</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Mano {number}: {result}</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>Will you take the turned card?</source>
        <translation>Prendi la carta scoperta?</translation>
    </message>
    <message>
        <source>Will you play this hand, or throw it in?</source>
        <translation>Giochi questa mano, o butti le carte?</translation>
    </message>
    <message>
        <source>Will you show the rest of the talon?</source>
        <translation>Mostri il resto del tallone?</translation>
    </message>
    <message>
        <source>All have passed. Will you take the talon?</source>
        <translation>Hanno passato tutti. Prendi il tallone?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Will you take the hand over?</source>
        <translation>L’ombre si arrende. Accetti la resa o continui tu?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Do you accept?</source>
        <translation>L’ombre si arrende. Accetti?</translation>
    </message>
    <message>
        <source>Will you turn up a card?</source>
        <translation>Scopri una carta?</translation>
    </message>
    <message>
        <source>Nobody plays. Will you turn up another?</source>
        <translation>Non gioca nessuno. Ne scopri un’altra?</translation>
    </message>
    <message>
        <source>Will you show the king of the turned suit?</source>
        <translation>Mostri il re del seme scoperto?</translation>
    </message>
    <message>
        <source>Will you be the Man with this trump?</source>
        <translation>Fai l’Uomo con questo trionfo?</translation>
    </message>
    <message>
        <source>Will you show {card:the}, for a point?</source>
        <translation>Mostri {card:il}, per un punto?</translation>
    </message>
    <message>
        <source>Will you be the Man, with {suit} as trump?</source>
        <translation>Fai l’Uomo, con {suit} come trionfo?</translation>
    </message>
    <message>
        <source>Give a card for the king. Everybody sees it.</source>
        <translation>Dai una carta per il re. La vedono tutti.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Tocca a te: gioca una carta.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Esci tu, con la carta che vuoi.</translation>
    </message>
    <message>
        <source>Your turn: you must bid.</source>
        <translation>Tocca a te: devi dichiarare.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>Tocca a te: puoi solo passare.</translation>
    </message>
    <message>
        <source>Your turn: pass or bid.</source>
        <translation>Tocca a te: passa o dichiara.</translation>
    </message>
    <message>
        <source>Will you play {contract} too? If you pass, you defend.</source>
        <translation>Giochi anche tu {contract}? Chi passa difende.</translation>
    </message>
    <message>
        <source>Choose your game.</source>
        <translation>Scegli il tuo gioco.</translation>
    </message>
    <message>
        <source>Name your trump, or choose another game.</source>
        <translation>Nomina il trionfo, o scegli un altro gioco.</translation>
    </message>
    <message>
        <source>Name your trump, or throw your hand in.</source>
        <translation>Nomina il trionfo, o butta le carte.</translation>
    </message>
    <message>
        <source>Name your trump.</source>
        <translation>Nomina il trionfo.</translation>
    </message>
    <message>
        <source>Name your trump; {suit} are worth more.</source>
        <translation>Nomina il trionfo; a {suit} vale di più.</translation>
    </message>
    <message>
        <source>Demand a king. Its holder gives it to you for one of your cards.</source>
        <translation>Chiedi un re. Chi ce l’ha te lo dà per una delle tue carte.</translation>
    </message>
    <message>
        <source>Call a king: its holder will be your secret ally.</source>
        <translation>Chiama un re: chi l’ha sarà il tuo alleato segreto.</translation>
    </message>
    <message>
        <source>Call one of these cards: its holder will be your secret ally.</source>
        <translation>Chiama una di queste carte: chi l’ha sarà il tuo alleato segreto.</translation>
    </message>
    <message>
        <source>Throw away all you were dealt: only a black ace may be kept.</source>
        <translation>Scarta tutto quello che ti è stato dato: si può tenere solo un asso nero.</translation>
    </message>
    <message>
        <source>Keep one of the cards you were dealt, or none.</source>
        <translation>Tieni una delle carte che ti sono state date, o nessuna.</translation>
    </message>
    <message>
        <source>Throw away {most:one # card|other # cards} and keep the rest.</source>
        <translation>Scarta {most:one # carta|other # carte} e tieni il resto.</translation>
    </message>
    <message>
        <source>{most:one You may throw away # card and draw another.|other Throw away up to # cards and draw as many.}</source>
        <translation>{most:one Puoi scartare # carta e pescarne un’altra.|other Scarta fino a # carte e pescane altrettante.}</translation>
    </message>
    <message>
        <source>{most:one Throw away # card and draw another.|other Throw away # cards and draw as many.}</source>
        <translation>{most:one Scarta # carta e pescane un’altra.|other Scarta # carte e pescane altrettante.}</translation>
    </message>
    <message>
        <source>Throw away {least} to {most:one # card|other # cards} and draw as many.</source>
        <translation>Scarta da {least} a {most:one # carta|other # carte} e pescane altrettante.</translation>
    </message>
    <message>
        <source>Every trick is yours so far. Claim the game, or go on?</source>
        <translation>Finora ogni presa è tua. Riscuoti il gioco, o vai a tutte le prese?</translation>
    </message>
    <message>
        <source>Will you play on, or throw the hand in? That costs as much as bet.</source>
        <translation>Continui, o butti la mano? Costa quanto bet.</translation>
    </message>
    <message>
        <source>Five tricks are yours. Claim the game, or go on for tout, all nine?</source>
        <translation>Cinque prese sono tue. Riscuoti il gioco, o tenti il tout, tutte e nove?</translation>
    </message>
    <message>
        <source>Your turn: pass, or play in a suit.</source>
        <translation>Tocca a te: passa, o gioca in un seme.</translation>
    </message>
    <message>
        <source>They play. Will you send them alone?</source>
        <translation>Giocano loro. Mandi da solo chi gioca?</translation>
    </message>
    <message>
        <source>You are sent alone. Will you go, or let them?</source>
        <translation>Ti mandano senza compagno. Vai, o lasci andare loro?</translation>
    </message>
    <message>
        <source>The first five tricks are yours (hechas). Claim them, or go for all eight?</source>
        <translation>Le prime cinque prese sono tue (hechas). Le rivendichi, o le tenti tutte e otto?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept, or take the game over?</source>
        <translation>L’ombre dice paso e rinuncia. Accetti, o continui il gioco?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept?</source>
        <translation>L’ombre dice paso e rinuncia. Accetti?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop with primeras, or go on for bola, all nine?</source>
        <translation>Cinque prese sono tue. Ti fermi alle primeras, o tenti la bola, tutte e nove?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim the game, or play for all eight?</source>
        <translation>Le prime cinque prese sono vinte. Riscuotere il gioco, o giocare per tutte e otto?</translation>
    </message>
    <message>
        <source>Call an ace: its holder will be your secret ally.</source>
        <translation>Chiama un asso: chi ce l’ha sarà il tuo alleato segreto.</translation>
    </message>
    <message>
        <source>Call an ace: your ally names the trump.</source>
        <translation>Chiama un asso: il tuo alleato nomina il trionfo.</translation>
    </message>
    <message>
        <source>Your ace is called, so you are the ally. Name the trump.</source>
        <translation>È chiamato il tuo asso, perciò sei l’alleato. Nomina il trionfo.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Rimessa: non vince nessuno</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Rimessa per {name}</translation>
    </message>
    <message>
        <source>You have the most tricks and take the pool.</source>
        <translation>Hai più prese di tutti e prendi il piatto.</translation>
    </message>
    <message>
        <source>The Ombre has the most tricks and takes the pool.</source>
        <translation>L’ombre ha più prese di tutti e prende il piatto.</translation>
    </message>
    <message>
        <source>The most tricks are shared: you pay the pool again.</source>
        <translation>Le prese sono pari: ripaghi il piatto.</translation>
    </message>
    <message>
        <source>The most tricks are shared: the Ombre pays the pool again.</source>
        <translation>Le prese sono pari: l’ombre ripaga il piatto.</translation>
    </message>
    <message>
        <source>Every trick is taken: the pool is paid, and half as much from each.</source>
        <translation>Fatte tutte le prese: si paga il piatto, e ancora la metà da ognuno.</translation>
    </message>
    <message>
        <source>You needed every trick and lost one; the pool stays.</source>
        <translation>Ti servivano tutte le prese e ne hai persa una; il piatto resta.</translation>
    </message>
    <message>
        <source>The Ombre needed every trick and lost one; the pool stays.</source>
        <translation>All’ombre servivano tutte le prese e ne ha persa una; il piatto resta.</translation>
    </message>
    <message>
        <source>{chips} for the remise</source>
        <translation>{chips} per la rimessa</translation>
    </message>
    <message>
        <source>{chips} to make the pool good</source>
        <translation>{chips} per ricostituire il piatto</translation>
    </message>
    <message>
        <source>{chips} for the solo</source>
        <translation>{chips} per il solo</translation>
    </message>
    <message>
        <source>{chips} for all eight tricks</source>
        <translation>{chips} per tutte e otto le prese</translation>
    </message>
    <message>
        <source>Nobody plays; the stones stay on the table.</source>
        <translation>Nessuno gioca; i sassi restano sul tavolo.</translation>
    </message>
    <message>
        <source>{chips} as mano’s entry</source>
        <translation>{chips} come posta di chi è di mano</translation>
    </message>
    <message>
        <source>{chips} for a pass</source>
        <translation>{chips} per aver passato</translation>
    </message>
    <message>
        <source>{chips} from the table</source>
        <translation>{chips} dal tavolo</translation>
    </message>
    <message>
        <source>{chips} for puesta (4 to 4)</source>
        <translation>{chips} per la bestia (4 a 4)</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codiglio! Hai vinto</translation>
    </message>
    <message>
        <source>Codillo for {name}</source>
        <translation>Codiglio per {name}</translation>
    </message>
    <message>
        <source>Bola: all nine are yours</source>
        <translation>Bola: tutte e nove sono tue</translation>
    </message>
    <message>
        <source>Bola for {name}</source>
        <translation>Bola per {name}</translation>
    </message>
    <message>
        <source>You win, but miss bola</source>
        <translation>Vinci, ma manchi la bola</translation>
    </message>
    <message>
        <source>{name} wins, but misses bola</source>
        <translation>{name} vince, ma manca la bola</translation>
    </message>
    <message>
        <source>Paso: you give up</source>
        <translation>Paso: rinunci</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} rinuncia</translation>
    </message>
    <message>
        <source>You took every trick: the pool is yours, and each pays for bola.</source>
        <translation>Hai fatto tutte le prese: il piatto è tuo, e ognuno paga la bola.</translation>
    </message>
    <message>
        <source>The Ombre took every trick: the pool, and each pays for bola.</source>
        <translation>L’ombre ha fatto tutte le prese: prende il piatto, e ognuno paga la bola.</translation>
    </message>
    <message>
        <source>You went on for all nine and lost one: the pool is yours, and you are paid less.</source>
        <translation>Le tentavi tutte e nove e ne hai persa una: il piatto è tuo, e ricevi meno.</translation>
    </message>
    <message>
        <source>The Ombre went on for all nine and lost one: they take the pool, and are paid less.</source>
        <translation>L’ombre le tentava tutte e nove e ne ha persa una: prende il piatto, e riceve meno.</translation>
    </message>
    <message>
        <source>{chips} for matadors (estuche)</source>
        <translation>{chips} per i mattadori (estuche)</translation>
    </message>
    <message>
        <source>{chips} for puesta at {contract:the}</source>
        <translation>{chips} per la bestia {contract:al}</translation>
    </message>
    <message>
        <source>{chips} for codillo at {contract:the}</source>
        <translation>{chips} per codillo {contract:al}</translation>
    </message>
    <message>
        <source>{chips} for bola</source>
        <translation>{chips} per la bola</translation>
    </message>
    <message>
        <source>{chips} for the bola missed</source>
        <translation>{chips} per la bola mancata</translation>
    </message>
    <message>
        <source>{chips} for five tricks (hechas)</source>
        <translation>{chips} per cinque prese (hechas)</translation>
    </message>
    <message>
        <source>{chips} for all eight</source>
        <translation>{chips} per tutte e otto</translation>
    </message>
    <message>
        <source>{chips} for codillo</source>
        <translation>{chips} per codillo</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>Segni {points:one un punto per il re scoperto|other # punti per i re scoperti}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>{name} segna {points:one un punto per il re scoperto|other # punti per i re scoperti}.</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>Segni {points:one un punto per il re mostrato|other # punti per i re mostrati}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>{name} segna {points:one un punto per il re mostrato|other # punti per i re mostrati}.</translation>
    </message>
    <message>
        <source>Your king is captured, and its point with it.</source>
        <translation>Il tuo re viene catturato, e con lui il suo punto.</translation>
    </message>
    <message>
        <source>The king of {name} is captured, and its point with it.</source>
        <translation>Il re di {name} viene catturato, e con lui il suo punto.</translation>
    </message>
    <message>
        <source>You captured {points:one a king and score its point|other # kings and score their points}.</source>
        <translation>Hai catturato {points:one un re e segni il suo punto|other # re e segni i loro punti}.</translation>
    </message>
    <message>
        <source>{name} captured {points:one a king and scores its point|other # kings and scores their points}.</source>
        <translation>{name} ha catturato {points:one un re e segna il suo punto|other # re e segna i loro punti}.</translation>
    </message>
    <message>
        <source>You score a point as the Man.</source>
        <translation>Segni un punto come Uomo.</translation>
    </message>
    <message>
        <source>{name} scores a point as the Man.</source>
        <translation>{name} segna un punto come Uomo.</translation>
    </message>
    <message>
        <source>You lose a point as the Man.</source>
        <translation>Perdi un punto come Uomo.</translation>
    </message>
    <message>
        <source>{name} loses a point as the Man.</source>
        <translation>{name} perde un punto come Uomo.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the game.</source>
        <translation>Segni {points:one un punto|other # punti} per il gioco.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the game.</source>
        <translation>{name} segna {points:one un punto|other # punti} per il gioco.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for codille.</source>
        <translation>Segni {points:one un punto|other # punti} per il codiglio.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for codille.</source>
        <translation>{name} segna {points:one un punto|other # punti} per il codiglio.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the puesta.</source>
        <translation>Segni {points:one un punto|other # punti} per la bestia.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the puesta.</source>
        <translation>{name} segna {points:one un punto|other # punti} per la bestia.</translation>
    </message>
    <message>
        <source>You score a point because the Man was beaten.</source>
        <translation>Segni un punto perché l’Uomo è stato battuto.</translation>
    </message>
    <message>
        <source>{name} scores a point because the Man was beaten.</source>
        <translation>{name} segna un punto perché l’Uomo è stato battuto.</translation>
    </message>
    <message>
        <source>In all, you win {chips:one # chip|other # chips}.</source>
        <translation>In totale vinci {chips:one # fiche|other # fiches}.</translation>
    </message>
    <message>
        <source>In all, {name} wins {chips:one # chip|other # chips}.</source>
        <translation>In totale {name} vince {chips:one # fiche|other # fiches}.</translation>
    </message>
    <message>
        <source>In all, you lose {chips:one # chip|other # chips}.</source>
        <translation>In totale perdi {chips:one # fiche|other # fiches}.</translation>
    </message>
    <message>
        <source>In all, {name} loses {chips:one # chip|other # chips}.</source>
        <translation>In totale {name} perde {chips:one # fiche|other # fiches}.</translation>
    </message>
    <message>
        <source>In all, you neither win nor lose.</source>
        <translation>In totale non vinci né perdi.</translation>
    </message>
    <message>
        <source>In all, {name} neither wins nor loses.</source>
        <translation>In totale {name} non vince né perde.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Ha vinto {name}</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Bestia: non vince nessuno</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Codiglio! Hai vinto</translation>
    </message>
    <message>
        <source>Codille for {name}</source>
        <translation>Codiglio per {name}</translation>
    </message>
    <message>
        <source>All the tricks are yours</source>
        <translation>Tutte le prese sono tue</translation>
    </message>
    <message>
        <source>{name} takes every trick</source>
        <translation>{name} fa tutte le prese</translation>
    </message>
    <message>
        <source>Your vole fails</source>
        <translation>Il tuo cappotto fallisce</translation>
    </message>
    <message>
        <source>The vole of {name} fails</source>
        <translation>Il cappotto di {name} fallisce</translation>
    </message>
    <message>
        <source>You surrender</source>
        <translation>Ti arrendi</translation>
    </message>
    <message>
        <source>{name} surrenders</source>
        <translation>{name} si arrende</translation>
    </message>
    <message>
        <source>You make contrabola</source>
        <translation>Fai contrabola</translation>
    </message>
    <message>
        <source>{name} makes contrabola</source>
        <translation>{name} fa contrabola</translation>
    </message>
    <message>
        <source>Your contrabola fails</source>
        <translation>La tua contrabola fallisce</translation>
    </message>
    <message>
        <source>The contrabola of {name} fails</source>
        <translation>La contrabola di {name} fallisce</translation>
    </message>
    <message>
        <source>Everybody passes</source>
        <translation>Passano tutti</translation>
    </message>
    <message>
        <source>The Man wins: you</source>
        <translation>Vince l’Uomo: tu</translation>
    </message>
    <message>
        <source>The Man wins: {name}</source>
        <translation>Vince l’Uomo: {name}</translation>
    </message>
    <message>
        <source>You lose as the Man</source>
        <translation>Perdi come Uomo</translation>
    </message>
    <message>
        <source>The Man loses: {name}</source>
        <translation>L’Uomo perde: {name}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <translation>Raggiungi lo scopo</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <translation>{name} raggiunge lo scopo</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>La mano è nulla</translation>
    </message>
    <message>
        <source>You took more tricks than each opponent: game and pool are yours.</source>
        <translation>Hai fatto più prese di ciascun difensore: gioco e piatto sono tuoi.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than each opponent, and wins the pool.</source>
        <translation>L’ombre ha fatto più prese di ciascun difensore e vince il piatto.</translation>
    </message>
    <message>
        <source>Puesta: {name} does not win</source>
        <translation>Bestia: {name} non vince</translation>
    </message>
    <message>
        <source>A tie: nobody has the most tricks alone.</source>
        <translation>Pareggio: nessuno ha più prese di tutti gli altri.</translation>
    </message>
    <message>
        <source>You took more tricks than the Ombre, who pays you.</source>
        <translation>Hai fatto più prese dell’ombre, che ti paga.</translation>
    </message>
    <message>
        <source>A defender took more tricks than the Ombre, who pays them.</source>
        <translation>Un difensore ha fatto più prese dell’ombre, che lo paga.</translation>
    </message>
    <message>
        <source>Every single trick: everyone pays for the vole.</source>
        <translation>Proprio tutte le prese: ognuno paga per il cappotto.</translation>
    </message>
    <message>
        <source>You went for all the tricks and lost one.</source>
        <translation>Tentavi tutte le prese e ne hai persa una.</translation>
    </message>
    <message>
        <source>The Ombre went for all the tricks and lost one.</source>
        <translation>L’ombre tentava tutte le prese e ne ha persa una.</translation>
    </message>
    <message>
        <source>You gave the hand up and pay as for a puesta.</source>
        <translation>La resa ti costa come una mano persa (bestia).</translation>
    </message>
    <message>
        <source>The Ombre gave the hand up and pays as for a puesta.</source>
        <translation>La resa costa all’ombre come una mano persa (bestia).</translation>
    </message>
    <message>
        <source>You took no trick: the game is yours, and so is the pool.</source>
        <translation>Non hai fatto nessuna presa: il gioco è tuo, e anche il piatto.</translation>
    </message>
    <message>
        <source>The Ombre took no trick and wins the game and the pool.</source>
        <translation>L’ombre non ha fatto nessuna presa e vince il gioco e il piatto.</translation>
    </message>
    <message>
        <source>A trick has fallen to you: you pay as for a puesta.</source>
        <translation>Ti è toccata una presa: paghi come per una bestia.</translation>
    </message>
    <message>
        <source>A trick has fallen to the Ombre, who pays as for a puesta.</source>
        <translation>All’ombre è toccata una presa: paga come per una bestia.</translation>
    </message>
    <message>
        <source>Nobody plays; the pool waits for the next deal.</source>
        <translation>Non gioca nessuno; il piatto aspetta la prossima mano.</translation>
    </message>
    <message>
        <source>You were first to the most tricks.</source>
        <translation>Sei arrivato per primo al maggior numero di prese.</translation>
    </message>
    <message>
        <source>The Man was first to the most tricks.</source>
        <translation>L’Uomo è arrivato per primo al maggior numero di prese.</translation>
    </message>
    <message>
        <source>You lose a point, and each of the others scores one.</source>
        <translation>Perdi un punto, e ciascuno degli altri ne segna uno.</translation>
    </message>
    <message>
        <source>The Man loses a point, and each of the others scores one.</source>
        <translation>L’Uomo perde un punto, e ciascuno degli altri ne segna uno.</translation>
    </message>
    <message>
        <source>You have the points that win the game.</source>
        <translation>Hai i punti che vincono la partita.</translation>
    </message>
    <message>
        <source>Enough points are scored to win the game.</source>
        <translation>I punti che vincono la partita sono segnati.</translation>
    </message>
    <message>
        <source>Nobody is the Man. Points for kings are kept; the next player deals.</source>
        <translation>Nessuno è l’Uomo. I punti per i re restano; dà il giocatore seguente.</translation>
    </message>
    <message>
        <source>{chips} as ante</source>
        <translation>{chips} di posta</translation>
    </message>
    <message>
        <source>{chips} in the pool</source>
        <translation>{chips} nel piatto</translation>
    </message>
    <message>
        <source>{chips} for {contract:the}</source>
        <translation>{chips} per {contract:il}</translation>
    </message>
    <message>
        <source>{chips} for top trumps (estuches)</source>
        <translation>{chips} per trionfi alti (estuches)</translation>
    </message>
    <message>
        <source>{chips} for primeras</source>
        <translation>{chips} per le primeras</translation>
    </message>
    <message>
        <source>{chips} for primeras against</source>
        <translation>{chips} per le primeras contro</translation>
    </message>
    <message>
        <source>{chips} for the matadors</source>
        <translation>{chips} per i mattadori</translation>
    </message>
    <message>
        <source>{chips} for sans prendre</source>
        <translation>{chips} per il sans prendre</translation>
    </message>
    <message>
        <source>{chips} for the vole</source>
        <translation>{chips} per il cappotto</translation>
    </message>
    <message>
        <source>{chips} for the failed vole</source>
        <translation>{chips} per il cappotto fallito</translation>
    </message>
    <message>
        <source>{chips} for puesta</source>
        <translation>{chips} per la bestia</translation>
    </message>
    <message>
        <source>{chips} for codille</source>
        <translation>{chips} per il codiglio</translation>
    </message>
    <message>
        <source>{chips} for the surrender</source>
        <translation>{chips} per la resa</translation>
    </message>
    <message>
        <source>{chips} for passing out</source>
        <translation>{chips} perché tutti passano</translation>
    </message>
    <message>
        <source>{chips} as a share of the pool</source>
        <translation>{chips} come parte del piatto</translation>
    </message>
    <message>
        <source>{chips} for a king turned</source>
        <translation>{chips} per un re scoperto</translation>
    </message>
    <message>
        <source>{chips} for a king shown</source>
        <translation>{chips} per un re mostrato</translation>
    </message>
    <message>
        <source>{chips} for a king captured</source>
        <translation>{chips} per un re catturato</translation>
    </message>
    <message>
        <source>{chips} as the Man</source>
        <translation>{chips} come Uomo</translation>
    </message>
    <message>
        <source>{chips} against the Man</source>
        <translation>{chips} contro l’Uomo</translation>
    </message>
    <message>
        <source>{chips} for the game</source>
        <translation>{chips} per il gioco</translation>
    </message>
    <message>
        <source>{chips} for the game without an exchange</source>
        <translation>{chips} per il gioco senza scarto</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gioco; m</translation>
    </message>
    <message>
        <source>You took fewer tricks than {winner} and pay for the loss.</source>
        <translation>Hai fatto meno prese di {winner} e paghi per la perdita.</translation>
    </message>
    <message>
        <source>{name} took fewer tricks than {winner} and pays for the loss.</source>
        <translation>{name} ha fatto meno prese di {winner} e paga per la perdita.</translation>
    </message>
    <message>
        <source>You win the hand you took over and get a puesta; the pool stays.</source>
        <translation>Vinci il gioco che hai continuato e ti viene pagata una bestia; il piatto resta.</translation>
    </message>
    <message>
        <source>{name} wins the hand taken over and is paid a puesta; the pool stays.</source>
        <translation>{name} vince il gioco che ha continuato e riceve una bestia; il piatto resta.</translation>
    </message>
    <message>
        <source>You gave the hand up: that is puesta.</source>
        <translation>Ti arrendi: è bestia.</translation>
    </message>
    <message>
        <source>{name} gave the hand up: that is puesta.</source>
        <translation>{name} si arrende: è bestia.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>{payer:The} to you</source>
        <translation>{payer:Il} ti paga</translation>
    </message>
    <message>
        <source>You to {payee:the}</source>
        <translation>Tu paghi {payee:al}</translation>
    </message>
    <message>
        <source>{payer:The} to {payee:the}</source>
        <translation>{payer:Il} paga {payee:al}</translation>
    </message>
    <message>
        <source>{chips} as ante, before the deal</source>
        <translation>{chips} di posta, prima della mano</translation>
    </message>
    <message>
        <source>You pay {payee:the} {chips}.</source>
        <translation>Paghi {chips} {payee:al}.</translation>
    </message>
    <message>
        <source>{payer:The} pays you {chips}.</source>
        <translation>{payer:Il} ti paga {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays {payee:the} {chips}.</source>
        <translation>{payer:Il} paga {chips} {payee:al}.</translation>
    </message>
    <message>
        <source>{chips}: {parts}</source>
        <translation>{chips}: {parts}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Hai vinto la partita</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} vince la partita</translation>
    </message>
    <message>
        <source>A tie: another deal decides</source>
        <translation>Parità: decide un’altra mano</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>Bet: you tie</source>
        <translation>Bet: sei alla pari</translation>
    </message>
    <message>
        <source>Bet: {name} ties</source>
        <translation>Bet: {name} pareggia</translation>
    </message>
    <message>
        <source>Kruk: you lose</source>
        <translation>Kruk: perdi</translation>
    </message>
    <message>
        <source>Kruk: {name} loses</source>
        <translation>Kruk: {name} perde</translation>
    </message>
    <message>
        <source>Tout: all nine are yours</source>
        <translation>Tout: tutte e nove sono tue</translation>
    </message>
    <message>
        <source>Tout: all eight are yours</source>
        <translation>Tout: tutte e otto sono tue</translation>
    </message>
    <message>
        <source>Tout for {name}</source>
        <translation>Tout per {name}</translation>
    </message>
    <message>
        <source>Your tout fails</source>
        <translation>Il tuo tout fallisce</translation>
    </message>
    <message>
        <source>The tout of {name} fails</source>
        <translation>{name} fallisce il tout</translation>
    </message>
    <message>
        <source>You took all eight tricks alone, and each opponent pays you.</source>
        <translation>Hai fatto da solo tutte e otto le prese, e ogni avversario ti paga.</translation>
    </message>
    <message>
        <source>The Ombre took all eight tricks alone, and each opponent pays.</source>
        <translation>L’ombre ha fatto da solo tutte e otto le prese, e ogni avversario paga.</translation>
    </message>
    <message>
        <source>You needed all eight tricks and lost one, so you pay each opponent.</source>
        <translation>Ti servivano tutte e otto le prese e ne hai persa una, perciò paghi ogni avversario.</translation>
    </message>
    <message>
        <source>The Ombre needed all eight tricks and lost one, and pays each opponent.</source>
        <translation>All’ombre servivano tutte e otto le prese, ne ha persa una, e paga ogni avversario.</translation>
    </message>
    <message>
        <source>{chips} for the failed tout</source>
        <translation>{chips} per il tout fallito</translation>
    </message>
    <message>
        <source>You win, but miss tout</source>
        <translation>Vinci, ma manchi il tout</translation>
    </message>
    <message>
        <source>{name} wins, but misses tout</source>
        <translation>{name} vince, ma manca il tout</translation>
    </message>
    <message>
        <source>You throw the hand in</source>
        <translation>Butti la mano</translation>
    </message>
    <message>
        <source>{name} throws the hand in</source>
        <translation>{name} butta la mano</translation>
    </message>
    <message>
        <source>You have more tricks than either defender.</source>
        <translation>Hai più prese di ciascun difensore.</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender.</source>
        <translation>L’ombre ha più prese di ciascun difensore.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as you: that is bet.</source>
        <translation>Il difensore migliore ha tante prese quante te: è bet.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as the Ombre: that is bet.</source>
        <translation>Il difensore migliore ha tante prese quante l’ombre: è bet.</translation>
    </message>
    <message>
        <source>A defender has more tricks than you: that is kruk.</source>
        <translation>Un difensore ha più prese di te: è kruk.</translation>
    </message>
    <message>
        <source>A defender has more tricks than the Ombre: that is kruk.</source>
        <translation>Un difensore ha più prese dell’ombre: è kruk.</translation>
    </message>
    <message>
        <source>You went on after five tricks and took all nine.</source>
        <translation>Hai continuato dopo cinque prese e le hai fatte tutte e nove.</translation>
    </message>
    <message>
        <source>The Ombre went on after five tricks and took all nine.</source>
        <translation>L’ombre ha continuato dopo cinque prese e le ha fatte tutte e nove.</translation>
    </message>
    <message>
        <source>You went for all nine tricks and lost one, so you are paid less.</source>
        <translation>Tentavi tutte e nove le prese e ne hai persa una, perciò ricevi meno.</translation>
    </message>
    <message>
        <source>The Ombre went for all nine and lost one, so they are paid less.</source>
        <translation>L’ombre tentava tutte e nove le prese e ne ha persa una, perciò riceve meno.</translation>
    </message>
    <message>
        <source>You gave up after the exchange and pay as for bet.</source>
        <translation>Hai rinunciato dopo il cambio e paghi come per bet.</translation>
    </message>
    <message>
        <source>The Ombre gave up after the exchange and pays as for bet.</source>
        <translation>L’ombre ha rinunciato dopo il cambio e paga come per bet.</translation>
    </message>
    <message>
        <source>Nobody plays and nobody pays. The next player deals.</source>
        <translation>Nessuno gioca e nessuno paga. Dà le carte il prossimo.</translation>
    </message>
    <message>
        <source>You took no trick: the nolo is won.</source>
        <translation>Non hai fatto nessuna presa: il nolo è vinto.</translation>
    </message>
    <message>
        <source>The Ombre took no trick: the nolo is won.</source>
        <translation>L’ombre non ha fatto nessuna presa: il nolo è vinto.</translation>
    </message>
    <message>
        <source>One trick fell to you: that is bet.</source>
        <translation>Ti è toccata una presa: è bet.</translation>
    </message>
    <message>
        <source>One trick fell to the Ombre: that is bet.</source>
        <translation>All’ombre è toccata una presa: è bet.</translation>
    </message>
    <message>
        <source>More than one trick fell to you: that is kruk.</source>
        <translation>Ti è toccata più di una presa: è kruk.</translation>
    </message>
    <message>
        <source>More than one trick fell to the Ombre: that is kruk.</source>
        <translation>All’ombre è toccata più di una presa: è kruk.</translation>
    </message>
    <message>
        <source>{chips} for bet</source>
        <translation>{chips} per bet</translation>
    </message>
    <message>
        <source>{chips} for kruk</source>
        <translation>{chips} per kruk</translation>
    </message>
    <message>
        <source>{chips} for tout</source>
        <translation>{chips} per il tout</translation>
    </message>
    <message>
        <source>{chips} for throwing in</source>
        <translation>{chips} per la mano buttata</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Well chosen</source>
        <translation>Ben scelto</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dubbia</translation>
    </message>
    <message>
        <source>A bad choice</source>
        <translation>Una cattiva scelta</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Un grave errore</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>Ana&amp;lizza la mano</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>Analizza qu&amp;esta mano</translation>
    </message>
    <message>
        <source>Stop the re&amp;view</source>
        <translation>Ferma l’ana&amp;lisi</translation>
    </message>
    <message>
        <source>Go on with the re&amp;view</source>
        <translation>Continua l’ana&amp;lisi</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Riprova da qui</translation>
    </message>
    <message>
        <source>The decisions of the deal</source>
        <translation>Le decisioni della mano</translation>
    </message>
    <message>
        <source>The hatching shows how far that is from even: green above, red below.</source>
        <translation>Il tratteggio mostra la distanza dalla parità: verde sopra, rosso sotto.</translation>
    </message>
    <message>
        <source>The moves that mattered</source>
        <translation>Le mosse che hanno contato</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Ben fatto</translation>
    </message>
    <message>
        <source>Left and Right go from one mark to the next.</source>
        <translation>Sinistra e destra vanno da un segno al successivo.</translation>
    </message>
    <message>
        <source>Reviewed: {judged} of {of} decisions</source>
        <translation>Decisioni analizzate: {judged} su {of}</translation>
    </message>
    <message>
        <source>The review found no costly decision.</source>
        <translation>L’analisi non ha trovato decisioni costose.</translation>
    </message>
    <message>
        <source>The review found {number:one # costly decision|other # costly decisions}.</source>
        <translation>L’analisi ha trovato {number:one # decisione costosa|other # decisioni costose}.</translation>
    </message>
    <message>
        <source>Stopped after {judged} of {of} decisions.</source>
        <translation>Fermata dopo {judged} su {of} decisioni.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Meglio: {action}.</translation>
    </message>
    <message>
        <source>You chose: {action}.</source>
        <translation>Hai scelto: {action}.</translation>
    </message>
    <message>
        <source>{name} chose: {action}.</source>
        <translation>{name} ha scelto: {action}.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Con tutte le carte scoperte</translation>
    </message>
    <message>
        <source>The curve is the chance to win, as far as could be known. A dot is a costly choice, a diamond a good one.</source>
        <translation>La curva è la probabilità di vincere, per quanto si poteva sapere. Un punto è una scelta costosa, un rombo una buona.</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Guarda come si gioca</translation>
    </message>
    <message>
        <source>The expert in this seat</source>
        <translation>L’esperto a questo posto</translation>
    </message>
    <message>
        <source>{name}: chance to win</source>
        <translation>{name}: probabilità di vincere</translation>
    </message>
    <message>
        <source>{name}: chance to win {percent}</source>
        <translation>{name}: probabilità di vincere {percent}</translation>
    </message>
    <message>
        <source>Let the expert play your cards</source>
        <translation>Fai giocare all’esperto le tue carte</translation>
    </message>
    <message>
        <source>Let the expert play the cards of {name}</source>
        <translation>Fai giocare all’esperto le carte di {name}</translation>
    </message>
    <message>
        <source>The expert is playing the deal…</source>
        <translation>L’esperto sta giocando la mano…</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Troppo incerto per giudicare</translation>
    </message>
    <message>
        <source>The computer players stopped answering. You can go on with the review.</source>
        <translation>I giocatori del computer non rispondono più. Puoi continuare l’analisi.</translation>
    </message>
    <message>
        <source>Nobody made a clear mistake, going by what each could see.</source>
        <translation>Nessuno ha fatto errori evidenti, per quel che ciascuno vedeva.</translation>
    </message>
    <message>
        <source>Luck and skill, in chips</source>
        <translation>Fortuna e bravura, in fiches</translation>
    </message>
    <message>
        <source>Luck and skill, in points</source>
        <translation>Fortuna e bravura, in punti</translation>
    </message>
    <message>
        <source>Luck and skill, in stones</source>
        <translation>Fortuna e bravura, in sassi</translation>
    </message>
    <message>
        <source>What a hand is worth is not known in this game. It counts with how the cards lay.</source>
        <translation>In questo gioco non si sa quanto vale una mano. Conta con la posizione delle carte.</translation>
    </message>
    <message>
        <source>The deal is not finished, so nothing can be told of luck and skill.</source>
        <translation>La mano non è finita, quindi di fortuna e bravura non si può dire nulla.</translation>
    </message>
    <message>
        <source>{settled} of {of} choices are sure; the others grow surer.</source>
        <translation>{settled} scelte su {of} sono sicure; le altre lo diventano.</translation>
    </message>
    <message>
        <source>{grade}: it cost {cost}</source>
        <translation>{grade}: è costato {cost}</translation>
    </message>
    <message>
        <source>From what could be seen, no choice is surely better than the others.</source>
        <translation>Da quel che si vedeva, nessuna scelta è sicuramente migliore delle altre.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Meglio: {action}</translation>
    </message>
    <message>
        <source>A friend would tell {name}: {reason}</source>
        <translation>Un amico direbbe a {name}: {reason}</translation>
    </message>
    <message>
        <source>With it the chance is {best}, with the choice made {chosen}.</source>
        <translation>Vince al {best}, e la scelta fatta al {chosen}.</translation>
    </message>
    <message>
        <source>{name}: {action}. It cost {cost}.</source>
        <translation>{name}: {action}. È costato {cost}.</translation>
    </message>
    <message>
        <source>The cost is {cost}, give or take {error}.</source>
        <translation>Il costo è {cost}, con {error} di margine.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Prob. di vincere</translation>
    </message>
    <message>
        <source>The deal turned in the auction.</source>
        <translation>La mano è girata alla dichiarazione.</translation>
    </message>
    <message>
        <source>The deal turned with the trump.</source>
        <translation>La mano è girata con il trionfo.</translation>
    </message>
    <message>
        <source>The deal turned at the exchange.</source>
        <translation>La mano è girata allo scarto.</translation>
    </message>
    <message>
        <source>The deal turned in trick {number}.</source>
        <translation>La mano è girata alla presa {number}.</translation>
    </message>
    <message>
        <source>Well done: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Ben fatto: {action}. Tutto il resto sarebbe costato almeno {cost} in più.</translation>
    </message>
    <message>
        <source>Well done, {name}: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Ben fatto, {name}: {action}. Tutto il resto sarebbe costato almeno {cost} in più.</translation>
    </message>
    <message>
        <source>Luck and skill of everybody</source>
        <translation>Fortuna e bravura di tutti</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Mostra le cifre</translation>
    </message>
    <message>
        <source>The average of all</source>
        <translation>La media di tutti</translation>
    </message>
    <message>
        <source>Ante and pool</source>
        <translation>Posta e piatto</translation>
    </message>
    <message>
        <source>The hand dealt</source>
        <translation>La mano ricevuta</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Scelte proprie</translation>
    </message>
    <message>
        <source>Choices of the others</source>
        <translation>Scelte degli altri</translation>
    </message>
    <message>
        <source>How the cards lay</source>
        <translation>Posizione delle carte</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>vinto {amount}</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>perso {amount}</translation>
    </message>
    <message>
        <source>The hand dealt counts as what such a hand wins on average. Choices count as what they surely cost.</source>
        <translation>La mano conta per quanto vince in media una mano così. Le scelte contano per il loro costo sicuro.</translation>
    </message>
    <message>
        <source>If everybody saw all cards and played perfectly: {result}.</source>
        <translation>Se tutti vedessero tutte le carte e giocassero alla perfezione: {result}.</translation>
    </message>
    <message>
        <source>The expert with your cards</source>
        <translation>L’esperto con le tue carte</translation>
    </message>
    <message>
        <source>The expert with the cards of {name}</source>
        <translation>L’esperto con le carte di {name}</translation>
    </message>
    <message>
        <source>Each decision is judged by what its player could see at that moment.</source>
        <translation>Ogni decisione è giudicata da quello che il suo giocatore poteva vedere in quel momento.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>So far, this page is in English only.</source>
        <translation>Per ora questa pagina c’è solo in inglese.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>A questo tavolo</translation>
    </message>
    <message>
        <source>instead of: {usual}</source>
        <translation>invece di: {usual}</translation>
    </message>
    <message>
        <source>The rules of Ombre</source>
        <translation>Le regole dell’Ombre</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>C&amp;erca</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Nothing more is written about this game so far. It belongs to the family of Ombre, and this is Ombre itself:</source>
        <translation>Di questo gioco non si è ancora scritto altro. È della famiglia dell’Ombre, ed ecco l’Ombre stesso:</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Non si è trovato niente</translation>
    </message>
    <message>
        <source>Found: {hits}</source>
        <translation>Trovati: {hits}</translation>
    </message>
    <message>
        <source>“{words}” stands on no page of the rules. Try a shorter word, or part of one.</source>
        <translation>«{words}» non sta in nessuna pagina delle regole. Prova una parola più corta, o una parte.</translation>
    </message>
    <message>
        <source>“{words}” in the rules</source>
        <translation>«{words}» nelle regole</translation>
    </message>
    <message>
        <source>Learn it at the table: {lessons}</source>
        <translation>Imparalo al tavolo: {lessons}</translation>
    </message>
    <message>
        <source>The table from above: 1 is you, and everything goes round to the right.</source>
        <translation>Il tavolo visto dall’alto: 1 sei tu, e tutto gira verso destra.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score of this sitting</source>
        <translation>Foglio dei conti</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>&amp;Rivedi la mano</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pia</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>No deal has been played out yet.</source>
        <translation>Non è ancora stata giocata nessuna mano.</translation>
    </message>
    <message>
        <source>In chips: {standing}, and {pool} in the pool.</source>
        <translation>In fiches: {standing}, e {pool} nel piatto.</translation>
    </message>
    <message>
        <source>{standing} – {points:one # point wins|other # points win}.</source>
        <translation>{standing} – {points:one vince # punto|other vincono # punti}.</translation>
    </message>
    <message>
        <source>{standing} – {name} has won the game.</source>
        <translation>{standing} – {name} ha vinto la partita.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {pool} in the pool</source>
        <translation>Dopo la mano {number}: {standing}, e {pool} nel piatto</translation>
    </message>
    <message>
        <source>The evening is over</source>
        <translation>La serata è finita</translation>
    </message>
    <message>
        <source>Every deal gets its line here, with what each of you won or lost.</source>
        <translation>Ogni mano avrà qui la sua riga, con ciò che ciascuno ha vinto o perso.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {table} on the table – all {stones} stones win.</source>
        <translation>Dopo la mano {number}: {standing}, e {table} sul tavolo – vincono tutti i {stones} sassi.</translation>
    </message>
    <message>
        <source>{standing} – {side} have won the game.</source>
        <translation>{standing} – {side} hanno vinto la partita.</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trionfo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>{number}, with notes</source>
        <translation>{number}, con note</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>in totale</translation>
    </message>
    <message>
        <source>{played}: {result}</source>
        <translation>{played}: {result}</translation>
    </message>
    <message>
        <source>{game}, {trump}: {result}</source>
        <translation>{game} a {trump}: {result}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>remise</source>
        <translation>rimessa</translation>
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
        <translation>bola mancata</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>rinuncia</translation>
    </message>
    <message>
        <source>llevada</source>
        <translation>llevada</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>tutte e otto</translation>
    </message>
    <message>
        <source>eight missed</source>
        <translation>otto mancate</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>bestia</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>codiglio</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>cappotto</translation>
    </message>
    <message>
        <source>vole missed</source>
        <translation>cappotto mancato</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>resa</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>tutti passano</translation>
    </message>
    <message>
        <source>the Man won</source>
        <translation>l’Uomo vince</translation>
    </message>
    <message>
        <source>the Man lost</source>
        <translation>l’Uomo perde</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>scopo raggiunto</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>contrabola</translation>
    </message>
    <message>
        <source>contrabola missed</source>
        <translation>contrabola mancata</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>{ombre} with {ally}</source>
        <translation>{ombre} con {ally}</translation>
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
        <translation>persa</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>tout missed</source>
        <translation>tout mancato</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>buttata</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>the Man</source>
        <translation>l’Uomo</translation>
    </message>
    <message>
        <source>against the Man</source>
        <translation>contro l’Uomo</translation>
    </message>
    <message>
        <source>speaks second</source>
        <translation>secondo di mano; f=seconda di mano</translation>
    </message>
    <message>
        <source>speaks third</source>
        <translation>terzo di mano; f=terza di mano</translation>
    </message>
    <message>
        <source>speaks fourth</source>
        <translation>quarto di mano; f=quarta di mano</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere; f=mazziera</translation>
    </message>
    <message>
        <source>sits out (zángano)</source>
        <translation>riposa (zángano)</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>Ombre · {contract}</source>
        <translation>Ombre · {contract}</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>in difesa</translation>
    </message>
    <message>
        <source>ally, in secret</source>
        <translation>alleato segreto; f=alleata segreta</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>alleato; f=alleata</translation>
    </message>
    <message>
        <source>friend or foe?</source>
        <translation>amico o nemico?</translation>
    </message>
    <message>
        <source>Your ally!</source>
        <translation>Il tuo alleato!; f=La tua alleata!</translation>
    </message>
    <message>
        <source>I deal</source>
        <translation>Do io le carte</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>primo di mano; f=prima di mano</translation>
    </message>
    <message>
        <source>{points} · {chips}</source>
        <translation>{points} · {chips}</translation>
    </message>
    <message>
        <source>Pool {chips}</source>
        <translation>Piatto {chips}</translation>
    </message>
    <message>
        <source>{card:Name}!</source>
        <translation>{card:Name}!</translation>
    </message>
    <message>
        <source>I keep my cards</source>
        <translation>Tengo le mie carte</translation>
    </message>
    <message>
        <source>I draw {number}</source>
        <translation>Ne pesco {number}</translation>
    </message>
    <message>
        <source>{state}; key {key}</source>
        <translation>{state}; tasto {key}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>tasto {key}</translation>
    </message>
    <message>
        <source>on the heap, to be thrown</source>
        <translation>nel mucchio, da scartare</translation>
    </message>
    <message>
        <source>raised; choose it again to play it</source>
        <translation>alzata; sceglila di nuovo per giocarla</translation>
    </message>
    <message>
        <source>just drawn; may be played</source>
        <translation>appena pescata; si può giocare</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>appena pescata</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>si può giocare</translation>
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
        <translation>Il tuo secondo tentativo</translation>
    </message>
    <message>
        <source>Comparing it with your first choice…</source>
        <translation>Confronto con la tua prima scelta…</translation>
    </message>
    <message>
        <source>That is what you chose the first time.</source>
        <translation>È quello che avevi scelto la prima volta.</translation>
    </message>
    <message>
        <source>That is better.</source>
        <translation>Così è meglio.</translation>
    </message>
    <message>
        <source>About the same.</source>
        <translation>Più o meno uguale.</translation>
    </message>
    <message>
        <source>The first was better.</source>
        <translation>La prima era migliore.</translation>
    </message>
    <message>
        <source>It is hard to say which is better.</source>
        <translation>È difficile dire quale sia migliore.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Torna al replay</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Torna al risultato</translation>
    </message>
    <message>
        <source>Choose again. The first time it was “{action}”.</source>
        <translation>Scegli di nuovo. La prima volta era «{action}».</translation>
    </message>
    <message>
        <source>Your chance to win is {now}; before it was {before}.</source>
        <translation>La tua probabilità di vincere è {now}; prima era {before}.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>passed</source>
        <translation>superato</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FALLITO</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>All is well: nothing failed in {count} checks.</source>
        <translation>Tutto bene: nessun errore in {count} controlli.</translation>
    </message>
    <message>
        <source>Something is wrong with this copy of Ombre; the lines above say what.</source>
        <translation>Qualcosa non va in questa copia di Ombre; le righe qui sopra dicono che cosa.</translation>
    </message>
    <message>
        <source>The report could not be written to {path}: {reason}.</source>
        <translation>Il rapporto non si è potuto scrivere in {path}: {reason}.</translation>
    </message>
    <message>
        <source>The self-test needs room for temporary files. Set TMPDIR (on Windows TEMP) to a folder that can be written to: {reason}.</source>
        <translation>L’autocontrollo ha bisogno di posto per file temporanei. Imposta TMPDIR (in Windows TEMP) su una cartella in cui si può scrivere: {reason}.</translation>
    </message>
</context>
<context>
    <name>SetDeals</name>
    <message>
        <source>Set deals</source>
        <translation>Mani con un piano</translation>
    </message>
    <message>
        <source>The others see every card, and only the right plan wins.</source>
        <translation>Gli altri vedono tutte le carte, e solo il piano giusto vince.</translation>
    </message>
    <message>
        <source>There is no hint in a set deal. Find the plan.</source>
        <translation>In una mano con un piano non ci sono suggerimenti. Trova il piano.</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>La prossima mano</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Il piano</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Hai vinto.</translation>
    </message>
    <message>
        <source>Not won this time.</source>
        <translation>Questa volta non è vinta.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La mano è finita.</translation>
    </message>
    <message>
        <source>The others see every card and play against you.</source>
        <translation>Gli altri vedono tutte le carte e giocano contro di te.</translation>
    </message>
    <message>
        <source>The others see every card. Your side helps you, the other side does not.</source>
        <translation>Gli altri vedono tutte le carte. La tua parte ti aiuta, l’altra no.</translation>
    </message>
    <message>
        <source>You are the Ombre. Win this game.</source>
        <translation>Sei l’ombre. Vinci questo gioco.</translation>
    </message>
    <message>
        <source>You play against the Ombre. Stop the Ombre.</source>
        <translation>Giochi contro l’ombre. Fermalo.</translation>
    </message>
    <message>
        <source>Your side plays. Win this game.</source>
        <translation>Gioca la tua coppia. Vinci questo gioco.</translation>
    </message>
    <message>
        <source>The other side plays. Stop them.</source>
        <translation>Gioca l’altra coppia. Fermala.</translation>
    </message>
    <message>
        <source>You are the Man. Win this game.</source>
        <translation>Sei l’Uomo. Vinci questo gioco.</translation>
    </message>
    <message>
        <source>You play against the Man. Stop the Man.</source>
        <translation>Giochi contro l’Uomo. Fermalo.</translation>
    </message>
    <message>
        <source>You are with the Ombre. Win this game.</source>
        <translation>Sei con l’ombre. Vinci questo gioco.</translation>
    </message>
    <message>
        <source>Trick {trick}: {played:the} let the win go. {kept:The} kept it.</source>
        <translation>Presa {trick}: {played:il} ha lasciato andare la vittoria. {kept:Il} la teneva.</translation>
    </message>
    <message>
        <source>It could still be won when you gave up, with {kept:the}.</source>
        <translation>Si poteva ancora vincere quando hai rinunciato, con {kept:il}.</translation>
    </message>
    <message>
        <source>The plan: {cards}.</source>
        <translation>Il piano: {cards}.</translation>
    </message>
    <message>
        <source>Set deals, {game}, {left} to go</source>
        <translation>Mani con un piano, {game}, ancora {left}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Each player stakes {chips}</source>
        <translation>Ogni giocatore mette {chips}</translation>
    </message>
    <message>
        <source>{price} {stones}</source>
        <translation>{price} {stones}</translation>
    </message>
    <message>
        <source>{value} (usual)</source>
        <translation>{value} (di solito)</translation>
    </message>
    <message>
        <source>“{setting}” is “{value}”</source>
        <translation>«{setting}» è «{value}»</translation>
    </message>
    <message>
        <source>This has no effect while {conditions}.</source>
        <translation>Non ha effetto finché {conditions}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Il primo mazziere</translation>
    </message>
    <message>
        <source>How the sitting finds who deals first.</source>
        <translation>Come la partita trova chi dà le carte per primo.</translation>
    </message>
    <message>
        <source>Each draws a card, the highest deals</source>
        <translation>Ognuno pesca una carta, dà la più alta</translation>
    </message>
    <message>
        <source>Cards are dealt face up, the first black ace deals</source>
        <translation>Si danno carte scoperte, dà il primo asso nero</translation>
    </message>
    <message>
        <source>Chance decides, without cards</source>
        <translation>Decide il caso, senza carte</translation>
    </message>
    <message>
        <source>A card of each suit is drawn, spades (espadas) deals</source>
        <translation>Una carta di ogni seme, picche (espadas) dà le carte</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>La posta</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them. A lost game costs as many for each player, unless the bid decides that.</source>
        <translation>Quante fiches vanno nel piatto prima di ogni mano, e chi le paga. Un gioco perso costa altrettanto per ogni giocatore, se non lo decide la dichiarazione.</translation>
    </message>
    <message>
        <source>The dealer stakes 5</source>
        <translation>Il mazziere mette 5</translation>
    </message>
    <message>
        <source>Each player stakes 5</source>
        <translation>Ogni giocatore mette 5</translation>
    </message>
    <message>
        <source>Each player stakes 3</source>
        <translation>Ogni giocatore mette 3</translation>
    </message>
    <message>
        <source>Each player stakes 2</source>
        <translation>Ogni giocatore mette 2</translation>
    </message>
    <message>
        <source>Each player stakes 4</source>
        <translation>Ognuno mette 4</translation>
    </message>
    <message>
        <source>The dealer stakes 1</source>
        <translation>Il mazziere mette 1</translation>
    </message>
    <message>
        <source>Nobody stakes anything</source>
        <translation>Nessuno mette niente</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Quando tutti passano</translation>
    </message>
    <message>
        <source>Whether the next player deals, there is a second round, or somebody must play.</source>
        <translation>Se dà il giocatore seguente, c’è un secondo giro, o qualcuno deve giocare.</translation>
    </message>
    <message>
        <source>Deal again, nobody pays</source>
        <translation>Si danno di nuovo le carte, nessuno paga</translation>
    </message>
    <message>
        <source>Deal again, each adds a chip to the pool</source>
        <translation>Si danno di nuovo, ognuno aggiunge una fiche al piatto</translation>
    </message>
    <message>
        <source>A second round, for low bids</source>
        <translation>Un secondo giro, per le dichiarazioni basse</translation>
    </message>
    <message>
        <source>Who holds spadille must play</source>
        <translation>Deve giocare chi ha spadiglia</translation>
    </message>
    <message>
        <source>Who holds spadille must play an entrada</source>
        <translation>Chi ha la spadiglia deve giocare un’entrata</translation>
    </message>
    <message>
        <source>Forehand may play kasko, with a new hand</source>
        <translation>Il primo di mano può giocare kasko, con una mano nuova</translation>
    </message>
    <message>
        <source>Who holds spadille (♣Q) must play a Grossfrage</source>
        <translation>Chi ha spadiglia (♣Q) deve giocare una Grossfrage</translation>
    </message>
    <message>
        <source>Holding a bid</source>
        <translation>Tenere una dichiarazione</translation>
    </message>
    <message>
        <source>Who may bid as high as the highest bid, after bidding lower before.</source>
        <translation>Chi può dichiarare quanto la dichiarazione più alta, dopo averne fatta una più bassa.</translation>
    </message>
    <message>
        <source>Only one who speaks earlier than its bidder</source>
        <translation>Solo chi parla prima del suo autore</translation>
    </message>
    <message>
        <source>Anyone who has bid lower</source>
        <translation>Chiunque abbia dichiarato di meno</translation>
    </message>
    <message>
        <source>Nobody, every bid must go higher</source>
        <translation>Nessuno, ogni dichiarazione deve salire</translation>
    </message>
    <message>
        <source>The order of bidding</source>
        <translation>L’ordine della dichiarazione</translation>
    </message>
    <message>
        <source>Whether all bid in turn, or two settle it before the next one speaks.</source>
        <translation>Se dichiarano tutti a turno, o se due se la vedono prima che parli il seguente.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>In giro per il tavolo</translation>
    </message>
    <message>
        <source>Two at a time: the one who is left meets the next player</source>
        <translation>Due per volta: chi resta affronta il giocatore seguente</translation>
    </message>
    <message>
        <source>The turned card of a vuelta</source>
        <translation>La carta scoperta di una voltata</translation>
    </message>
    <message>
        <source>Whether the Ombre must take the card that made trump into their hand.</source>
        <translation>Se l’ombre deve prendere in mano la carta che ha fatto il trionfo.</translation>
    </message>
    <message>
        <source>They must take the card</source>
        <translation>Deve prendere la carta</translation>
    </message>
    <message>
        <source>They may leave it on the talon</source>
        <translation>Può lasciarla sul tallone</translation>
    </message>
    <message>
        <source>A black ace is turned</source>
        <translation>Si scopre un asso nero</translation>
    </message>
    <message>
        <source>Which suit is trump when a vuelta turns spadille or basto.</source>
        <translation>Quale seme è trionfo quando una voltata scopre spadiglia o basto.</translation>
    </message>
    <message>
        <source>The suit printed on the ace</source>
        <translation>Il seme stampato sull’asso</translation>
    </message>
    <message>
        <source>The Ombre names any suit</source>
        <translation>L’ombre nomina un seme qualsiasi</translation>
    </message>
    <message>
        <source>The Ombre&apos;s draw</source>
        <translation>Quante ne pesca l’ombre</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a vuelta.</source>
        <translation>Quante carte al massimo cambia l’ombre in un’entrata o in una voltata.</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Tutta la mano</translation>
    </message>
    <message>
        <source>Eight cards</source>
        <translation>Otto carte</translation>
    </message>
    <message>
        <source>The first defender&apos;s draw</source>
        <translation>Quante ne pesca il primo difensore</translation>
    </message>
    <message>
        <source>The most cards for the first defender; the second has what is left.</source>
        <translation>Quante carte al massimo il primo difensore; il secondo ha quello che resta.</translation>
    </message>
    <message>
        <source>All but five, unless they hold a matador</source>
        <translation>Tutte meno cinque, se non ha un mattadore</translation>
    </message>
    <message>
        <source>Which defender draws first</source>
        <translation>Quale difensore pesca per primo</translation>
    </message>
    <message>
        <source>Whether the defender at the Ombre&apos;s right may let the other exchange first.</source>
        <translation>Se il difensore alla destra dell’ombre può lasciare che l’altro cambi per primo.</translation>
    </message>
    <message>
        <source>The right-hand one, unless they yield</source>
        <translation>Quello di destra, se non cede</translation>
    </message>
    <message>
        <source>Always the right-hand one</source>
        <translation>Sempre quello di destra</translation>
    </message>
    <message>
        <source>The rest of the talon</source>
        <translation>Il resto del tallone</translation>
    </message>
    <message>
        <source>Whether the cards that nobody drew are seen before the first trick.</source>
        <translation>Se le carte che nessuno ha pescato si vedono prima della prima presa.</translation>
    </message>
    <message>
        <source>It stays face down</source>
        <translation>Resta coperto</translation>
    </message>
    <message>
        <source>It is shown to all</source>
        <translation>Si mostra a tutti</translation>
    </message>
    <message>
        <source>The dealer may show it to all</source>
        <translation>Il mazziere può mostrarlo a tutti</translation>
    </message>
    <message>
        <source>When nobody bids low either</source>
        <translation>Quando nessuno dichiara neppure basso</translation>
    </message>
    <message>
        <source>What follows a second round in which all have passed again.</source>
        <translation>Che cosa segue a un secondo giro in cui tutti hanno passato di nuovo.</translation>
    </message>
    <message>
        <source>The low bids</source>
        <translation>Le dichiarazioni basse</translation>
    </message>
    <message>
        <source>What may be bid in a second round.</source>
        <translation>Che cosa si può dichiarare in un secondo giro.</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Tutte e tre</translation>
    </message>
    <message>
        <source>Voltereta and gascarola</source>
        <translation>Voltereta e gascarola</translation>
    </message>
    <message>
        <source>Voltereta and contrabola</source>
        <translation>Voltereta e contrabola</translation>
    </message>
    <message>
        <source>Gascarola and contrabola</source>
        <translation>Gascarola e contrabola</translation>
    </message>
    <message>
        <source>Voltereta alone</source>
        <translation>Solo voltereta</translation>
    </message>
    <message>
        <source>Gascarola alone</source>
        <translation>Solo gascarola</translation>
    </message>
    <message>
        <source>Contrabola alone</source>
        <translation>Solo contrabola</translation>
    </message>
    <message>
        <source>The order of the low bids</source>
        <translation>L’ordine delle dichiarazioni basse</translation>
    </message>
    <message>
        <source>Whether a low bid can be overcalled.</source>
        <translation>Se una dichiarazione bassa si può superare.</translation>
    </message>
    <message>
        <source>The first to bid has the game</source>
        <translation>Ha il gioco chi dichiara per primo</translation>
    </message>
    <message>
        <source>Gascarola, voltereta, contrabola: a higher one wins</source>
        <translation>Gascarola, voltereta, contrabola: vince la più alta</translation>
    </message>
    <message>
        <source>The draw in a voltereta</source>
        <translation>La pesca in una voltereta</translation>
    </message>
    <message>
        <source>The most cards that the Ombre of a voltereta draws.</source>
        <translation>Quante carte al massimo pesca l’ombre di una voltereta.</translation>
    </message>
    <message>
        <source>Five, the turned card among them</source>
        <translation>Cinque, compresa la carta scoperta</translation>
    </message>
    <message>
        <source>Five, and the turned card besides</source>
        <translation>Cinque, e in più la carta scoperta</translation>
    </message>
    <message>
        <source>The choice in a gascarola</source>
        <translation>La scelta in una gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre sees the eight cards before keeping one.</source>
        <translation>Se l’ombre vede le otto carte prima di tenerne una.</translation>
    </message>
    <message>
        <source>They look at the cards first</source>
        <translation>Guarda prima le carte</translation>
    </message>
    <message>
        <source>They choose before they see any</source>
        <translation>Sceglie prima di vederne</translation>
    </message>
    <message>
        <source>The card kept in a gascarola</source>
        <translation>La carta tenuta in una gascarola</translation>
    </message>
    <message>
        <source>Which card of their own the Ombre may keep beside the talon&apos;s eight.</source>
        <translation>Quale propria carta l’ombre può tenere con le otto del tallone.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Qualsiasi carta</translation>
    </message>
    <message>
        <source>Only spadille or basto</source>
        <translation>Solo spadiglia o basto</translation>
    </message>
    <message>
        <source>Throwing a gascarola in</source>
        <translation>Lasciare una gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before naming the trump.</source>
        <translation>Se l’ombre può rinunciare prima di nominare il trionfo.</translation>
    </message>
    <message>
        <source>When contrabola is bid</source>
        <translation>Quando si dichiara contrabola</translation>
    </message>
    <message>
        <source>Whether the game without a trick is a low bid or an ordinary one.</source>
        <translation>Se il gioco senza prese è una dichiarazione bassa o una normale.</translation>
    </message>
    <message>
        <source>In the second round</source>
        <translation>Nel secondo giro</translation>
    </message>
    <message>
        <source>In the auction, above entrada</source>
        <translation>Nella dichiarazione, sopra l’entrata</translation>
    </message>
    <message>
        <source>Basto forces too</source>
        <translation>Anche il basto obbliga</translation>
    </message>
    <message>
        <source>Whether somebody must play although spadille lies in the talon: who holds basto.</source>
        <translation>Se qualcuno deve giocare anche quando spadiglia è nel tallone: chi ha il basto.</translation>
    </message>
    <message>
        <source>No, the cards are dealt again</source>
        <translation>No, si danno di nuovo le carte</translation>
    </message>
    <message>
        <source>Trump in a forced game</source>
        <translation>Il trionfo in un gioco forzato</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play names trumps before the draw.</source>
        <translation>Se chi è obbligato a giocare nomina il trionfo prima di pescare.</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Dopo aver pescato</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Prima di pescare</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them.</source>
        <translation>Quante fiches vanno nel piatto prima di ogni mano, e chi le paga.</translation>
    </message>
    <message>
        <source>The exchange after bidding the vole</source>
        <translation>Lo scarto dopo aver dichiarato il cappotto</translation>
    </message>
    <message>
        <source>Whether an Ombre who has bid all the tricks may still exchange cards.</source>
        <translation>Se un ombre che ha dichiarato tutte le prese può ancora cambiare carte.</translation>
    </message>
    <message>
        <source>They may, as when they bid to play</source>
        <translation>Può, come quando dichiara il gioco</translation>
    </message>
    <message>
        <source>They play the cards they were dealt</source>
        <translation>Gioca le carte che ha ricevuto</translation>
    </message>
    <message>
        <source>The suit taken out</source>
        <translation>Il seme tolto</translation>
    </message>
    <message>
        <source>Which red suit is left out of the pack; it cannot be trump.</source>
        <translation>Quale seme rosso resta fuori dal mazzo; non può essere trionfo.</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Cuori (coppe)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Quadri (denari)</translation>
    </message>
    <message>
        <source>The favour suit</source>
        <translation>Il seme di favore</translation>
    </message>
    <message>
        <source>The palo de favor: a bid in it beats the same bid in another. It is also worth more.</source>
        <translation>Il palo de favor: una dichiarazione in esso supera la stessa in un altro. Vale anche di più.</translation>
    </message>
    <message>
        <source>The price of the favour suit</source>
        <translation>Il prezzo del seme di favore</translation>
    </message>
    <message>
        <source>How many times the value a game in the favour suit is worth.</source>
        <translation>Quante volte il valore vale un gioco nel seme di favore.</translation>
    </message>
    <message>
        <source>Twice the value</source>
        <translation>Il doppio</translation>
    </message>
    <message>
        <source>No more than others</source>
        <translation>Non più degli altri</translation>
    </message>
    <message>
        <source>Three times the value</source>
        <translation>Il triplo</translation>
    </message>
    <message>
        <source>Naming the favour suit</source>
        <translation>Nominare il seme di favore</translation>
    </message>
    <message>
        <source>Whether a plain bid is paid more if it then names the favour suit.</source>
        <translation>Se una dichiarazione semplice si paga di più quando poi nomina il seme di favore.</translation>
    </message>
    <message>
        <source>It is paid as such</source>
        <translation>Si paga così</translation>
    </message>
    <message>
        <source>It is paid as it was bid</source>
        <translation>Si paga come dichiarato</translation>
    </message>
    <message>
        <source>Turning the favour suit</source>
        <translation>Scoprire il seme di favore</translation>
    </message>
    <message>
        <source>Whether a turned game is worth more when the favour suit is turned.</source>
        <translation>Se un gioco voltato vale di più quando si volta il seme di favore.</translation>
    </message>
    <message>
        <source>It is worth more</source>
        <translation>Vale di più</translation>
    </message>
    <message>
        <source>It is worth the same</source>
        <translation>Vale lo stesso</translation>
    </message>
    <message>
        <source>The pool at codillo</source>
        <translation>Il piatto al codiglio</translation>
    </message>
    <message>
        <source>Llana, plain: 1, 2 and 3 chips</source>
        <translation>Llana, semplice: 1, 2 e 3 fiches</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>Whether the last player may offer to lose every trick, without trumps. All others must have passed.</source>
        <translation>Se l’ultimo giocatore può offrirsi di perdere tutte le prese, senza trionfi. Gli altri devono essere passati tutti.</translation>
    </message>
    <message>
        <source>The last player may say it instead of passing</source>
        <translation>L’ultimo può dirla invece di passare</translation>
    </message>
    <message>
        <source>By which list of prices a deal is paid.</source>
        <translation>Con quale lista di prezzi si paga una mano.</translation>
    </message>
    <message>
        <source>As in Renegado: 5, 7 and 15 chips</source>
        <translation>Come nel Renegado: 5, 7 e 15 fiches</translation>
    </message>
    <message>
        <source>For points, to twelve, without chips</source>
        <translation>A punti, fino a dodici, senza fiches</translation>
    </message>
    <message>
        <source>The first bid</source>
        <translation>La prima dichiarazione</translation>
    </message>
    <message>
        <source>Whether the auction may begin with a bid in oros.</source>
        <translation>Se si può cominciare con una dichiarazione di oros.</translation>
    </message>
    <message>
        <source>Only with entrada, volteo or solo</source>
        <translation>Solo con entrata, volteo o solo</translation>
    </message>
    <message>
        <source>With any bid</source>
        <translation>Con ogni dichiarazione</translation>
    </message>
    <message>
        <source>The draw after oros</source>
        <translation>La pesca dopo oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after a bid of oros.</source>
        <translation>Il massimo di carte che l’ombre cambia dopo una dichiarazione di oros.</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>Sei carte</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the holder of spadille must play an entrada.</source>
        <translation>Se dà le carte il prossimo, o se chi ha la spadiglia deve giocare un’entrata.</translation>
    </message>
    <message>
        <source>Turning up oros</source>
        <translation>Scoprire oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a volteo.</source>
        <translation>Il massimo di carte che l’ombre cambia in un’entrata o un volteo.</translation>
    </message>
    <message>
        <source>Surrendering a volteo</source>
        <translation>Arrendersi in un volteo</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a volteo is given up.</source>
        <translation>Se i difensori hanno voce quando si rinuncia a un volteo.</translation>
    </message>
    <message>
        <source>Payment for matadors</source>
        <translation>Pagamento dei mattadori</translation>
    </message>
    <message>
        <source>For which run of top trumps the Ombre is paid at once.</source>
        <translation>Per quale sequenza dei trionfi più alti l’ombre è pagato subito.</translation>
    </message>
    <message>
        <source>Three or more that they hold</source>
        <translation>Tre o più che ha</translation>
    </message>
    <message>
        <source>Three or more that they hold, or that they lack</source>
        <translation>Tre o più che ha, o che gli mancano</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Chi riposa</translation>
    </message>
    <message>
        <source>Which of the four does not play a deal, but is paid and pays.</source>
        <translation>Quale dei quattro non gioca una mano, ma viene pagato e paga.</translation>
    </message>
    <message>
        <source>The player opposite the dealer</source>
        <translation>Il giocatore di fronte al mazziere</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left</source>
        <translation>Il giocatore alla sinistra del mazziere</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Il mazziere</translation>
    </message>
    <message>
        <source>The talon when three pass</source>
        <translation>Il tallone quando tre passano</translation>
    </message>
    <message>
        <source>Whether the player who sits out must take it and play against three.</source>
        <translation>Se il giocatore che riposa deve prenderlo e giocare contro tre.</translation>
    </message>
    <message>
        <source>They must take the talon</source>
        <translation>Deve prendere il tallone</translation>
    </message>
    <message>
        <source>They may leave it: then all have passed</source>
        <translation>Può lasciarlo: allora hanno passato tutti</translation>
    </message>
    <message>
        <source>Remise of five at the table</source>
        <translation>La rimessa in cinque</translation>
    </message>
    <message>
        <source>With how many tricks the side of the Ombre only pays the pool.</source>
        <translation>Con quante prese la parte dell’ombre paga soltanto il piatto.</translation>
    </message>
    <message>
        <source>With four; three or fewer are codille</source>
        <translation>Con quattro; tre o meno sono codiglio</translation>
    </message>
    <message>
        <source>With three as well, as Wikipedia has it; two or fewer are codille</source>
        <translation>Anche con tre, come vuole Wikipedia; due o meno sono codiglio</translation>
    </message>
    <message>
        <source>When four have passed</source>
        <translation>Quando quattro hanno passato</translation>
    </message>
    <message>
        <source>What the fifth player does when nobody has bid before.</source>
        <translation>Che cosa fa il quinto giocatore quando prima nessuno ha dichiarato.</translation>
    </message>
    <message>
        <source>A fifth who passes too must play and call a king</source>
        <translation>Un quinto che passa deve giocare e chiamare un re</translation>
    </message>
    <message>
        <source>The fifth may play a solo; else the cards are dealt again</source>
        <translation>Il quinto può giocare un solo; altrimenti si danno di nuovo le carte</translation>
    </message>
    <message>
        <source>The fifth may pass too; the cards are dealt again</source>
        <translation>Può passare anche il quinto; si danno di nuovo le carte</translation>
    </message>
    <message>
        <source>Extra payments</source>
        <translation>Pagamenti in più</translation>
    </message>
    <message>
        <source>What each opponent pays to an Ombre whose side wins, besides the pool.</source>
        <translation>Che cosa paga ogni avversario a un ombre la cui parte vince, oltre al piatto.</translation>
    </message>
    <message>
        <source>Nothing; the pool is all</source>
        <translation>Niente; il piatto è tutto</translation>
    </message>
    <message>
        <source>Two chips for solo, matadors, or all tricks; odd ones to the best trump</source>
        <translation>Due fiches per solo, mattadori o tutte le prese; il resto al miglior trionfo</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>How many points end the game: 5 by tradition, or 7, or any number.</source>
        <translation>Quanti punti chiudono la partita: 5 per tradizione, o 7, o un altro numero.</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 punti</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 punti</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quando finisce la partita</translation>
    </message>
    <message>
        <source>Whether a deal is played to its end once somebody has the points.</source>
        <translation>Se una mano si gioca fino in fondo quando qualcuno ha già i punti.</translation>
    </message>
    <message>
        <source>After the deal, the highest score wins</source>
        <translation>Dopo la mano, vince il punteggio più alto</translation>
    </message>
    <message>
        <source>At once, in the middle of a trick</source>
        <translation>Subito, a metà di una presa</translation>
    </message>
    <message>
        <source>Hard score</source>
        <translation>Punteggio duro</translation>
    </message>
    <message>
        <source>Whether each stakes a chip a deal, which the winning Man takes.</source>
        <translation>Se ognuno mette una fiche per mano, che l’Uomo prende quando vince.</translation>
    </message>
    <message>
        <source>A remise, paid into the pool</source>
        <translation>Una rimessa, pagata nel piatto</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after bidding to play.</source>
        <translation>Quante carte al massimo cambia l’ombre dopo aver dichiarato il gioco.</translation>
    </message>
    <message>
        <source>What is paid for a hand taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Che cosa si paga per un gioco continuato. In Spagna il piatto resta; chi vince riceve una bestia da chi ha rinunciato.</translation>
    </message>
    <message>
        <source>Whether losing without exchange costs more than losing with one.</source>
        <translation>Se perdere senza scarto costa più che perdere con lo scarto.</translation>
    </message>
    <message>
        <source>5 or 15 for each player, as the bid is worth</source>
        <translation>5 o 15 per ogni giocatore, quanto vale la dichiarazione</translation>
    </message>
    <message>
        <source>Whether the other player has a say when a vuelta is given up.</source>
        <translation>Se l’altro giocatore ha voce quando si lascia una voltata.</translation>
    </message>
    <message>
        <source>The other player must accept</source>
        <translation>L’altro giocatore deve accettare</translation>
    </message>
    <message>
        <source>The other player takes it</source>
        <translation>La prende l’altro giocatore</translation>
    </message>
    <message>
        <source>When the talon is left</source>
        <translation>Quando si lascia il tallone</translation>
    </message>
    <message>
        <source>What happens when three have passed and the fourth leaves the talon.</source>
        <translation>Che cosa succede quando tre sono passati e il quarto lascia il tallone.</translation>
    </message>
    <message>
        <source>Manille led to spadille and basto</source>
        <translation>Si esce con maniglia contro spadiglia e basto</translation>
    </message>
    <message>
        <source>Whether manille calls out one of these two if they are the only trumps.</source>
        <translation>Se la maniglia fa uscire uno di questi due quando sono i soli trionfi.</translation>
    </message>
    <message>
        <source>One of them must be played</source>
        <translation>Uno dei due va giocato</translation>
    </message>
    <message>
        <source>Both may be kept back</source>
        <translation>Si possono trattenere tutti e due</translation>
    </message>
    <message>
        <source>Defenders confer against a vole</source>
        <translation>I difensori si consultano contro un cappotto</translation>
    </message>
    <message>
        <source>Whether the defenders see each other&apos;s cards when the Ombre goes for all tricks.</source>
        <translation>Se i difensori si mostrano le carte quando l’ombre tenta tutte le prese.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before playing to the fourth trick.</source>
        <translation>Se l’ombre può rinunciare prima di giocare nella quarta presa.</translation>
    </message>
    <message>
        <source>Surrendering a vuelta</source>
        <translation>Arrendersi in una voltata</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a vuelta is given up.</source>
        <translation>Se i difensori hanno voce quando ci si arrende in una voltata.</translation>
    </message>
    <message>
        <source>Both must accept</source>
        <translation>Devono accettare tutti e due</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Finisce subito</translation>
    </message>
    <message>
        <source>A hand taken over</source>
        <translation>Un gioco continuato</translation>
    </message>
    <message>
        <source>What is paid for an entrada taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Che cosa si paga per un’entrata continuata. In Spagna il piatto resta; chi vince riceve una bestia da chi ha rinunciato.</translation>
    </message>
    <message>
        <source>As if the taker had bid it</source>
        <translation>Come se l’avesse dichiarato chi continua</translation>
    </message>
    <message>
        <source>The Spanish way, in puestas</source>
        <translation>All’uso spagnolo, in bestie</translation>
    </message>
    <message>
        <source>One trick against four and four</source>
        <translation>Una presa contro quattro e quattro</translation>
    </message>
    <message>
        <source>What counts when the Ombre has one trick and each defender four.</source>
        <translation>Che cosa vale quando l’ombre ha una presa e ogni difensore quattro.</translation>
    </message>
    <message>
        <source>A puesta, paid into the pool</source>
        <translation>Una bestia, pagata nel piatto</translation>
    </message>
    <message>
        <source>A codille that the defenders share</source>
        <translation>Un codiglio che i difensori si dividono</translation>
    </message>
    <message>
        <source>The price of losing</source>
        <translation>Il prezzo della perdita</translation>
    </message>
    <message>
        <source>The heads of all at the table</source>
        <translation>Le teste di tutti al tavolo</translation>
    </message>
    <message>
        <source>The opponents&apos; heads</source>
        <translation>Le teste degli avversari</translation>
    </message>
    <message>
        <source>The opponents&apos; heads, and the opponents are paid</source>
        <translation>Le teste degli avversari, e gli avversari vengono pagati</translation>
    </message>
    <message>
        <source>A limit on losses</source>
        <translation>Un limite alle perdite</translation>
    </message>
    <message>
        <source>The most that a loser pays the pool again, so that it grows slowly.</source>
        <translation>Quanto al massimo chi perde ripaga al piatto, perché cresca piano.</translation>
    </message>
    <message>
        <source>The tariff</source>
        <translation>La tariffa</translation>
    </message>
    <message>
        <source>What each game is worth: won, tied (bet) or lost (kruk). Each tariff&apos;s prices stand below.</source>
        <translation>Quanto vale ogni gioco: vinto, pari (bet) o perso (kruk). I prezzi di ogni tariffa sono più sotto.</translation>
    </message>
    <message>
        <source>The Danish union’s, from and to each opponent</source>
        <translation>Quella dell’unione danese, da e a ogni avversario</translation>
    </message>
    <message>
        <source>Rasle, from and to each; each more trick of a købe-nolo costs 1</source>
        <translation>Rasle, da e a ognuno; ogni presa in più di un købe-nolo costa 1</translation>
    </message>
    <message>
        <source>Pott, from and into a pool that is filled with 4 each</source>
        <translation>Pott, da e a un piatto in cui ognuno mette 4</translation>
    </message>
    <message>
        <source>The order of the bids</source>
        <translation>L’ordine delle dichiarazioni</translation>
    </message>
    <message>
        <source>Whether købe-nolo is as high as tourné, or higher.</source>
        <translation>Se købe-nolo è alto quanto tourné, o di più.</translation>
    </message>
    <message>
        <source>As high, as in Denmark</source>
        <translation>Altrettanto, come in Danimarca</translation>
    </message>
    <message>
        <source>Higher, as in Iceland</source>
        <translation>Di più, come in Islanda</translation>
    </message>
    <message>
        <source>The lowest bid first</source>
        <translation>Prima la dichiarazione più bassa</translation>
    </message>
    <message>
        <source>Whether a player may skip spil, or solo, and begin with a higher bid. The higher ones are bedre, tourné, købe-nolo, respekt, and for solo, solo spar.</source>
        <translation>Se si può saltare spil, o solo, e cominciare con una dichiarazione più alta. Sono bedre, tourné, købe-nolo, respekt e, per solo, solo di picche.</translation>
    </message>
    <message>
        <source>No, spil and solo come first</source>
        <translation>No, prima spil e solo</translation>
    </message>
    <message>
        <source>Yes, any bid that is high enough</source>
        <translation>Sì, ogni dichiarazione abbastanza alta</translation>
    </message>
    <message>
        <source>Holding with another game</source>
        <translation>Tenere con un altro gioco</translation>
    </message>
    <message>
        <source>Whether an earlier player may hold a bid with another, equally high game.</source>
        <translation>Se un giocatore precedente può tenere una dichiarazione con un altro gioco altrettanto alto.</translation>
    </message>
    <message>
        <source>With any game of the same height</source>
        <translation>Con ogni gioco della stessa altezza</translation>
    </message>
    <message>
        <source>Only with the same game</source>
        <translation>Solo con lo stesso gioco</translation>
    </message>
    <message>
        <source>The choice after the auction</source>
        <translation>La scelta dopo le dichiarazioni</translation>
    </message>
    <message>
        <source>Whether only a winner with spil may change the game, or with bedre too.</source>
        <translation>Se solo chi vince con spil può cambiare gioco, o anche con bedre.</translation>
    </message>
    <message>
        <source>Only after spil; others play what they bid</source>
        <translation>Solo dopo spil; gli altri giocano ciò che hanno dichiarato</translation>
    </message>
    <message>
        <source>Up to købe-nolo, any game that is not lower</source>
        <translation>Fino a købe-nolo, ogni gioco non più basso</translation>
    </message>
    <message>
        <source>A solo in spades (espadas)</source>
        <translation>Un solo di picche (espadas)</translation>
    </message>
    <message>
        <source>How a solo is paid whose player names that suit as trumps.</source>
        <translation>Come si paga un solo il cui giocatore nomina quel seme trionfo.</translation>
    </message>
    <message>
        <source>As solo spar</source>
        <translation>Come solo di picche</translation>
    </message>
    <message>
        <source>As any other solo</source>
        <translation>Come ogni altro solo</translation>
    </message>
    <message>
        <source>A black ace is turned for trumps</source>
        <translation>Si scopre un asso nero per trionfo</translation>
    </message>
    <message>
        <source>Which suit is trump when a tourné turns spadille or basto.</source>
        <translation>Quale seme è trionfo quando un tourné scopre spadiglia o basto.</translation>
    </message>
    <message>
        <source>Several nolos at once</source>
        <translation>Più nolo insieme</translation>
    </message>
    <message>
        <source>Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves.</source>
        <translation>Se altri possono giocare anche loro il købe-nolo o il ren nolo dell’ombre, ognuno per sé.</translation>
    </message>
    <message>
        <source>Only the Ombre plays it</source>
        <translation>Lo gioca solo l’ombre</translation>
    </message>
    <message>
        <source>Others may play it too</source>
        <translation>Anche altri possono giocarlo</translation>
    </message>
    <message>
        <source>Throwing the hand in</source>
        <translation>Buttare la mano</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up after the exchange, for the price of bet.</source>
        <translation>Se l’ombre può rinunciare dopo il cambio, al prezzo di bet.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Whether the Ombre may go from five tricks to nine, for a chip more.</source>
        <translation>Se l’ombre può andare da cinque prese a nove, per una fiche in più.</translation>
    </message>
    <message>
        <source>Further games</source>
        <translation>Altri giochi</translation>
    </message>
    <message>
        <source>Whether grand may be bid, with the two black aces as the only trumps.</source>
        <translation>Se si può dichiarare grand, con i due assi neri come soli trionfi.</translation>
    </message>
    <message>
        <source>None but those of the union</source>
        <translation>Solo quelli dell’unione</translation>
    </message>
    <message>
        <source>Grand, above respekt</source>
        <translation>Grand, sopra respekt</translation>
    </message>
    <message>
        <source>Whoever sits out settles too</source>
        <translation>Anche chi riposa regola i conti</translation>
    </message>
    <message>
        <source>Whether the fourth player pays and is paid like a defender.</source>
        <translation>Se il quarto giocatore paga ed è pagato come un difensore.</translation>
    </message>
    <message>
        <source>The most that a købe-nolo costs</source>
        <translation>Il massimo che costa un købe-nolo</translation>
    </message>
    <message>
        <source>By the tariff Rasle, the most that anybody is paid for the tricks.</source>
        <translation>Il massimo che ognuno riceve per le prese con la tariffa Rasle.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>4 chips</source>
        <translation>4 fiches</translation>
    </message>
    <message>
        <source>5 chips</source>
        <translation>5 fiches</translation>
    </message>
    <message>
        <source>6 chips</source>
        <translation>6 fiches</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the first is asked again, for kasko.</source>
        <translation>Se dà le carte il prossimo, o se si chiede ancora al primo, per kasko.</translation>
    </message>
    <message>
        <source>100 chips</source>
        <translation>100 fiches</translation>
    </message>
    <message>
        <source>200 chips</source>
        <translation>200 fiches</translation>
    </message>
    <message>
        <source>The pool at codille</source>
        <translation>Il piatto al codiglio</translation>
    </message>
    <message>
        <source>Whether a defender who wins takes the pool besides the Ombre&apos;s payment.</source>
        <translation>Se un difensore che vince prende il piatto oltre al pagamento dell’ombre.</translation>
    </message>
    <message>
        <source>It stays for the next deal</source>
        <translation>Resta per la prossima mano</translation>
    </message>
    <message>
        <source>The winner takes it</source>
        <translation>Lo prende chi vince</translation>
    </message>
    <message>
        <source>The loser pays the pool once more, and some chips for each player: 5, or what each stakes. This says whose heads count.</source>
        <translation>Chi perde ripaga il piatto, e alcune fiches per ogni giocatore: 5, o quanto mette ciascuno. Questo dice quali giocatori contano.</translation>
    </message>
    <message>
        <source>The prize for a vole</source>
        <translation>Il premio per un cappotto</translation>
    </message>
    <message>
        <source>What an Ombre who wins all the tricks gets from the pool.</source>
        <translation>Quanto ha del piatto un ombre che fa tutte le prese.</translation>
    </message>
    <message>
        <source>All of it, and 10 from each</source>
        <translation>Tutto, e 10 da ognuno</translation>
    </message>
    <message>
        <source>Only 5 of it, and 10 from each</source>
        <translation>Soltanto 5, e 10 da ognuno</translation>
    </message>
    <message>
        <source>The pool when a vole fails</source>
        <translation>Il piatto quando un cappotto fallisce</translation>
    </message>
    <message>
        <source>Who has it when the Ombre went for all the tricks and lost one.</source>
        <translation>Chi lo prende quando l’ombre ha tentato tutte le prese e ne ha persa una.</translation>
    </message>
    <message>
        <source>The Ombre, who has won the game</source>
        <translation>L’ombre, che ha vinto il gioco</translation>
    </message>
    <message>
        <source>The defenders share it</source>
        <translation>Se lo dividono i difensori</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>What three or more top trumps in a row pay, held or lacked.</source>
        <translation>Che cosa si paga per tre o più trionfi alti in sequenza, avuti o mancanti.</translation>
    </message>
    <message>
        <source>One chip for each card of the run</source>
        <translation>Una fiche per ogni carta della sequenza</translation>
    </message>
    <message>
        <source>Three chips, for the matadors alone</source>
        <translation>Tre fiches, solo per i mattadori</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Estuches lacked</source>
        <translation>Estuches mancati</translation>
    </message>
    <message>
        <source>When a run that the Ombre does not hold counts.</source>
        <translation>Quando conta una sequenza che l’ombre non ha.</translation>
    </message>
    <message>
        <source>They are not in the Ombre&apos;s hand, wherever they are</source>
        <translation>Non sono in mano all’ombre, dovunque siano</translation>
    </message>
    <message>
        <source>The defenders hold them</source>
        <translation>Le hanno i difensori</translation>
    </message>
    <message>
        <source>The hand that counts for estuches</source>
        <translation>La mano che conta per gli estuches</translation>
    </message>
    <message>
        <source>Whether the Ombre&apos;s cards are looked at before or after the exchange.</source>
        <translation>Se le carte dell’ombre si guardano prima o dopo lo scarto.</translation>
    </message>
    <message>
        <source>The cards the Ombre plays with</source>
        <translation>Le carte con cui l’ombre gioca</translation>
    </message>
    <message>
        <source>The cards the Ombre was dealt</source>
        <translation>Le carte che l’ombre ha ricevuto</translation>
    </message>
    <message>
        <source>Primeras against the Ombre</source>
        <translation>Primeras contro l’ombre</translation>
    </message>
    <message>
        <source>Who must win the first five tricks for a losing Ombre to pay more. It is three chips.</source>
        <translation>Chi deve fare le prime cinque prese perché un ombre che perde paghi di più. Sono tre fiches.</translation>
    </message>
    <message>
        <source>The defenders between them</source>
        <translation>I difensori insieme</translation>
    </message>
    <message>
        <source>One defender alone</source>
        <translation>Un difensore da solo</translation>
    </message>
    <message>
        <source>Nothing is paid for them</source>
        <translation>Per queste non si paga niente</translation>
    </message>
    <message>
        <source>Bonuses against a loser</source>
        <translation>Premi contro chi perde</translation>
    </message>
    <message>
        <source>How often a losing Ombre pays for estuches and primeras.</source>
        <translation>Quante volte un ombre che perde paga estuches e primeras.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una volta</translation>
    </message>
    <message>
        <source>Once for each opponent</source>
        <translation>Una volta per ogni avversario</translation>
    </message>
    <message>
        <source>The prices</source>
        <translation>I prezzi</translation>
    </message>
    <message>
        <source>What each game and each bonus is worth. A club that pays otherwise enters its own tariff.</source>
        <translation>Quanto valgono ogni gioco e ogni premio. Un circolo che paga in altro modo mette qui la propria tariffa.</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>Come nel libro delle regole</translation>
    </message>
    <message>
        <source>The bid and the price of losing</source>
        <translation>La dichiarazione e il prezzo della perdita</translation>
    </message>
    <message>
        <source>Whether losing a vuelta or a solo costs more than losing an entrada.</source>
        <translation>Se perdere una voltata o un solo costa più che perdere un’entrata.</translation>
    </message>
    <message>
        <source>All bids cost the same</source>
        <translation>Tutte le dichiarazioni costano lo stesso</translation>
    </message>
    <message>
        <source>5, 7 or 15 for each player, as the bid is worth</source>
        <translation>5, 7 o 15 per ogni giocatore, quanto vale la dichiarazione</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>Whether a defender may ask the other not to overtake the card just played.</source>
        <translation>Se un difensore può chiedere all’altro di non superare la carta appena giocata.</translation>
    </message>
    <message>
        <source>Nobody says it</source>
        <translation>Non lo dice nessuno</translation>
    </message>
    <message>
        <source>It is a request</source>
        <translation>È una richiesta</translation>
    </message>
    <message>
        <source>A defender who has a lower card must play it</source>
        <translation>Un difensore che ha una carta più bassa deve giocarla</translation>
    </message>
    <message>
        <source>Gano with four tricks</source>
        <translation>Gano con quattro prese</translation>
    </message>
    <message>
        <source>Whether gano is closed to a defender with four tricks: one more would be codille.</source>
        <translation>Se il gano è vietato a un difensore con quattro prese: una in più sarebbe codiglio.</translation>
    </message>
    <message>
        <source>Each player stakes 1</source>
        <translation>Ogni giocatore mette 1</translation>
    </message>
    <message>
        <source>The dealer stakes 4</source>
        <translation>Il mazziere mette 4</translation>
    </message>
    <message>
        <source>Each player stakes 1, and the dealer 10 besides</source>
        <translation>Ogni giocatore mette 1, e il mazziere altri 10</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Picche (spade)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Fiori (bastoni)</translation>
    </message>
    <message>
        <source>Calling one’s own king</source>
        <translation>Chiamare un proprio re</translation>
    </message>
    <message>
        <source>Whether the Ombre may call a king they hold, and secretly play alone.</source>
        <translation>Se l’ombre può chiamare un re che ha, e giocare da solo in segreto.</translation>
    </message>
    <message>
        <source>They may, and nobody else knows</source>
        <translation>Può, e nessun altro lo sa</translation>
    </message>
    <message>
        <source>They call a king that they lack</source>
        <translation>Chiama un re che non ha</translation>
    </message>
    <message>
        <source>Calling a queen</source>
        <translation>Chiamare una donna</translation>
    </message>
    <message>
        <source>Which kings the Ombre must hold to call a queen instead.</source>
        <translation>Quali re deve avere l’ombre per chiamare invece una donna.</translation>
    </message>
    <message>
        <source>All four kings</source>
        <translation>Tutti e quattro i re</translation>
    </message>
    <message>
        <source>The three kings that are not trumps</source>
        <translation>I tre re che non sono trionfi</translation>
    </message>
    <message>
        <source>The vole and the called king</source>
        <translation>Il cappotto e il re chiamato</translation>
    </message>
    <message>
        <source>Whether a side may go on after six tricks, its king still hidden.</source>
        <translation>Se una parte può continuare dopo sei prese, con il suo re ancora nascosto.</translation>
    </message>
    <message>
        <source>It is asked, and the ally is known from then on</source>
        <translation>Le si chiede, e da allora l’alleato è noto</translation>
    </message>
    <message>
        <source>Only if the king has fallen; otherwise there is no vole</source>
        <translation>Solo se il re è caduto; altrimenti non c’è cappotto</translation>
    </message>
    <message>
        <source>The preferred suit</source>
        <translation>Il seme di favore</translation>
    </message>
    <message>
        <source>In which trump suit everything but the pool is paid double.</source>
        <translation>Con quale seme di trionfo si paga doppio tutto tranne il piatto.</translation>
    </message>
    <message>
        <source>The couleur</source>
        <translation>La couleur</translation>
    </message>
    <message>
        <source>In which suit a bid beats the same bid in another, for double pay.</source>
        <translation>In quale seme una dichiarazione supera la stessa in un altro, e si paga doppio.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Grossfrage as a bid</source>
        <translation>La Grossfrage come dichiarazione</translation>
    </message>
    <message>
        <source>Whether both black queens let a player bid Grossfrage, above the frages, below solo.</source>
        <translation>Se con le due donne nere si può dichiarare Grossfrage, sopra le frage, sotto solo.</translation>
    </message>
    <message>
        <source>After the first five tricks</source>
        <translation>Dopo le prime cinque prese</translation>
    </message>
    <message>
        <source>What the side may do that won the first five tricks.</source>
        <translation>Che cosa può fare la parte che ha vinto le prime cinque prese.</translation>
    </message>
    <message>
        <source>Play on for the same game</source>
        <translation>Continuare lo stesso gioco</translation>
    </message>
    <message>
        <source>Stop, or play for all eight at a price of their own</source>
        <translation>Fermarsi, o giocare per tutte e otto, a un prezzo proprio</translation>
    </message>
    <message>
        <source>The first mano</source>
        <translation>Il primo di mano</translation>
    </message>
    <message>
        <source>How the first mano is found, who speaks and leads first.</source>
        <translation>Come si trova il primo di mano, che parla ed esce per primo.</translation>
    </message>
    <message>
        <source>Cards are drawn for the dealer, who sits before mano</source>
        <translation>Si pescano carte per il mazziere, che siede prima</translation>
    </message>
    <message>
        <source>Whoever is dealt the seven of spades (espadas), or the next lower</source>
        <translation>Chi riceve il sette di picche (espadas), o la carta subito più bassa</translation>
    </message>
    <message>
        <source>First five tricks (primeras)</source>
        <translation>Le prime cinque prese (primeras)</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <translation>Cappotto mancato</translation>
    </message>
    <message>
        <source>Game lost, for each player</source>
        <translation>Gioco perso, per ogni giocatore</translation>
    </message>
    <message>
        <source>Each card of the estuches</source>
        <translation>Ogni carta degli estuches</translation>
    </message>
    <message>
        <source>Three matadors</source>
        <translation>I tre mattadori</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Vole without an ally</source>
        <translation>Cappotto senza alleato</translation>
    </message>
    <message>
        <source>Vole that was bid</source>
        <translation>Cappotto dichiarato</translation>
    </message>
    <message>
        <source>Game won with up to six tricks</source>
        <translation>Gioco vinto con sei prese al massimo</translation>
    </message>
    <message>
        <source>Game won with seven or eight</source>
        <translation>Gioco vinto con sette o otto</translation>
    </message>
    <message>
        <source>Game won with all nine</source>
        <translation>Gioco vinto con tutte e nove</translation>
    </message>
    <message>
        <source>More in oros</source>
        <translation>In più in oros</translation>
    </message>
    <message>
        <source>Puesta, for each defender</source>
        <translation>Bestia, a ogni difensore</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codiglio</translation>
    </message>
    <message>
        <source>Grossfrage that was bid</source>
        <translation>Grossfrage dichiarata</translation>
    </message>
    <message>
        <source>All eight after the first five</source>
        <translation>Tutte e otto dopo le prime cinque</translation>
    </message>
    <message>
        <source>More for each, while a puesta stands</source>
        <translation>In più per ognuno, se una bestia è in piedi</translation>
    </message>
    <message>
        <source>Filling of an empty pool, from each</source>
        <translation>Quanto mette ognuno in un piatto vuoto</translation>
    </message>
    <message>
        <source>Game won (llevada)</source>
        <translation>Gioco vinto (llevada)</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Three matadors (estuche)</source>
        <translation>I tre mattadori (estuche)</translation>
    </message>
    <message>
        <source>First five tricks (hechas)</source>
        <translation>Le prime cinque prese (hechas)</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>Tutte e otto le prese</translation>
    </message>
    <message>
        <source>Four tricks (puesta)</source>
        <translation>Quattro prese (puesta)</translation>
    </message>
    <message>
        <source>Game lost (codillo)</source>
        <translation>Gioco perso (codillo)</translation>
    </message>
    <message>
        <source>Coins as trump (oros)</source>
        <translation>Denari trionfo (oros)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinto</translation>
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
        <translation>{game}, vinto</translation>
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
        <translation>{game}, ogni presa in più</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call an ace.</source>
        <translation>Se dà le carte il prossimo, o se chi ha spadiglia deve giocare e chiamare un asso.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call a king.</source>
        <translation>Se dà il giocatore seguente, o se chi ha la spadiglia deve giocare e chiamare un re.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>You win</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Ha vinto {name}</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays you.</source>
        <translation>Cinque prese o più da solo: ogni avversario ti paga.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays the Ombre.</source>
        <translation>Cinque prese o più da solo: ogni avversario paga l’ombre.</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Hai perso</translation>
    </message>
    <message>
        <source>{name} loses</source>
        <translation>{name} perde</translation>
    </message>
    <message>
        <source>Fewer than five tricks: you pay each opponent.</source>
        <translation>Meno di cinque prese: paghi ogni avversario.</translation>
    </message>
    <message>
        <source>Fewer than five tricks: the Ombre pays each opponent.</source>
        <translation>Meno di cinque prese: l’ombre paga ogni avversario.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of you.</source>
        <translation>Cinque prese o più insieme: a ciascuno di voi paga un avversario.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of the two.</source>
        <translation>Cinque prese o più insieme: a ciascuno dei due paga un avversario.</translation>
    </message>
    <message>
        <source>You lose with {friend}</source>
        <translation>Hai perso con {friend}</translation>
    </message>
    <message>
        <source>{name} loses with {friend}</source>
        <translation>{name} perde con {friend}</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of you pays one opponent.</source>
        <translation>Meno di cinque prese insieme: ciascuno di voi paga un avversario.</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of the two pays one opponent.</source>
        <translation>Meno di cinque prese insieme: ciascuno dei due paga un avversario.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of you.</source>
        <translation>Tutte e otto le prese insieme: un avversario paga ciascuno di voi.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of the two.</source>
        <translation>Tutte e otto le prese insieme: un avversario paga ciascuno dei due.</translation>
    </message>
    <message>
        <source>Your tout with {friend} fails</source>
        <translation>Il tuo tout con {friend} fallisce</translation>
    </message>
    <message>
        <source>The tout of {name} with {friend} fails</source>
        <translation>Il tout di {name} con {friend} fallisce</translation>
    </message>
    <message>
        <source>You played for all eight and lost one: each of you pays one opponent.</source>
        <translation>Avete giocato per tutte e otto e ne avete persa una: ciascuno di voi paga un avversario.</translation>
    </message>
    <message>
        <source>They played for all eight and lost one: each of the two pays one opponent.</source>
        <translation>Hanno giocato per tutte e otto e ne hanno persa una: ciascuno dei due paga un avversario.</translation>
    </message>
    <message>
        <source>You beat {name}</source>
        <translation>Batti {name}</translation>
    </message>
    <message>
        <source>You beat {name} and {friend}</source>
        <translation>Batti {name} e {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the pool is yours.</source>
        <translation>Cinque prese o più da solo: il piatto è tuo.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the Ombre takes the pool.</source>
        <translation>Cinque prese o più da solo: l’ombre prende il piatto.</translation>
    </message>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Rimessa: non vince nessuno</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Rimessa per {name}</translation>
    </message>
    <message>
        <source>You fell short of five tricks, and pay the pool again.</source>
        <translation>Non sei arrivato a cinque prese, e ripaghi il piatto.</translation>
    </message>
    <message>
        <source>The Ombre fell short of five tricks, and pays the pool again.</source>
        <translation>L’ombre non è arrivato a cinque prese, e ripaga il piatto.</translation>
    </message>
    <message>
        <source>You win with {friend}</source>
        <translation>Hai vinto con {friend}</translation>
    </message>
    <message>
        <source>{name} wins with {friend}</source>
        <translation>{name} ha vinto con {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more together: a third of the pool is the ally’s.</source>
        <translation>Cinque prese o più insieme: un terzo del piatto è dell’alleato.</translation>
    </message>
    <message>
        <source>Remise for {name} with {friend}</source>
        <translation>Rimessa per {name} con {friend}</translation>
    </message>
    <message>
        <source>You and {friend} fell short of five tricks, and pay the pool again.</source>
        <translation>Tu e {friend} non siete arrivati a cinque prese, e ripagate il piatto.</translation>
    </message>
    <message>
        <source>They fell short of five tricks, and pay the pool again.</source>
        <translation>Non sono arrivati a cinque prese, e ripagano il piatto.</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Codiglio! Hai vinto</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: you share the pool with the other defenders.</source>
        <translation>Troppo poche prese per l’ombre: dividi il piatto con gli altri difensori.</translation>
    </message>
    <message>
        <source>Codille: you lose</source>
        <translation>Codiglio: perdi</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, and you make it good.</source>
        <translation>Troppo poche prese: gli altri si dividono il piatto, e tu lo ricostituisci.</translation>
    </message>
    <message>
        <source>Codille for the defenders</source>
        <translation>Codiglio per i difensori</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: the others share the pool, which is made good.</source>
        <translation>Troppo poche prese per l’ombre: gli altri si dividono il piatto, che viene ricostituito.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the pool is yours, and each opponent pays you.</source>
        <translation>Sei prese o più da solo: il piatto è tuo, e ogni avversario ti paga.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the Ombre takes the pool, and each opponent pays.</source>
        <translation>Sei prese o più da solo: l’ombre prende il piatto, e ogni avversario paga.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: you pay the pool again, and each opponent.</source>
        <translation>Cinque prese, una di meno: paghi di nuovo il piatto, e ogni avversario.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: the Ombre pays the pool again, and each opponent.</source>
        <translation>Cinque prese, una di meno: l’ombre paga di nuovo il piatto, e ogni avversario.</translation>
    </message>
    <message>
        <source>Six tricks or more together: half of the pool is the ally’s.</source>
        <translation>Sei prese o più in due: metà del piatto è dell’alleato.</translation>
    </message>
    <message>
        <source>Five tricks together, one too few: the pool is paid again.</source>
        <translation>Cinque prese in due, una di meno: si paga di nuovo il piatto.</translation>
    </message>
    <message>
        <source>You take every trick with {friend}</source>
        <translation>Fai tutte le prese con {friend}</translation>
    </message>
    <message>
        <source>{name} takes every trick with {friend}</source>
        <translation>{name} fa tutte le prese con {friend}</translation>
    </message>
    <message>
        <source>All ten tricks together: each opponent pays for the vole too.</source>
        <translation>Tutte e dieci le prese in due: ogni avversario paga anche il cappotto.</translation>
    </message>
    <message>
        <source>Your vole with {friend} fails</source>
        <translation>Il tuo cappotto con {friend} fallisce</translation>
    </message>
    <message>
        <source>The vole of {name} with {friend} fails</source>
        <translation>Il cappotto di {name} con {friend} fallisce</translation>
    </message>
    <message>
        <source>The game is won all the same, less the price of the vole.</source>
        <translation>Il gioco è vinto lo stesso, meno il prezzo del cappotto.</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, which is made good.</source>
        <translation>Troppo poche prese: gli altri si dividono il piatto, che si ripristina.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>What the marks mean</source>
        <translation>Che cosa dicono i segni</translation>
    </message>
    <message>
        <source>The only good choice</source>
        <translation>L’unica buona scelta</translation>
    </message>
    <message>
        <source>Better than usual</source>
        <translation>Meglio del solito</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Costosa</translation>
    </message>
    <message>
        <source>Unpunished</source>
        <translation>Impunita</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Mancata</translation>
    </message>
    <message>
        <source>Every other choice would surely have cost at least {amount} more.</source>
        <translation>Ogni altra scelta sarebbe costata di sicuro almeno {amount} in più.</translation>
    </message>
    <message>
        <source>The usual choice would surely have cost at least {amount} more.</source>
        <translation>La scelta solita sarebbe costata di sicuro almeno {amount} in più.</translation>
    </message>
    <message>
        <source>It surely cost at least {amount}, a bid at least {bid}.</source>
        <translation>È costata di sicuro almeno {amount}, una dichiarazione almeno {bid}.</translation>
    </message>
    <message>
        <source>It was costly, and an opponent gave back at least half of it.</source>
        <translation>È costata cara, e un avversario ne ha reso almeno la metà.</translation>
    </message>
    <message>
        <source>It gave back at least half of what an opponent had just lost.</source>
        <translation>Ha reso almeno la metà di quel che un avversario aveva appena perso.</translation>
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
        <translation>in corso</translation>
    </message>
    <message>
        <source>can go on</source>
        <translation>si può continuare</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>nel cestino</translation>
    </message>
    <message>
        <source>This sitting is at the table now.</source>
        <translation>Questa partita è in corso.</translation>
    </message>
    <message>
        <source>It goes on at the card where you left it. The sitting at the table is kept too.</source>
        <translation>Continua dalla carta a cui l’hai lasciata. Anche la partita in corso viene conservata.</translation>
    </message>
    <message>
        <source>The pool was divided. Its deals can be looked at and replayed from the score sheet.</source>
        <translation>Il piatto è stato diviso. Le sue mani si possono guardare e rivedere dal foglio dei conti.</translation>
    </message>
    <message>
        <source>An older version of Ombre kept its deals, but not enough to continue it.</source>
        <translation>Una versione precedente di Ombre ne ha conservato le mani, ma non abbastanza per continuarla.</translation>
    </message>
    <message>
        <source>It is not counted in any statistics while it is in the bin.</source>
        <translation>Finché è nel cestino non conta in nessuna statistica.</translation>
    </message>
    <message>
        <source>Sittings</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Every sitting is kept here. You can go on with it, and replay each of its deals.</source>
        <translation>Ogni partita viene conservata qui. Puoi riprenderla e rivedere ciascuna delle sue mani.</translation>
    </message>
    <message>
        <source>&amp;Begin a sitting</source>
        <translation>&amp;Inizia una partita</translation>
    </message>
    <message>
        <source>No sitting has been left or finished yet.</source>
        <translation>Nessuna partita è stata ancora lasciata o finita.</translation>
    </message>
    <message>
        <source>Sittings: {count}.</source>
        <translation>Partite: {count}.</translation>
    </message>
    <message>
        <source>Sittings: {count}. Chips won in all: {chips}.</source>
        <translation>Partite: {count}. Saldo in fiches: {chips}.</translation>
    </message>
    <message>
        <source>These sittings can be brought back until the bin is emptied.</source>
        <translation>Queste partite si possono riprendere finché il cestino non viene svuotato.</translation>
    </message>
    <message>
        <source>{game} with {opponents}</source>
        <translation>{game} con {opponents}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{played} of {planned}</source>
        <translation>{played} di {planned}</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ultima volta</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Guadagno</translation>
    </message>
    <message>
        <source>{amount} against the expert</source>
        <translation>{amount} contro l’esperto</translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation>non ancora confrontata</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards.</source>
        <translation>Il duplicato conta quanto guadagni sull’esperto con le stesse carte.</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards: here in {deals:one # deal|other # deals}.</source>
        <translation>Il duplicato conta quanto guadagni sull’esperto con le stesse carte: qui in {deals:one # mano|other # mani}.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>&amp;Name of the sitting</source>
        <translation>&amp;Nome della partita</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pia</translation>
    </message>
    <message>
        <source>&amp;Bin ({count})</source>
        <translation>&amp;Cestino ({count})</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>Ne&amp;l cestino</translation>
    </message>
    <message>
        <source>B&amp;ring back</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>&amp;Empty the bin</source>
        <translation>&amp;Svuota il cestino</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Chiu&amp;di</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Foglio dei conti</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Continu&amp;a</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Svuotare il cestino?</translation>
    </message>
    <message>
        <source>The sittings in the bin and all their deals will be deleted for ever.</source>
        <translation>Le partite nel cestino e tutte le loro mani saranno eliminate per sempre.</translation>
    </message>
    <message>
        <source>Other sittings stay as they are.</source>
        <translation>Le altre partite restano come sono.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Tienile</translation>
    </message>
    <message>
        <source>This sitting cannot be continued.</source>
        <translation>Questa partita non si può continuare.</translation>
    </message>
    <message>
        <source>Its deals are still in the list.</source>
        <translation>Le sue mani sono ancora nell’elenco.</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>How well you choose, over time</source>
        <translation>Quanto scegli bene, nel tempo</translation>
    </message>
    <message>
        <source>choices.png</source>
        <translation>scelte.png</translation>
    </message>
    <message>
        <source>All you do</source>
        <translation>Tutto ciò che fai</translation>
    </message>
    <message>
        <source>Your costly choices in a hundred, beside those of the computer players. Higher is better.</source>
        <translation>Le tue scelte care su cento, accanto a quelle del computer. Più in alto è meglio.</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it, with the costliest choice first.</source>
        <translation>Scegli una cifra per vedere le mani che ci stanno dietro, la scelta più cara per prima.</translation>
    </message>
    <message>
        <source>Let the coach look at ten of your deals. Then you see here how well you choose.</source>
        <translation>Lascia che il maestro guardi dieci tue mani. Poi vedrai qui quanto scegli bene.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>{game} · {role}</source>
        <translation>{game} · {role}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Care</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Su 100</translation>
    </message>
    <message>
        <source>About like</source>
        <translation>Più o meno come</translation>
    </message>
    <message>
        <source>Of 100 choices {share} were costly, give or take {within}. About like: {level}.</source>
        <translation>Su 100 scelte {share} erano care, più o meno {within}. Più o meno come: {level}.</translation>
    </message>
</context>
<context>
    <name>SpanishCards</name>
    <message>
        <source>swords</source>
        <translation>spade; fpl</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>bastoni; mpl</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe; fpl</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari; mpl</translation>
    </message>
    <message>
        <source>swords (espadas)</source>
        <translation>spade; fpl</translation>
    </message>
    <message>
        <source>clubs (bastos)</source>
        <translation>bastoni; mpl</translation>
    </message>
    <message>
        <source>cups (copas)</source>
        <translation>coppe; fpl</translation>
    </message>
    <message>
        <source>coins (oros)</source>
        <translation>denari; mpl</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>play in swords</source>
        <translation>gioco a spade; m</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>gioco a bastoni; m</translation>
    </message>
    <message>
        <source>play in cups</source>
        <translation>gioco a coppe; m</translation>
    </message>
    <message>
        <source>play in coins</source>
        <translation>gioco a denari; m</translation>
    </message>
    <message>
        <source>solo in swords</source>
        <translation>solo di spade; m</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>on the right</source>
        <translation>a destra</translation>
    </message>
    <message>
        <source>opposite on the right</source>
        <translation>di fronte a destra</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>di fronte</translation>
    </message>
    <message>
        <source>opposite on the left</source>
        <translation>di fronte a sinistra</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>a sinistra</translation>
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
        <translation>La tua mano, {number:0 nessuna carta|one # carta|other # carte}</translation>
    </message>
    <message>
        <source>The hand in front, {number:0 no cards|one # card|other # cards}</source>
        <translation>La mano davanti, {number:0 nessuna carta|one # carta|other # carte}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>Il centro del tavolo</translation>
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
        <translation>{card}: posto {at} di {number}.</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>A che punto siamo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>The trick, {number:0 no cards|one # card|other # cards}</source>
        <translation>La presa, {number:0 nessuna carta|one # carta|other # carte}</translation>
    </message>
    <message>
        <source>Cards drawn for the deal, {number}</source>
        <translation>Carte pescate per il mazziere, {number}</translation>
    </message>
    <message>
        <source>Pool and talon</source>
        <translation>Piatto e tallone</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>Tocca a lui.</translation>
    </message>
    <message>
        <source>Dealer.</source>
        <translation>Mazziere.</translation>
    </message>
    <message>
        <source>Everybody pays the pool {chips} as ante.</source>
        <translation>Ognuno paga al piatto {chips} di posta.</translation>
    </message>
    <message>
        <source>Said: “{words}”.</source>
        <translation>Detto: «{words}».</translation>
    </message>
    <message>
        <source>{chips:one # chip|other # chips}.</source>
        <translation>{chips:one # fiche|other # fiches}.</translation>
    </message>
    <message>
        <source>{points:one # point|other # points}.</source>
        <translation>{points:one # punto|other # punti}.</translation>
    </message>
    <message>
        <source>{number:0 No tricks|one # trick|other # tricks}.</source>
        <translation>{number:0 Nessuna presa|one # presa|other # prese}.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} in hand.</source>
        <translation>{number:one # carta|other # carte} in mano.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} thrown away.</source>
        <translation>{number:one # carta scartata|other # carte scartate}.</translation>
    </message>
    <message>
        <source>Open on the table: {cards:the}.</source>
        <translation>Scoperte sul tavolo: {cards:il}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}.</source>
        <translation>{name:Name}: {card}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}, with gano.</source>
        <translation>{name:Name}: {card}, con gano.</translation>
    </message>
    <message>
        <source>It wins so far.</source>
        <translation>Finora vince.</translation>
    </message>
    <message>
        <source>Pool: {chips:0 no chips|one # chip|other # chips}.</source>
        <translation>Piatto: {chips:0 nessuna fiche|one # fiche|other # fiches}.</translation>
    </message>
    <message>
        <source>Talon: {number:0 no cards|one # card|other # cards}.</source>
        <translation>Tallone: {number:0 nessuna carta|one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}.</source>
        <translation>Scoperta: {card:il}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}, after {cards:the}.</source>
        <translation>Scoperta: {card:il}, dopo {cards:il}.</translation>
    </message>
    <message>
        <source>Left over: {number:one # card|other # cards}.</source>
        <translation>Restano: {number:one # carta|other # carte}.</translation>
    </message>
    <message>
        <source>The talon lies open: {cards:the}.</source>
        <translation>Il tallone è scoperto: {cards:il}.</translation>
    </message>
    <message>
        <source>The trick stays. Press {keys} to go on.</source>
        <translation>La presa resta. Premi {keys} per andare avanti.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Tocca a {name}.</translation>
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
        <translation>La tua cartella personale non si trova. Imposta {variable} su una tua cartella.</translation>
    </message>
    <message>
        <source>{variable} names a folder that cannot be found: {value}</source>
        <translation>{variable} nomina una cartella che non si trova: {value}</translation>
    </message>
    <message>
        <source>Ombre cannot open a window: Qt cannot use the display. Look at the variables DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM.</source>
        <translation>Ombre non può aprire una finestra: Qt non può usare lo schermo. Guarda le variabili DISPLAY, WAYLAND_DISPLAY e QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>{variable}={value} is ignored: nobody could see a table.</source>
        <translation>{variable}={value} non viene seguito: nessuno vedrebbe il tavolo.</translation>
    </message>
    <message>
        <source>Ombre cannot start</source>
        <translation>Ombre non può partire</translation>
    </message>
    <message>
        <source>The table could not be set up: there is a mistake in the program.</source>
        <translation>Il tavolo non si è potuto preparare: c’è un errore nel programma.</translation>
    </message>
    <message>
        <source>Your games were not touched, and nothing was sent to anybody. The details can be copied.</source>
        <translation>Le tue partite non sono state toccate, e niente è stato inviato a nessuno. I dettagli si possono copiare.</translation>
    </message>
    <message>
        <source>The details are in {path}</source>
        <translation>I dettagli sono in {path}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>By month</source>
        <translation>Per mese</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By contract</source>
        <translation>Per contratto</translation>
    </message>
    <message>
        <source>By your role</source>
        <translation>Per il tuo ruolo</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Per avversari</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Per risultato</translation>
    </message>
    <message>
        <source>How the cards fell</source>
        <translation>Come sono cadute le carte</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Fortuna e bravura</translation>
    </message>
    <message>
        <source>How well you choose</source>
        <translation>Quanto scegli bene</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Che cosa esercitare</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>In figura</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In cifre</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Da sempre</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Quest’anno</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Il mese scorso</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Questo mese</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>Deals without help</source>
        <translation>Mani senza aiuto</translation>
    </message>
    <message>
        <source>All but practice deals</source>
        <translation>Tutte tranne gli esercizi</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>senza aiuto</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>esercizio</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>alleato</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>difensore</translation>
    </message>
    <message>
        <source>named the trump</source>
        <translation>ha nominato il trionfo</translation>
    </message>
    <message>
        <source>played along</source>
        <translation>ha giocato insieme</translation>
    </message>
    <message>
        <source>played against</source>
        <translation>ha giocato contro</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Prima le ultime</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Prima le peggiori</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Prima le migliori</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Picche (spade)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Fiori (bastoni)</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Cuori (coppe)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Quadri (denari)</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Spadille</source>
        <translation>Spadiglia</translation>
    </message>
    <message>
        <source>Cards that can be manille</source>
        <translation>Carte che possono essere maniglia</translation>
    </message>
    <message>
        <source>Basto</source>
        <translation>Basto</translation>
    </message>
    <message>
        <source>Hands with three matadors</source>
        <translation>Mani con tre mattadori</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contratto</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Contract and result</source>
        <translation>Contratto e risultato</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Altri numeri</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>In tabelle</translation>
    </message>
    <message>
        <source>By what</source>
        <translation>In base a cosa</translation>
    </message>
    <message>
        <source>Show &amp;all deals</source>
        <oldsource>Curve of all deals</oldsource>
        <translation>Mostra &amp;tutte le mani</translation>
    </message>
    <message>
        <source>Luck: {amount}</source>
        <translation>Fortuna: {amount}</translation>
    </message>
    <message>
        <source>{unit} a deal: {amount}</source>
        <translation>{unit} per mano: {amount}</translation>
    </message>
    <message>
        <source>All games for points</source>
        <translation>Tutti i giochi a punti</translation>
    </message>
    <message>
        <source>All games for chips</source>
        <translation>Tutti i giochi a fiches</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>Ma&amp;ni</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Periodo</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lettura…</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Nessuna mano corrisponde a queste scelte.</translation>
    </message>
    <message>
        <source>Help has been noted since {date}; older deals are left out.</source>
        <translation>L’aiuto è annotato dal {date}; le mani più vecchie sono tralasciate.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Here your deals will stand: how many you won, for how much, with what luck.</source>
        <oldsource>Here you will see how many deals you have won, what they brought you, and how much of it was luck.</oldsource>
        <translation>Qui vedrai quante mani hai vinto, che cosa ti hanno reso e quanto è stata fortuna.</translation>
    </message>
    <message>
        <source>P&amp;lay a deal</source>
        <oldsource>&amp;Play a deal</oldsource>
        <translation>&amp;Gioca una mano</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>Vinte in %</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Bestia</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codiglio</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In totale</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Per mano</translation>
    </message>
    <message>
        <source>Deals: {count}</source>
        <translation>Mani: {count}</translation>
    </message>
    <message>
        <source>Won: {count} ({share})</source>
        <translation>Vinte: {count} ({share})</translation>
    </message>
    <message>
        <source>Points: {amount} ({each} a deal)</source>
        <translation>Punti: {amount} ({each} per mano)</translation>
    </message>
    <message>
        <source>Chips: {amount} ({each} a deal)</source>
        <translation>Fiches: {amount} ({each} per mano)</translation>
    </message>
    <message>
        <source>Puestas at the table: {count}</source>
        <translation>Bestie al tavolo: {count}</translation>
    </message>
    <message>
        <source>Codilles at the table: {count}</source>
        <translation>Codigli al tavolo: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a gain: {count}</source>
        <translation>In attivo di seguito: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a loss: {count}</source>
        <translation>In passivo di seguito: {count}</translation>
    </message>
    <message>
        <source>Best deal: {amount}</source>
        <translation>Mano migliore: {amount}</translation>
    </message>
    <message>
        <source>Worst deal: {amount}</source>
        <translation>Mano peggiore: {amount}</translation>
    </message>
    <message>
        <source>At the table: {hours} h {minutes} min</source>
        <translation>Tempo di gioco: {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>Pauses of more than ten minutes between two deals are left out.</source>
        <translation>Le pause di più di dieci minuti tra due mani sono tralasciate.</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punti nel tempo</translation>
    </message>
    <message>
        <source>Chips over time</source>
        <translation>Fiches nel tempo</translation>
    </message>
    <message>
        <source>From {first} to {last}: {amount} in all. The page “By month” has the figures.</source>
        <translation>Dal {first} al {last}: {amount} in totale. La pagina «Per mese» ha le cifre.</translation>
    </message>
    <message>
        <source>{what} – {scope}</source>
        <translation>{what} – {scope}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Mani da {first} a {last}</translation>
    </message>
    <message>
        <source>Deals {first} to {last} of {count}</source>
        <translation>Mani da {first} a {last} di {count}</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordine</translation>
    </message>
    <message>
        <source>Deals behind the figure</source>
        <translation>Mani dietro la cifra</translation>
    </message>
    <message>
        <source>{page}: Enter on a figure lists its deals</source>
        <translation>{page}: Invio su una cifra elenca le sue mani</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it.</source>
        <translation>Scegli una cifra per vedere le mani che ci sono dietro.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;ia</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>&amp;Rivedi la mano</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>Deals of the statistics</source>
        <translation>Mani delle statistiche</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>date</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>Chance: 95 % of all evenings stay within these numbers. An arrow marks a number outside; about one in twenty is, by chance alone.</source>
        <translation>Caso: il 95 % di tutte le serate resta entro questi numeri. Una freccia segna un numero al di fuori; circa uno su venti lo è, per puro caso.</translation>
    </message>
    <message>
        <source>Place {number} to your right</source>
        <translation>Posto {number} alla tua destra</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Sal&amp;va con nome…</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Salva le statistiche</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>Tabelle (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>deals.csv</source>
        <translation>mani.csv</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Immagini (*.png);;Disegni (*.svg)</translation>
    </message>
    <message>
        <source>curve.png</source>
        <translation>curva.png</translation>
    </message>
    <message>
        <source>What your choices cost</source>
        <translation>Quanto costano le tue scelte</translation>
    </message>
    <message>
        <source>Costliest choice first</source>
        <translation>Prima la scelta più cara</translation>
    </message>
    <message>
        <source>By your seat</source>
        <translation>Per il tuo posto</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Dealer, at a table of {seats}</source>
        <translation>Mazziere, a un tavolo di {seats}</translation>
    </message>
    <message>
        <source>Eldest, at a table of {seats}</source>
        <translation>Primo di mano, a un tavolo di {seats}</translation>
    </message>
    <message>
        <source>{turn} seats after the dealer, at a table of {seats}</source>
        <translation>{turn} posti dopo il mazziere, a un tavolo di {seats}</translation>
    </message>
    <message>
        <source>Stones: {amount} ({each} a deal)</source>
        <translation>Sassi: {amount} ({each} a mano)</translation>
    </message>
    <message>
        <source>Stones over time</source>
        <translation>I sassi nel tempo</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Sassi</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>Llevada: you win</source>
        <translation>Llevada: vincete</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are yours.</source>
        <translation>Cinque prese o più: i sassi sul tavolo sono vostri.</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Puesta: non vince nessuno</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: your side pays the table what it can.</source>
        <translation>Quattro prese a quattro, una di meno: la vostra coppia paga al tavolo ciò che può.</translation>
    </message>
    <message>
        <source>Codillo: you lose</source>
        <translation>Codillo: perdete</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and your side pays.</source>
        <translation>Tre prese o meno: gli altri prendono il tavolo, e la vostra coppia paga.</translation>
    </message>
    <message>
        <source>All eight tricks: you win</source>
        <translation>Tutte e otto le prese: vincete</translation>
    </message>
    <message>
        <source>You went for all eight and took them: the others pay for it.</source>
        <translation>Le avete tentate tutte e otto e fatte: gli altri le pagano.</translation>
    </message>
    <message>
        <source>You win, but not all eight</source>
        <translation>Vincete, ma non tutte e otto</translation>
    </message>
    <message>
        <source>You went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Le tentavate tutte e otto e ne avete persa una: le hechas non si pagano.</translation>
    </message>
    <message>
        <source>Llevada: {side} win</source>
        <translation>Llevada: vincono {side}</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are theirs.</source>
        <translation>Cinque prese o più: i sassi sul tavolo sono loro.</translation>
    </message>
    <message>
        <source>Puesta for {side}</source>
        <translation>Puesta per {side}</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: they pay the table what they can.</source>
        <translation>Quattro prese a quattro, una di meno: pagano al tavolo ciò che possono.</translation>
    </message>
    <message>
        <source>Codillo for {side}</source>
        <translation>Codillo per {side}</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and they pay.</source>
        <translation>Tre prese o meno: gli altri prendono il tavolo, e loro pagano.</translation>
    </message>
    <message>
        <source>All eight tricks: {side} win</source>
        <translation>Tutte e otto le prese: vincono {side}</translation>
    </message>
    <message>
        <source>They went for all eight and took them: the others pay for it.</source>
        <translation>Le hanno tentate tutte e otto e fatte: gli altri le pagano.</translation>
    </message>
    <message>
        <source>{side} win, but not all eight</source>
        <translation>Vincono {side}, ma non tutte e otto</translation>
    </message>
    <message>
        <source>They went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Le tentavano tutte e otto e ne hanno persa una: le hechas non si pagano.</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codillo! Vincete</translation>
    </message>
    <message>
        <source>They took three tricks or fewer: the table is yours, and they pay you.</source>
        <translation>Hanno fatto tre prese o meno: il tavolo è vostro, e vi pagano.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}</source>
        <translation>{have:0 A malapena una presa|one Circa # presa|other Circa # prese} con {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} together with {suit}</source>
        <translation>Insieme {have:0 a malapena una presa|one circa # presa|other circa # prese} con {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}, as dealt</source>
        <translation>{have:0 A malapena una presa|one Circa # presa|other Circa # prese} con {suit}, senza pescare</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} alone with {suit}</source>
        <translation>Senza aiuto, {have:0 a malapena una presa|one circa # presa|other circa # prese} con {suit}</translation>
    </message>
    <message>
        <source>With {suit} you make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Con {suit} fai {have:0 a malapena una presa|one circa # presa|other circa # prese}; ne bastano {need}.</translation>
    </message>
    <message>
        <source>With {suit} you two make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Con {suit} in due fate {have:0 a malapena una presa|one circa # presa|other circa # prese}; ne bastano {need}.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Senza carte nuove fai {have:0 a malapena una presa|one circa # presa|other circa # prese} con {suit}; ne bastano {need}.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Senza aiuto fai {have:0 a malapena una presa|one circa # presa|other circa # prese} con {suit}; ne bastano {need}.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>A note on this moment</source>
        <translation>Una nota su questo momento</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Segno</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
    <message>
        <source>The note stays with the deal, and goes into its record.</source>
        <translation>La nota resta con la mano ed entra nella sua registrazione.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conserva</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Remove this variation</source>
        <translation>&amp;Togli questa variante</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Notes and variations</source>
        <translation>Note e varianti</translation>
    </message>
    <message>
        <source>Back to the deal as it was played</source>
        <translation>Torna alla mano come fu giocata</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>La tua nota</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>La nota è conservata.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Ripristinato.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una domanda</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Ben giocato</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Un errore</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>Da ricordare</translation>
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
        <translation>Variante {number}, {name}: {action}</translation>
    </message>
    <message>
        <source>What you played is kept as variation {number}.</source>
        <translation>Ciò che hai giocato è conservato come variante {number}.</translation>
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
        <translation>verificare registrazioni, stampare risultati e pagamenti</translation>
    </message>
    <message>
        <source>list games and settings</source>
        <translation>elencare i giochi e le loro regole</translation>
    </message>
    <message>
        <source>print the code of each deal in records</source>
        <translation>stampare il codice di ogni mano delle registrazioni</translation>
    </message>
    <message>
        <source>print the deal of a code or number as a record</source>
        <translation>stampare come registrazione la mano di un codice o di un numero</translation>
    </message>
    <message>
        <source>check the proofs of fair shuffles in records</source>
        <translation>verificare nelle registrazioni le prove di una mescolata onesta</translation>
    </message>
    <message>
        <source>write all games, preferences and progress to one file</source>
        <translation>scrivere tutte le partite, le preferenze e i progressi in un file</translation>
    </message>
    <message>
        <source>put a backup in the place of what is kept</source>
        <translation>mettere un backup al posto di ciò che è conservato</translation>
    </message>
    <message>
        <source>write all deals to a file: .csv, .json, or .ombre for records</source>
        <translation>scrivere tutte le mani in un file: .csv, .json, o .ombre per registrazioni</translation>
    </message>
    <message>
        <source>add the deals of an exported .ombre file</source>
        <translation>aggiungere le mani di un file .ombre esportato</translation>
    </message>
    <message>
        <source>check a deck of your own, or write an example</source>
        <translation>controllare un mazzo tuo, o scrivere un esempio</translation>
    </message>
    <message>
        <source>let computer players play, and print one row for each deal</source>
        <translation>far giocare giocatori del computer, e stampare una riga per mano</translation>
    </message>
    <message>
        <source>measure a player against another on the same cards</source>
        <translation>misurare un giocatore contro un altro con le stesse carte</translation>
    </message>
    <message>
        <source>measure how much a player loses by not seeing the other hands</source>
        <translation>misurare quanto perde un giocatore per non vedere le altre mani</translation>
    </message>
    <message>
        <source>count how often a player chooses one of the best cards</source>
        <translation>contare quante volte un giocatore sceglie una delle carte migliori</translation>
    </message>
    <message>
        <source>find out how often the best card can be known</source>
        <translation>scoprire quante volte si può sapere la carta migliore</translation>
    </message>
    <message>
        <source>judge every decision of records, and tell luck from skill</source>
        <translation>giudicare ogni decisione delle registrazioni, e distinguere fortuna e abilità</translation>
    </message>
    <message>
        <source>advise the seat to act where unfinished records end</source>
        <translation>consigliare il posto a cui tocca dove finiscono le registrazioni non concluse</translation>
    </message>
    <message>
        <source>measure how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>misurare quanto perdono le carte di un giocatore, in parti della posta</translation>
    </message>
    <message>
        <source>count how often a player does what people would call odd</source>
        <translation>contare quante volte un giocatore fa una cosa che si direbbe strana</translation>
    </message>
    <message>
        <source>tell how often a player can be known by what everybody sees</source>
        <translation>dire quante volte si riconosce un giocatore da ciò che tutti vedono</translation>
    </message>
    <message>
        <source>compare the chances a bidder saw with what was won</source>
        <translation>confrontare le probabilità che vedeva chi ha dichiarato con ciò che si è vinto</translation>
    </message>
    <message>
        <source>print a script that lets bash, zsh or fish complete these commands</source>
        <translation>stampare uno script con cui bash, zsh o fish completano questi comandi</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>comandi:</translation>
    </message>
    <message>
        <source>ombre COMMAND --help lists the arguments of a command.</source>
        <translation>ombre COMMAND --help elenca gli argomenti di un comando.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 flaws found, 2 wrong call, 3 could not be done, 130 stopped.</source>
        <translation>Stato di uscita: 0 fatto, 1 difetti trovati, 2 chiamata errata, 3 non è stato possibile, 130 interrotto.</translation>
    </message>
    <message>
        <source>Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.</source>
        <translation>Verifica registrazioni di Ombre, dà le carte, fa giocare giocatori del computer. Per il tavolo: ombre-desktop.</translation>
    </message>
    <message>
        <source>one of those below</source>
        <translation>uno di quelli qui sotto</translation>
    </message>
    <message>
        <source>its arguments</source>
        <translation>i suoi argomenti</translation>
    </message>
    <message>
        <source>Check records, list the games, deal by code.</source>
        <translation>Verifica registrazioni, elenca i giochi, dà le carte da un codice.</translation>
    </message>
    <message>
        <source>print each result as one line of JSON</source>
        <translation>stampare ogni risultato come una riga di JSON</translation>
    </message>
    <message>
        <source>a file of records; - is the standard input</source>
        <translation>un file di registrazioni; - è l’ingresso standard</translation>
    </message>
    <message>
        <source>a code; a day, as 2026-11-30; or with --game a number</source>
        <translation>un codice; un giorno, come 2026-11-30; o con --game un numero</translation>
    </message>
    <message>
        <source>the game of a numbered deal, as rulesets lists it</source>
        <translation>il gioco di una mano numerata, come lo elenca rulesets</translation>
    </message>
    <message>
        <source>how many play, if the game leaves that open</source>
        <translation>quanti giocano, se il gioco lo lascia libero</translation>
    </message>
    <message>
        <source>Deals are numbered within a game: add --game NAME.</source>
        <translation>Le mani sono numerate all’interno di un gioco: aggiungi --game NAME.</translation>
    </message>
    <message>
        <source>stopped after {deals} deals</source>
        <translation>fermato dopo {deals} mani</translation>
    </message>
    <message>
        <source>{done} of {all} deals</source>
        <translation>{done} mani su {all}</translation>
    </message>
    <message>
        <source>Let computer players play among themselves, measure them, and judge records.</source>
        <translation>Fa giocare fra loro giocatori del computer, li misura, e giudica registrazioni.</translation>
    </message>
    <message>
        <source>self-play: a row for each deal, then each player&apos;s mean winnings with their standard error</source>
        <translation>gioco fra macchine: una riga per mano, poi la vincita media di ogni giocatore con il suo errore standard</translation>
    </message>
    <message>
        <source>the game (default: %(default)s)</source>
        <translation>il gioco (se manca: %(default)s)</translation>
    </message>
    <message>
        <source>house rules, such as &apos;equal_bid=none ante=each_5&apos;</source>
        <translation>regole della casa, come &apos;equal_bid=none ante=each_5&apos;</translation>
    </message>
    <message>
        <source>how many (default: 100)</source>
        <translation>quante (se manca: 100)</translation>
    </message>
    <message>
        <source>Parquet needs the package {name}</source>
        <translation>Parquet richiede il pacchetto {name}</translation>
    </message>
    <message>
        <source>a player for each seat, of {names} (default: {usual} everywhere)</source>
        <translation>un giocatore per ogni posto, fra {names} (se manca: {usual} dappertutto)</translation>
    </message>
    <message>
        <source>the sitting that is played (default: %(default)s)</source>
        <translation>la partita che si gioca (se manca: %(default)s)</translation>
    </message>
    <message>
        <source>let the players change seats each time all of them have dealt</source>
        <translation>far cambiare posto ai giocatori ogni volta che tutti hanno dato le carte</translation>
    </message>
    <message>
        <source>write each deal to DIR as a record</source>
        <translation>scrivere ogni mano in DIR come registrazione</translation>
    </message>
    <message>
        <source>write the deals to FILE, as lines of JSON or, for .parquet, as Parquet</source>
        <translation>scrivi le mani in FILE, come righe JSON o, con .parquet, come Parquet</translation>
    </message>
    <message>
        <source>judge every decision in the data, which takes seconds a deal</source>
        <translation>giudica ogni decisione nei dati; richiede qualche secondo per mano</translation>
    </message>
    <message>
        <source>check every state of every N-th deal</source>
        <translation>verificare ogni stato di una mano ogni N</translation>
    </message>
    <message>
        <source>print a row for each deal</source>
        <translation>stampare una riga per mano</translation>
    </message>
    <message>
        <source>the reference (default: %(default)s)</source>
        <translation>il riferimento (se manca: %(default)s)</translation>
    </message>
    <message>
        <source>the players of the other seats: one name for all, or one for each (default: %(default)s)</source>
        <translation>i giocatori degli altri posti: un nome per tutti, o uno per ciascuno (se manca: %(default)s)</translation>
    </message>
    <message>
        <source>the weak end of the gap (default: %(default)s)</source>
        <translation>il capo debole del divario (se manca: %(default)s)</translation>
    </message>
    <message>
        <source>who plays the other side (default: %(default)s)</source>
        <translation>chi gioca l’altra parte (se manca: %(default)s)</translation>
    </message>
    <message>
        <source>who bids: {names}</source>
        <translation>chi dichiara: {names}</translation>
    </message>
    <message>
        <source>who exchanges and plays (default: who bids)</source>
        <translation>chi scarta e gioca (se manca: chi dichiara)</translation>
    </message>
    <message>
        <source>who is measured: {names}; or in parts, as textbook+expert</source>
        <translation>chi viene misurato: {names}; o a parti, come textbook+expert</translation>
    </message>
    <message>
        <source>the players to be told apart</source>
        <translation>i giocatori da distinguere</translation>
    </message>
    <message>
        <source>who bids and exchanges for all (default: %(default)s)</source>
        <translation>chi dichiara e scarta per tutti (se manca: %(default)s)</translation>
    </message>
    <message>
        <source>the number of players, if the game leaves a choice</source>
        <translation>il numero di giocatori, se il gioco lascia scegliere</translation>
    </message>
    <message>
        <source>the seed of the cards and of all chance (default: %(default)s)</source>
        <translation>il seme delle carte e di ogni caso (se manca: %(default)s)</translation>
    </message>
    <message>
        <source>chips in the pool before the antes</source>
        <translation>fiches nel piatto prima delle poste</translation>
    </message>
    <message>
        <source>play sittings of N deals, in which the pool is carried over (default: no sittings)</source>
        <translation>giocare partite di N mani, in cui il piatto si porta avanti (se manca: niente partite)</translation>
    </message>
    <message>
        <source>sample at most N worlds: faster, weaker</source>
        <translation>sorteggiare al massimo N mondi: più veloce, più debole</translation>
    </message>
    <message>
        <source>keep finished deals in FILE, and resume from it</source>
        <translation>conservare in FILE le mani finite, e riprendere da lì</translation>
    </message>
    <message>
        <source>also write the figures to FILE; to - instead of the table</source>
        <translation>scrivere le cifre anche in FILE; in - al posto della tabella</translation>
    </message>
    <message>
        <source>the number of processes (default: one per core)</source>
        <translation>il numero di processi (se manca: uno per core)</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://host:8786</source>
        <translation>uno scheduler di Dask, come tcp://host:8786</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} non è un numero</translation>
    </message>
    <message>
        <source>duplicate match: a player against another in the same seats with the same cards</source>
        <translation>duplicato: un giocatore contro un altro agli stessi posti con le stesse carte</translation>
    </message>
    <message>
        <source>the share of the gap to open cards that a player&apos;s card play closes</source>
        <translation>quale parte del divario dalle carte scoperte chiude il gioco di un giocatore</translation>
    </message>
    <message>
        <source>the share of right cards among the choices that count</source>
        <translation>la parte di carte giuste fra le scelte che contano</translation>
    </message>
    <message>
        <source>how often the right card can be known, and whether the sampled worlds are true to the deal</source>
        <translation>quante volte si può sapere la carta giusta, e se i mondi sorteggiati corrispondono alla mano</translation>
    </message>
    <message>
        <source>whether a bidder wins as often as they expect</source>
        <translation>se chi dichiara vince tante volte quante se ne aspetta</translation>
    </message>
    <message>
        <source>how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>quanto perdono le carte di un giocatore, in parti della posta</translation>
    </message>
    <message>
        <source>how often a player does what people would call odd</source>
        <translation>quante volte un giocatore fa una cosa che si direbbe strana</translation>
    </message>
    <message>
        <source>how often a player can be told by what everybody sees</source>
        <translation>quante volte si riconosce un giocatore da ciò che tutti vedono</translation>
    </message>
    <message>
        <source>no record here</source>
        <translation>qui non c’è nessuna registrazione</translation>
    </message>
    <message>
        <source>{done} of {all} decisions judged</source>
        <translation>{done} decisioni giudicate su {all}</translation>
    </message>
    <message>
        <source>this deal is unfinished, so it has no result to divide into luck and skill</source>
        <translation>questa mano non è finita, perciò non ha un risultato da dividere tra fortuna e abilità</translation>
    </message>
    <message>
        <source>the worth of a hand is not known in this game, so its luck counts with the cards</source>
        <translation>in questo gioco non si sa quanto vale una mano: la sua fortuna conta con le carte</translation>
    </message>
    <message>
        <source>this deal is over, so there is nothing to advise</source>
        <translation>questa mano è finita, perciò non c’è niente da consigliare</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Intendevi {name}?</translation>
    </message>
    <message>
        <source>{name} is not known; there are: {names}.</source>
        <translation>{name} non è noto; ci sono: {names}.</translation>
    </message>
    <message>
        <source>{name} is not known.</source>
        <translation>{name} non è noto.</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Nessun file o cartella con questo nome</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>Il sistema non lo permette</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>È una cartella</translation>
    </message>
    <message>
        <source>This is not a folder</source>
        <translation>Non è una cartella</translation>
    </message>
    <message>
        <source>There is a file of this name already</source>
        <translation>C’è già un file con questo nome</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Il disco è pieno</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>Il disco si può solo leggere</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Il nome è troppo lungo</translation>
    </message>
    <message>
        <source>The disk or its connection failed</source>
        <translation>Il disco o il suo collegamento non funziona</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrare questo aiuto e uscire</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrare la versione del programma e uscire</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: errore: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>mancano questi argomenti: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argomenti sconosciuti: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r non si può scegliere (scegli tra %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valore non valido (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ci vuole un argomento</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>ci vuole almeno un argomento</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opzione ambigua: %(option)s può essere %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>l’argomento %r qui non va</translation>
    </message>
    <message>
        <source>Ombre at a card table.</source>
        <translation>L’ombre a un tavolo da gioco.</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>una registrazione da aprire</translation>
    </message>
    <message>
        <source>cards of the demonstration</source>
        <translation>le carte della dimostrazione</translation>
    </message>
    <message>
        <source>where the demonstration puts its files when there is no display</source>
        <translation>dove la dimostrazione mette i suoi file quando non c’è uno schermo</translation>
    </message>
    <message>
        <source>try everything the program has, without touching your games; &apos;full&apos; plays with experts</source>
        <translation>provare tutto quello che ha il programma, senza toccare le tue partite; &apos;full&apos; gioca con esperti</translation>
    </message>
    <message>
        <source>where the self-test writes what it found</source>
        <translation>dove la prova scrive che cosa ha trovato</translation>
    </message>
    <message>
        <source>Back up everything that is kept, or restore it.</source>
        <translation>Salva tutto ciò che è conservato, o lo ripristina.</translation>
    </message>
    <message>
        <source>the file to write; - is the standard output</source>
        <translation>il file da scrivere; - è l’uscita standard</translation>
    </message>
    <message>
        <source>the file to read; - is the standard input</source>
        <translation>il file da leggere; - è l’ingresso standard</translation>
    </message>
    <message>
        <source>the form, if the name of the file does not tell it (default: ombre)</source>
        <translation>la forma, se il nome del file non la dice (predefinita: ombre)</translation>
    </message>
    <message>
        <source>{number} deals</source>
        <translation>{number} mani</translation>
    </message>
    <message>
        <source>the shell that completes</source>
        <translation>la shell che completa</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>Impossibile scrivere l’uscita: {reason}</translation>
    </message>
    <message>
        <source>check: list the flaws card by card; example: write a deck to change</source>
        <translation>check: elencare i difetti carta per carta; example: scrivere un mazzo da modificare</translation>
    </message>
    <message>
        <source>the folder of the deck; for an example, one that does not exist yet</source>
        <translation>la cartella del mazzo; per un esempio, una che non esiste ancora</translation>
    </message>
    <message>
        <source>there is something of this name already</source>
        <translation>c’è già qualcosa con questo nome</translation>
    </message>
    <message>
        <source>this is no answer: {line}</source>
        <translation>questa non è una risposta: {line}</translation>
    </message>
    <message>
        <source>further bad answers are not told</source>
        <translation>altre risposte sbagliate non vengono segnalate</translation>
    </message>
    <message>
        <source>it is not started again; the textbook plays on</source>
        <translation>non viene riavviato; continua a giocare il manuale</translation>
    </message>
    <message>
        <source>there was no answer within {seconds} seconds</source>
        <translation>nessuna risposta entro {seconds} secondi</translation>
    </message>
    <message>
        <source>it wrote too long a line</source>
        <translation>ha scritto una riga troppo lunga</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>è terminato</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>The dearest comes first. Choose a cell: its deals, its problems, or its lesson.</source>
        <translation>Prima il più caro. Scegli una casella: mani, problemi o lezione.</translation>
    </message>
    <message>
        <source>Let the coach look at your deals. Then you see here what to practise.</source>
        <translation>Lascia che il maestro guardi le tue mani. Poi vedrai qui che cosa esercitare.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Care</translation>
    </message>
    <message>
        <source>Points an evening</source>
        <translation>Punti a serata</translation>
    </message>
    <message>
        <source>Chips an evening</source>
        <translation>Fiches a serata</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Weigh the throw</source>
        <translation>Soppesa lo scarto</translation>
    </message>
    <message>
        <source>Drag a card down to throw it, or click it.</source>
        <translation>Trascina in basso una carta per scartarla, o fai clic.</translation>
    </message>
    <message>
        <source>Left and Right go from card to card. Down throws a card, Up keeps it.</source>
        <translation>Sinistra e destra vanno di carta in carta. Giù scarta una carta, su la tiene.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Tenute</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Scartate</translation>
    </message>
    <message>
        <source>The cards of the hand</source>
        <translation>Le carte della mano</translation>
    </message>
    <message>
        <source>Weighing this throw…</source>
        <translation>Si soppesa questo scarto…</translation>
    </message>
    <message>
        <source>No throw that was tried is better.</source>
        <translation>Nessuno scarto provato è migliore.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>Buono più o meno come il migliore.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what throws are worth in this game.</source>
        <translation>Nessuno sa ancora quanto valgono gli scarti in questo gioco.</translation>
    </message>
    <message>
        <source>The throws cannot be weighed just now.</source>
        <translation>Ora gli scarti non si possono soppesare.</translation>
    </message>
    <message>
        <source>Nobody exchanges cards in this deal.</source>
        <translation>In questa mano nessuno cambia carte.</translation>
    </message>
    <message>
        <source>No suit is trumps here, so no chance to draw one is told.</source>
        <translation>Qui nessun seme è trionfo, perciò non c’è trionfo da pescare.</translation>
    </message>
    <message>
        <source>All cards lie open here. That is hard on the Ombre, but alike for every throw.</source>
        <translation>Qui tutte le carte sono scoperte. È duro per l’ombre, ma uguale per ogni scarto.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Throw these</source>
        <translation>Sc&amp;arta queste</translation>
    </message>
    <message>
        <source>Weigh other throws</source>
        <translation>Soppesa altri scarti</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in chips</source>
        <translation>Gli scarti migliori e il valore di ciascuno in fiches</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in points</source>
        <translation>Gli scarti migliori e il valore di ciascuno in punti</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in stones</source>
        <translation>Gli scarti migliori e il valore di ciascuno in sassi</translation>
    </message>
    <message>
        <source>This throw gains {amount}, give or take {error}.</source>
        <translation>Questo scarto guadagna {amount}, con {error} di margine.</translation>
    </message>
    <message>
        <source>This throw loses {amount}, give or take {error}.</source>
        <translation>Questo scarto perde {amount}, con {error} di margine.</translation>
    </message>
    <message>
        <source>{throw}: gains {amount}, give or take {error}</source>
        <translation>{throw}: guadagna {amount}, con {error} di margine</translation>
    </message>
    <message>
        <source>{throw}: loses {amount}, give or take {error}</source>
        <translation>{throw}: perde {amount}, con {error} di margine</translation>
    </message>
    <message>
        <source>It gives up {amount}, give or take {error}.</source>
        <translation>Rinuncia a {amount}, con {error} di margine.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}.</source>
        <translation>Probabilità di pescare un trionfo: {trump}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}, a matador: {matador}.</source>
        <translation>Probabilità di pescare un trionfo: {trump}, un mattadore: {matador}.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}, and surer as you look.</source>
        <translation>Soppesato in {worlds:one # mano|other # mani}, e più sicuro mentre guardi.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}.</source>
        <translation>Soppesato in {worlds:one # mano|other # mani}.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Learn it at the table</source>
        <translation>Imparalo al tavolo</translation>
    </message>
    <message>
        <source>A deal with a teacher, and nothing to read first</source>
        <translation>Una mano con un maestro; niente da leggere prima</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gioca subito</translation>
    </message>
    <message>
        <source>{game}, with {company}</source>
        <translation>{game}, con {company}</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Prepara il tavolo</translation>
    </message>
    <message>
        <source>Another game, or other opponents</source>
        <translation>Un altro gioco, un’altra compagnia</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Imparare</translation>
    </message>
    <message>
        <source>Ombre in five minutes</source>
        <translation>Ombre in cinque minuti</translation>
    </message>
    <message>
        <source>Bigger letters, keys, contrast …</source>
        <translation>Caratteri più grandi, tasti, contrasto…</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>A deal a day</source>
        <translation>La mano del giorno</translation>
    </message>
    <message>
        <source>Today’s deal: {today}</source>
        <translation>La mano del giorno: {today}</translation>
    </message>
    <message>
        <source>The same cards for everybody, once a day</source>
        <translation>Le stesse carte per tutti, una volta al giorno</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Impara dagli errori</translation>
    </message>
    <message>
        <source>Positions that you missed: {count}, a few minutes</source>
        <translation>Posizioni sbagliate: {count}, pochi minuti</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Come l’ultima volta</translation>
    </message>
    <message>
        <source>One against two. Take more tricks than either of them.</source>
        <translation>Uno contro due. Vinci se fai più prese di ciascuno dei due.</translation>
    </message>
    <message>
        <source>{title:Name}: {card}.</source>
        <translation>{title:Name}: {card}.</translation>
    </message>
    <message>
        <source>{number:one # opponent|other # opponents}</source>
        <translation>{number:one # avversario|other # avversari}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Deals: {deals}. Chips: {chips}.</source>
        <translation>Mani: {deals}. Fiches: {chips}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Against the expert: {gain}.</source>
        <translation>Mani: {deals}. Contro l’esperto: {gain}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Points: {points}.</source>
        <translation>Mani: {deals}. Punti: {points}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Stones: {points}.</source>
        <translation>Mani: {deals}. Sassi: {points}.</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <translation>Difficoltà:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Lingua:</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Look at the last trick</source>
        <translation>Guarda l’ultima presa</translation>
    </message>
    <message>
        <source>Read what has happened</source>
        <translation>Leggi che cos’è successo</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei conti</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un suggerimento</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Regole del gioco</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Suoni spenti</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Suoni accesi</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>{amount} chips</source>
        <translation>{amount} fiches</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} punti</translation>
    </message>
    <message>
        <source>{amount} stones</source>
        <translation>{amount} sassi</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A mistake in the program</source>
        <translation>Un errore nel programma</translation>
    </message>
    <message>
        <source>Something in Ombre went wrong. Your game is saved, and you can go on playing.</source>
        <translation>Qualcosa in Ombre è andato storto. La tua partita è salvata, e puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>Nothing was sent to anybody; you can copy the details for a report. If the table does not answer, close the window and start Ombre again.</source>
        <translation>Niente è stato inviato a nessuno; puoi copiare i dettagli per una segnalazione. Se il tavolo non risponde, chiudi la finestra e riavvia Ombre.</translation>
    </message>
    <message>
        <source>Trouble with a file</source>
        <translation>Problema con un file</translation>
    </message>
    <message>
        <source>A newer Ombre keeps your games</source>
        <translation>Un Ombre più recente conserva le tue partite</translation>
    </message>
    <message>
        <source>This version is older and cannot read them. It changes nothing that lies there.</source>
        <translation>Questa versione è più vecchia e non le sa leggere. Non cambia niente di quello che c’è lì.</translation>
    </message>
    <message>
        <source>You can play with it, but nothing is kept. To go on with your games, start the newer version.</source>
        <translation>Puoi giocarci, ma non viene conservato niente. Per continuare le tue partite, avvia la versione più recente.</translation>
    </message>
    <message>
        <source>Ombre is open already</source>
        <translation>Ombre è già aperto</translation>
    </message>
    <message>
        <source>Your game is on the table of the other window.</source>
        <translation>La tua partita è sul tavolo dell’altra finestra.</translation>
    </message>
    <message>
        <source>This window changes nothing and closes with this message.</source>
        <translation>Questa finestra non cambia niente e si chiude con questo messaggio.</translation>
    </message>
    <message>
        <source>The computer players cannot be started</source>
        <translation>I giocatori del computer non si possono avviare</translation>
    </message>
    <message>
        <source>Simpler players, who do not think ahead, play in their place.</source>
        <translation>Al loro posto giocano giocatori più semplici, che non pensano in anticipo.</translation>
    </message>
    <message>
        <source>Your game goes on. Ombre tries again now and then, and says no more about it.</source>
        <translation>La tua partita continua. Ombre riprova ogni tanto, e non ne parla più.</translation>
    </message>
    <message>
        <source>Trouble with the program</source>
        <translation>Problema con il programma</translation>
    </message>
    <message>
        <source>What you asked for could not be opened: there is a mistake in the program.</source>
        <translation>Quello che hai chiesto non si è potuto aprire: c’è un errore nel programma.</translation>
    </message>
    <message>
        <source>The table stands as it was, and you can try again.</source>
        <translation>Il tavolo è com’era, e puoi riprovare.</translation>
    </message>
    <message>
        <source>This is a folder, not a file with a record.</source>
        <translation>Questa è una cartella, non un file con una registrazione.</translation>
    </message>
    <message>
        <source>This is no ordinary file, and cannot be read.</source>
        <translation>Questo non è un file normale, e non si può leggere.</translation>
    </message>
    <message>
        <source>The deal is whole, and the other notes are shown.</source>
        <translation>La mano è intera, e le altre note sono mostrate.</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>{path} non si può aprire.</translation>
    </message>
    <message>
        <source>{path} cannot be read: there is a mistake in the program.</source>
        <translation>{path} non si può leggere: c’è un errore nel programma.</translation>
    </message>
    <message>
        <source>No record</source>
        <translation>Nessuna registrazione</translation>
    </message>
    <message>
        <source>There is no record of a deal in {path}.</source>
        <translation>In {path} non c’è la registrazione di una mano.</translation>
    </message>
    <message>
        <source>There is no deal in {path} that could be shown.</source>
        <translation>In {path} non c’è una mano che si possa mostrare.</translation>
    </message>
    <message>
        <source>The record cannot be read</source>
        <translation>La registrazione non si può leggere</translation>
    </message>
    <message>
        <source>The table shows the deal up to there.</source>
        <translation>Il tavolo mostra la mano fino a lì.</translation>
    </message>
    <message>
        <source>The record cannot be read whole</source>
        <translation>La registrazione non si può leggere per intero</translation>
    </message>
    <message>
        <source>The record was not written</source>
        <translation>La registrazione non è stata scritta</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} non si è potuto scrivere.</translation>
    </message>
    <message>
        <source>This sitting cannot be continued</source>
        <translation>Questa partita non può continuare</translation>
    </message>
    <message>
        <source>The sitting in {path} is over.</source>
        <translation>La partita in {path} è finita.</translation>
    </message>
    <message>
        <source>{path} holds only the last deals of a sitting.</source>
        <translation>{path} contiene solo le ultime mani di una partita.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Apri una registrazione</translation>
    </message>
    <message>
        <source>Save the record of the deal</source>
        <translation>Salva la registrazione della mano</translation>
    </message>
    <message>
        <source>Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Registrazioni di Ombre (*.ombre);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Records and sittings of Ombre (*.ombre table-*.json);;Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Registrazioni e partite di Ombre (*.ombre table-*.json);;Registrazioni di Ombre (*.ombre);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>deal.ombre</source>
        <translation>mano.ombre</translation>
    </message>
    <message>
        <source>deal {number}.ombre</source>
        <translation>mano {number}.ombre</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>Il file non è stato scritto</translation>
    </message>
    <message>
        <source>The record is saved as {name}.</source>
        <translation>La registrazione è salvata come {name}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Salvato come {name}.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Cartella: {folder}</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Sostituire questo file?</translation>
    </message>
    <message>
        <source>There is already a file called {name} in this folder.</source>
        <translation>In questa cartella c’è già un file di nome {name}.</translation>
    </message>
    <message>
        <source>If you replace it, what it holds now is lost.</source>
        <translation>Se lo sostituisci, quello che contiene adesso va perso.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Sostituiscilo</translation>
    </message>
    <message>
        <source>&amp;Choose another name</source>
        <translation>S&amp;cegli un altro nome</translation>
    </message>
    <message>
        <source>This is a database. To bring your games from another computer, make a backup there.</source>
        <translation>Questo è un database. Per portare qui le partite da un altro computer, crea là una copia di sicurezza.</translation>
    </message>
    <message>
        <source>This is a picture, and not the record of a deal.</source>
        <translation>Questa è un’immagine, non la registrazione di una mano.</translation>
    </message>
    <message>
        <source>This is a packed file. Please unpack it first.</source>
        <translation>Questo è un archivio compresso. Estrailo prima.</translation>
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
        <translation>Non è stata ancora giocata nessuna carta comune.</translation>
    </message>
    <message>
        <source>A click shows what that told.</source>
        <translation>Un clic mostra che cosa ha rivelato.</translation>
    </message>
    <message>
        <source>{suit:Name} gone: {cards}.</source>
        <translation>{suit:Name} cadute: {cards}.</translation>
    </message>
</context>
</TS>
