<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>lessons/count.txt</name>
    <message>
        <source>Count before you bid</source>
        <extracomment>Title</extracomment>
        <translation>Tæl, før du melder</translation>
    </message>
    <message>
        <source>Four sure tricks are enough for the lowest bid.</source>
        <extracomment>About</extracomment>
        <translation>Fire sikre stik er nok til den laveste melding.</translation>
    </message>
    <message>
        <source>Four tricks that you can count are enough for an entrada: the talon brings the fifth.</source>
        <extracomment>[rule] bid, teaches bidding</extracomment>
        <translation>Kan du tælle fire stik, er det nok til et spil: talonen giver det femte.</translation>
    </message>
    <message>
        <source>With {D} as trumps you hold four of the best five: {D7:the} is manille.</source>
        <extracomment>[best] bid, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>Med {D} som trumf har du fire af de fem bedste: {D7} er manille.</translation>
    </message>
    <message>
        <source>Name {D}. The ace of a red trump is punto, the fourth best.</source>
        <extracomment>[name] name-trump, hold D7 CA DA DK</extracomment>
        <translation>Vælg {D}. Esset i rød trumf hedder ponto og er den fjerdebedste.</translation>
    </message>
    <message>
        <source>Throw everything but your trumps. You have no king besides.</source>
        <extracomment>[all] throw, i-am ombre, trump D, hold S3 C4 C2 HJ</extracomment>
        <translation>Smid alt undtagen trumferne. Du har ikke andre konger.</translation>
    </message>
    <message>
        <source>Trump low here, with {D4:the}. The best ones are for later.</source>
        <extracomment>[low] follow, void, i-am ombre, trump D, tricks 0, not led trump, hold D4, wins D4</extracomment>
        <translation>Trumf lavt her, med {D4}. De bedste skal du bruge senere.</translation>
    </message>
    <message>
        <source>Lead {D7:the}: spadille alone beats it.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, hold D7, out SA</extracomment>
        <translation>Spil {D7} ud: kun spadille er højere.</translation>
    </message>
    <message>
        <source>Spadille is gone, and nobody beats {CA:the}. Draw their trumps.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold CA, gone SA, high CA</extracomment>
        <translation>Spadille er væk, og ingen kan slå {CA}. Træk deres trumfer.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>Det var femte stik, og spillet er vundet.</translation>
    </message>
    <message>
        <source>A bid needs no spadille. With fewer than four sure tricks, pass.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>Man kan godt melde uden spadille. Med færre end fire sikre stik passer du.</translation>
    </message>
    <message>
        <source>It did not come off. The bid was right all the same: it wins three times in four.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Det gik ikke. Meldingen var rigtig alligevel: hånden vinder tre gange ud af fire.</translation>
    </message>
    <message>
        <source>All have passed. This hand was worth a bid: it wins three times in four.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle passede. Den hånd var værd at melde på: den vinder tre gange ud af fire.</translation>
    </message>
    <message>
        <source>Count again, with {D} as trumps and {D7:the} as manille: that is four tricks.</source>
        <extracomment>[weak] bid, chose pass, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>Tæl igen, med {D} som trumf og {D7} som manille: det er fire stik.</translation>
    </message>
    <message>
        <source>Entrada is enough. You want new cards, and you want to name {D}.</source>
        <extracomment>[higher] bid, chose vuelta|solo</extracomment>
        <translation>Spil er nok. Du vil have nye kort, og du vil selv vælge {D}.</translation>
    </message>
    <message>
        <source>With {D} you hold four of the best five trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|H</extracomment>
        <translation>Med {D} har du fire af de fem bedste trumfer.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Throw the plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Du er ved at smide en trumf. Smid de andre kort.</translation>
    </message>
    <message>
        <source>A low plain card wins nothing. Throw all four, and hope for better.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>Et lavt kort uden for trumf vinder ikke noget. Smid alle fire, og håb på bedre.</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead {D7:the}, or wait.</source>
        <extracomment>[too-low] lead, i-am ombre, chose D2|D4, out SA, hold D7</extracomment>
        <translation>Den tager de billigt. Spil {D7} ud, eller vent.</translation>
    </message>
</context>
<context>
    <name>lessons/first.txt</name>
    <message>
        <source>You against two</source>
        <extracomment>Title</extracomment>
        <translation>Dig mod to</translation>
    </message>
    <message>
        <source>A whole deal as the Ombre: five tricks win it.</source>
        <extracomment>About</extracomment>
        <translation>Et helt spil som spilfører: fem stik vinder.</translation>
    </message>
    <message>
        <source>The *Ombre* is declarer against two defenders. There is no dummy, and a tie loses.</source>
        <extracomment>[goal-bridge] bid, knows bridge</extracomment>
        <translation>*Spilføreren* er alene mod to modspillere. Der er ingen blindemand, og uafgjort er tabt.</translation>
    </message>
    <message>
        <source>{SA:The} is *spadille*, always the best *trump*. Bid *entrada*: you name trumps and change cards.</source>
        <extracomment>[spadille] bid, hold SA</extracomment>
        <translation>{SA:Name} er *spadille*, altid den bedste *trumf*. Meld *spil*: du vælger trumf og køber kort.</translation>
    </message>
    <message>
        <source>Name {C}: with {SA:the} you have four trumps. Other suits give fewer.</source>
        <extracomment>[suit] name-trump, hold SA CK C6 C2, teaches trumps</extracomment>
        <translation>Vælg {C}: med {SA} har du fire trumfer. De andre farver giver færre.</translation>
    </message>
    <message>
        <source>With {C} as trumps, the lowest of them becomes second best: {C2:the} is *manille*.</source>
        <extracomment>[manille] name-trump, hold C2, teaches manille</extracomment>
        <translation>Er {C} trumf, bliver det laveste kort i farven næstbedst: {C2} er *manille*.</translation>
    </message>
    <message>
        <source>Nine cards, nine tricks. As *Ombre* you are alone against two, and five tricks always win.</source>
        <extracomment>[goal] bid, knows none|tressette</extracomment>
        <translation>Ni kort, ni stik. Som *spilfører* er du alene mod to, og fem stik vinder altid.</translation>
    </message>
    <message>
        <source>One *Ombre* plays alone against two, and five of nine tricks always win. Turns pass to the right.</source>
        <extracomment>[goal-whist] bid, knows whist</extracomment>
        <translation>Én *spilfører* er alene mod to, og fem af ni stik vinder altid. Der spilles mod uret.</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, as in Skat. Tricks count, not points: five always win.</source>
        <extracomment>[goal-skat] bid, knows skat</extracomment>
        <translation>*Spilføreren* er alene mod to, som i skat. Stik tæller, ikke point: fem vinder altid.</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, with trumps and a talon. Five of nine tricks always win.</source>
        <extracomment>[goal-tarock] bid, knows tarock</extracomment>
        <translation>*Spilføreren* er alene mod to, med trumf og talon. Fem af ni stik vinder altid.</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, for aces are low here. Then draw from the *talon*.</source>
        <extracomment>[keep-skat] throw, i-am ombre, knows skat, teaches exchange</extracomment>
        <translation>Smid alt undtagen trumf og konger, for esserne er lave her. Køb så af *talonen*.</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, and draw from the *talon*. Kings are high here, aces are not.</source>
        <extracomment>[keep-tressette] throw, i-am ombre, knows tressette, teaches exchange</extracomment>
        <translation>Smid alt undtagen trumf og konger, og køb af *talonen*. Her er kongerne høje, ikke esserne.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep] throw, i-am ombre, not knows skat|tressette, deck french, teaches exchange</extracomment>
        <translation>Behold trumf og konger, og smid resten. Du får lige så mange nye af *talonen*.</translation>
    </message>
    <message>
        <source>Keep trumps and kings (12), throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep-twelves] throw, i-am ombre, not knows skat|tressette, deck spanish, teaches exchange</extracomment>
        <translation>Behold trumf og konger (12), og smid resten. Du får lige så mange nye af *talonen*.</translation>
    </message>
    <message>
        <source>Throw {S4:the}, {H6:the}, {DA:the} and {D4:the}.</source>
        <extracomment>[four] throw, trump C, hold S4 H6 DA D4</extracomment>
        <translation>Smid {S4}, {H6}, {DA} og {D4}.</translation>
    </message>
    <message>
        <source>You must follow suit: play the suit that was led. {HK:The} is its highest card.</source>
        <extracomment>[suit-led] follow, led H, not trump H, may HK, not knows whist|bridge, teaches following</extracomment>
        <translation>Du skal bekende: læg samme farve. {HK:Name} er farvens højeste kort.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, if you have one of it.</source>
        <extracomment>[follow] follow, not void, not may HK, not gone HK, not knows whist|bridge, aside, teaches following</extracomment>
        <translation>Du skal bekende den udspillede farve, hvis du har den.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one, any card they like.</source>
        <extracomment>[leads] lead, tricks 1+, i-am ombre, teaches leading</extracomment>
        <translation>Den, der tager stikket, spiller et valgfrit kort ud til det næste.</translation>
    </message>
    <message>
        <source>Lead {SA:the}. Nobody beats it, and each must give a trump if they can.</source>
        <extracomment>[draw] lead, i-am ombre, hold SA, high SA, trump C</extracomment>
        <translation>Spil {SA} ud. Intet slår det, og alle skal lægge trumf, hvis de kan.</translation>
    </message>
    <message>
        <source>Keep {CK:the} back: *basto*, {CA:the}, is out and beats it.</source>
        <extracomment>[basto] lead, i-am ombre, hold CK, out CA, trump C, tricks 3-, keeps CK</extracomment>
        <translation>Gem {CK}: *basta*, {CA}, er ude og slår den.</translation>
    </message>
    <message>
        <source>A king wins while everybody still has its suit. Lead {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold SK, high SK, not trump S</extracomment>
        <translation>En konge vinder, så længe alle kan bekende. Spil {SK} ud.</translation>
    </message>
    <message>
        <source>Nothing beats {C2:the} now. Lead it, and their trumps grow fewer.</source>
        <extracomment>[again] lead, i-am ombre, trump C, hold C2, high C2, gone SA, trumps-out 3+</extracomment>
        <translation>Intet slår {C2} nu. Spil den ud, så bliver deres trumfer færre.</translation>
    </message>
    <message>
        <source>One more trick wins. Keep your trumps for it, and lead a card of another suit.</source>
        <extracomment>[stop] lead, i-am ombre, tricks 4, trumps 2+, out CA</extracomment>
        <translation>Ét stik mere, og du har vundet. Gem trumferne til det, og spil en anden farve ud.</translation>
    </message>
    <message>
        <source>In {D} court cards are highest, then the ace, then 2 to 7: low beats high.</source>
        <extracomment>[order] follow, i-am ombre, trump C, led D, not void, not can-win</extracomment>
        <translation>I {D} er billederne højest, så esset, så 2 til 7: lavt slår højt.</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give a low one.</source>
        <extracomment>[no-use] follow, i-am ombre, not can-win</extracomment>
        <translation>Ingen af dine kort kan tage dette stik. Læg et lavt.</translation>
    </message>
    <message>
        <source>Without their suit you may trump, but need not. {CK:The} takes your fifth trick.</source>
        <extracomment>[trumping-tarock] follow, i-am ombre, void, last, tricks 4, hold CK, wins CK, not led trump, knows tarock, teaches trumping</extracomment>
        <translation>Uden den farve må du trumfe, men behøver det ikke. {CK:Name} tager dit femte stik.</translation>
    </message>
    <message>
        <source>You have none of their suit, so trump it. {CK:The} takes the trick, your fifth.</source>
        <extracomment>[trumping] follow, i-am ombre, void, not knows tarock, last, tricks 4, hold CK, wins CK, not led trump, teaches trumping</extracomment>
        <translation>Du har ikke farven, så trumf. {CK:Name} tager stikket, dit femte.</translation>
    </message>
    <message>
        <source>Five tricks: the game is yours. Play the rest as you like.</source>
        <extracomment>[won] i-am ombre, tricks 5+, not over</extracomment>
        <translation>Fem stik: spillet er dit. Læg resten, som du vil.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the dealer&apos;s 5 in the *pool*, the rest from the other two.</source>
        <extracomment>[paid] over, result sacada, gained 1+, teaches payment</extracomment>
        <translation>Du vandt {gained} jetoner: kortgiverens 5 i *puljen*, resten fra de to andre.</translation>
    </message>
    <message>
        <source>Somebody has as many tricks as you. The Ombre must have more than either, and pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>En anden har lige så mange stik som du: bet. Spilføreren skal have flest, ellers betaler han.</translation>
    </message>
    <message>
        <source>One of them has more tricks than you, so you pay. Another try costs nothing.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>En af dem har flere stik end du, så du betaler. Et nyt forsøg koster intet.</translation>
    </message>
    <message>
        <source>All have passed, so nobody plays. A hand like this is worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle passede, så ingen spiller. En hånd som denne er værd at melde på.</translation>
    </message>
    <message>
        <source>This hand is good: {SA:the}, two kings. It wins more often than not.</source>
        <extracomment>[weak] bid, chose pass, hold SA</extracomment>
        <translation>Hånden er god: {SA}, to konger. Den vinder oftere, end den taber.</translation>
    </message>
    <message>
        <source>That suit gives you fewer trumps. {C:Name} would give you four.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D, hold SA CK C6 C2</extracomment>
        <translation>Den farve giver dig færre trumfer. {C:Name} giver dig fire.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Du er ved at smide en konge. Konger tager stik: behold dem.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Du er ved at smide en trumf. Enhver trumf kan tage et stik: behold den.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, is still out and would take {CK:the}.</source>
        <extracomment>[led-king] lead, chose CK, hold CK, out CA, trump C</extracomment>
        <translation>Basta, {CA}, er stadig ude og ville tage {CK}.</translation>
    </message>
    <message>
        <source>{CQ:The} is out and beats {C6:the}. Lead a trump nobody beats.</source>
        <extracomment>[small-trump] lead, i-am ombre, chose C6, out CQ, trump C</extracomment>
        <translation>{CQ:Name} er ude og slår {C6}. Spil en trumf, som intet slår.</translation>
    </message>
    <message>
        <source>You need one more trick. A trump led now may fall to basto: wait with it.</source>
        <extracomment>[no-trump] lead, i-am ombre, chose trump, out CA, tricks 4</extracomment>
        <translation>Du mangler ét stik. En trumf nu kan falde for basta: vent med den.</translation>
    </message>
    <message>
        <source>Trump it: {CK:the} beats everything on the table.</source>
        <extracomment>[trump-it] follow, void, chose plain, tricks 4, hold CK, wins CK</extracomment>
        <translation>Trumf her: {CK} slår alt på bordet.</translation>
    </message>
</context>
<context>
    <name>lessons/five.txt</name>
    <message>
        <source>Five in a row</source>
        <extracomment>Title</extracomment>
        <translation>Fem i træk</translation>
    </message>
    <message>
        <source>Claim your five tricks, or go on for all nine.</source>
        <extracomment>About</extracomment>
        <translation>Vis dine fem stik, eller gå efter alle ni.</translation>
    </message>
    <message>
        <source>On to playing well, a deal for each skill</source>
        <extracomment>Next</extracomment>
        <translation>Videre til godt spil: én giv for hver færdighed</translation>
    </message>
    <message>
        <source>The last of the five: a hand for five tricks in a row.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>Den sidste af de fem: en hånd til fem stik i træk.</translation>
    </message>
    <message>
        <source>The first five tricks are yours. *Claim* and be paid, or go on for all nine, the *vole*.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>De første fem stik er dine. *Tag* gevinsten nu, eller gå efter alle ni, *tout*.</translation>
    </message>
    <message>
        <source>A vole that fails costs much. Claim, unless you see nine sure tricks.</source>
        <extracomment>[risk] question claim_or_vole</extracomment>
        <translation>En mislykket tout koster meget. Tag gevinsten, hvis du ikke kan se ni sikre stik.</translation>
    </message>
    <message>
        <source>The first five tricks are paid as well: *primeras*.</source>
        <extracomment>[primeras] over, i-am ombre, paid-for primeras</extracomment>
        <translation>De første fem stik betales også: *primeras*.</translation>
    </message>
    <message>
        <source>You won {gained} chips. Now you know the rules of a whole game.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Du vandt {gained} jetoner. Nu kender du reglerne for et helt spil.</translation>
    </message>
</context>
<context>
    <name>lessons/five_handed.txt</name>
    <message>
        <source>The secret ally</source>
        <extracomment>Title</extracomment>
        <translation>Den hemmelige makker</translation>
    </message>
    <message>
        <source>You hold the king that was called, and nobody knows.</source>
        <extracomment>About</extracomment>
        <translation>Du har den kaldte konge, og ingen ved det.</translation>
    </message>
    <message>
        <source>Five play, with eight cards each, and nobody changes cards. {left} asks leave.</source>
        <extracomment>[goal] bid, standing ask, hold HK</extracomment>
        <translation>Fem spiller, med otte kort hver, og ingen køber. {left} melder kaldt konge.</translation>
    </message>
    <message>
        <source>You could only bid solo, one against four. This hand is too weak: pass.</source>
        <extracomment>[pass] bid, standing ask</extracomment>
        <translation>Du kan kun melde solo, alene mod fire. Dertil er hånden for svag: pas.</translation>
    </message>
    <message>
        <source>{ombre} called {HK:the}, and you hold it. You are the ally, and nobody knows.</source>
        <extracomment>[called] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>{ombre} har kaldt {HK}, og den har du. Du er makker, og ingen ved det.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Give nothing away.</source>
        <extracomment>[together] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>Sammen skal I have fem af de otte stik. Giv ikke noget væk.</translation>
    </message>
    <message>
        <source>{ombre} is winning, and that counts for both. Throw {D2:the}.</source>
        <extracomment>[leave] follow, i-am ally, winning ombre, void, not led trump, hold D2, trump C</extracomment>
        <translation>{ombre} ligger højest, og stikket tæller for jer begge. Smid {D2}.</translation>
    </message>
    <message>
        <source>Your Ombre draws trumps. Any of yours will do.</source>
        <extracomment>[trumps] follow, i-am ally, winning ombre, led trump, hold C7 C5</extracomment>
        <translation>Spilføreren trækker trumf. Læg den, du vil.</translation>
    </message>
    <message>
        <source>{ombre} leads to you. Take it with {HK:the}: now all know the ally.</source>
        <extracomment>[show] follow, i-am ally, leader ombre, led H, hold HK, wins HK</extracomment>
        <translation>{ombre} spiller op til dig. Tag stikket med {HK}: nu ved alle, hvem makkeren er.</translation>
    </message>
    <message>
        <source>Lead {DK:the}. A king wins while they have the suit.</source>
        <extracomment>[cash] lead, i-am ally, gone HK, hold DK, high DK</extracomment>
        <translation>Spil {DK} ud. En konge vinder, så længe de andre har farven.</translation>
    </message>
    <message>
        <source>{HQ:The} is now the highest of its suit.</source>
        <extracomment>[queen] lead, i-am ally, gone HK DK, hold HQ, high HQ</extracomment>
        <translation>{HQ:Name} er nu farvens højeste.</translation>
    </message>
    <message>
        <source>Your side has five tricks. Two thirds of the pool are the Ombre&apos;s, and one is yours.</source>
        <extracomment>[paid] over, result sacada, i-am ally, gained 1+</extracomment>
        <translation>Jeres side har fem stik. To tredjedele af puljen er spilførerens, en er din.</translation>
    </message>
    <message>
        <source>Four tricks together are a tie. The Ombre pays two thirds, and you pay one.</source>
        <extracomment>[tie] over, result puesta, i-am ally, aside</extracomment>
        <translation>Fire stik tilsammen er uafgjort. Spilføreren betaler to tredjedele, du en.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: codille. The others share the pool, and you two fill it.</source>
        <extracomment>[lost] over, result codille, i-am ally, aside</extracomment>
        <translation>Tre stik eller færre: kodille. De andre deler puljen, og I to fylder den op.</translation>
    </message>
    <message>
        <source>You play solo: five tricks against four players.</source>
        <extracomment>[alone] follow, i-am ombre, aside</extracomment>
        <translation>Du spiller solo: fem stik mod fire spillere.</translation>
    </message>
    <message>
        <source>Alone against four, this hand wins hardly ever. Pass.</source>
        <extracomment>[too-weak] bid, chose solo</extracomment>
        <translation>Alene mod fire vinder den hånd næsten aldrig. Pas.</translation>
    </message>
    <message>
        <source>Take the trick, since your side needs five.</source>
        <extracomment>[king-kept] follow, chose H3</extracomment>
        <translation>Tag stikket: jeres side skal have fem.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king-thrown] follow, chose HK|DK, not led H, not led D</extracomment>
        <translation>Du er ved at smide en konge. Konger tager stik: behold den.</translation>
    </message>
</context>
<context>
    <name>lessons/four_handed.txt</name>
    <message>
        <source>The fourth takes the talon</source>
        <extracomment>Title</extracomment>
        <translation>Den fjerde tager talonen</translation>
    </message>
    <message>
        <source>All three have passed, and you play alone with what is left.</source>
        <extracomment>About</extracomment>
        <translation>Alle tre har passet, og du spiller alene med resten.</translation>
    </message>
    <message>
        <source>You sat out, and all three passed. So the talon is yours: play alone with it.</source>
        <extracomment>[talon] throw, cards 13, hold SA H7 HA</extracomment>
        <translation>Du sad over, og alle tre passede. Så er talonen din: spil alene med den.</translation>
    </message>
    <message>
        <source>Throw four. Keep all {H}, {SA:the}, {SK:the} and {DK:the}.</source>
        <extracomment>[keep] throw, cards 13, hold SK DK HA H7 SA, keeps SK DK HA H7 SA</extracomment>
        <translation>Smid fire. Behold alle {H}, {SA}, {SK} og {DK}.</translation>
    </message>
    <message>
        <source>Name {H}. The three cannot change cards, since nothing is left to draw.</source>
        <extracomment>[name] name-trump, hold SA H7 HA</extracomment>
        <translation>Vælg {H}. De tre kan ikke købe, for der er intet tilbage.</translation>
    </message>
    <message>
        <source>You need more tricks than each of the three. Three may do, if each has two.</source>
        <extracomment>[goal] follow, i-am ombre, tricks 0, trump H</extracomment>
        <translation>Du skal have flere stik end hver af de tre. Tre er nok, hvis de har to hver.</translation>
    </message>
    <message>
        <source>You threw that suit away. Trump low, with {H6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led C, tricks 0, hold H6, wins H6</extracomment>
        <translation>Den farve har du smidt. Trumf lavt, med {H6}.</translation>
    </message>
    <message>
        <source>Draw trumps: {SA:the} takes one from each who has one.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Træk trumf: {SA} tager én fra hver, der har en.</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Så {H7}: intet slår den nu.</translation>
    </message>
    <message>
        <source>Basto is gone, so {HA:the} is high.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone SA H7, hold HA, high HA</extracomment>
        <translation>Basta er væk, så {HA} er højest.</translation>
    </message>
    <message>
        <source>Now {SK:the}. A king wins while they have the suit.</source>
        <extracomment>[king] lead, i-am ombre, trump H, gone HA, hold SK, high SK</extracomment>
        <translation>Nu {SK}. En konge vinder, så længe de har farven.</translation>
    </message>
    <message>
        <source>The first five are yours: claim. A failed vole costs 30 chips to each of the three.</source>
        <extracomment>[claim] question claim_or_vole, i-am ombre, teaches claiming</extracomment>
        <translation>De første fem er dine: tag gevinsten. En mislykket tout koster 30 jetoner til hver.</translation>
    </message>
    <message>
        <source>You won {gained} chips. Three pay here, where two pay in Renegado.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Du vandt {gained} jetoner. Her betaler tre, i Renegado kun to.</translation>
    </message>
    <message>
        <source>All nine tricks! That is paid by three.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Alle ni stik! Det betaler alle tre for.</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Claim unless you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Ét stik gik tabt, og det koster meget. Tag gevinsten, hvis du ikke ser ni.</translation>
    </message>
    <message>
        <source>Another took as many as you, or more. You pay for all four players.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>En anden tog lige så mange som du, eller flere. Du betaler for alle fire.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Du er ved at smide en konge. Konger tager stik: behold dem.</translation>
    </message>
    <message>
        <source>You would throw one of your best trumps away.</source>
        <extracomment>[matador-thrown] throw, chose SA|H7|HA</extracomment>
        <translation>Du er ved at smide en af dine bedste trumfer.</translation>
    </message>
    <message>
        <source>Only with {H} are your long suit and the three high trumps together.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Kun i {H} har du både din lange farve og de tre høje trumfer.</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose H4|H6</extracomment>
        <translation>En lav trumf giver udspillet væk. Begynd med den bedste.</translation>
    </message>
    <message>
        <source>That card loses. Draw their trumps first.</source>
        <extracomment>[plain] lead, chose SJ|D2</extracomment>
        <translation>Det kort taber. Træk først deres trumfer.</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>Ikke alle dine kort er sikre. Tag gevinsten.</translation>
    </message>
</context>
<context>
    <name>lessons/fourth.txt</name>
    <message>
        <source>Who takes the fourth</source>
        <extracomment>Title</extracomment>
        <translation>Hvem tager det fjerde?</translation>
    </message>
    <message>
        <source>In defence one of you must take four tricks.</source>
        <extracomment>About</extracomment>
        <translation>Som modspillere skal en af jer tage fire stik.</translation>
    </message>
    <message>
        <source>One matador, {CA:the}, and a king: too little to play alone. Pass.</source>
        <extracomment>[pass] bid, standing nothing, hold CA DK, keeps CA</extracomment>
        <translation>Én matador, {CA}, og en konge: for lidt til at spille alene. Pas.</translation>
    </message>
    <message>
        <source>Keep {DK:the}, {DJ:the} and your trumps. Throw the rest.</source>
        <extracomment>[throw] throw, i-am defender, trump H, hold DK DJ, keeps DK DJ</extracomment>
        <translation>Behold {DK}, {DJ} og dine trumfer. Smid resten.</translation>
    </message>
    <message>
        <source>Two kings: lead them while the Ombre still has their suits. First {DK:the}.</source>
        <extracomment>[kings] lead, i-am defender, trump H, hold DK CK</extracomment>
        <translation>To konger: spil dem, mens spilføreren endnu har farverne. Først {DK}.</translation>
    </message>
    <message>
        <source>The second king, {CK:the}, before the Ombre runs out of {C}.</source>
        <extracomment>[second] lead, i-am defender, trump H, hold CK, gone DK</extracomment>
        <translation>Så den anden konge, {CK}, før spilføreren løber tør for {C}.</translation>
    </message>
    <message>
        <source>Now {S6:the}, which costs nothing. The trumps wait for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, trump H, gone DK CK, hold CA HJ S6, keeps CA HJ</extracomment>
        <translation>Nu {S6}, som ikke koster noget. Trumferne venter på spilføreren.</translation>
    </message>
    <message>
        <source>Three tricks for one of you and two for the other are not enough. One must take four.</source>
        <extracomment>[split] follow, i-am defender, tricks 2, partner-tricks 1, ombre-tricks 0, teaches defending</extracomment>
        <translation>Tre stik til den ene og to til den anden er ikke nok. Én skal have fire.</translation>
    </message>
    <message>
        <source>The Ombre draws trumps. Give the low ones, and keep {CA:the}.</source>
        <extracomment>[low] follow, i-am defender, led trump, leader ombre, hold CA HJ H3, keeps CA HJ</extracomment>
        <translation>Spilføreren trækker trumf. Læg dine lave trumfer, og behold {CA}.</translation>
    </message>
    <message>
        <source>The Ombre has three. {HJ:The} is enough here; {CA:the} can take another.</source>
        <extracomment>[enough] follow, i-am defender, led trump, leader ombre, ombre-tricks 3, hold HJ CA, wins HJ, keeps CA</extracomment>
        <translation>Spilføreren har tre. {HJ:Name} er nok her; {CA} kan tage et til.</translation>
    </message>
    <message>
        <source>A fourth trick makes a tie. Keep {CA:the} until the Ombre comes.</source>
        <extracomment>[last] lead, i-am defender, tricks 3, ombre-tricks 3, hold CA, keeps CA</extracomment>
        <translation>Et fjerde stik gør det uafgjort. Behold {CA}, til spilføreren spiller trumf ud.</translation>
    </message>
    <message>
        <source>Four each, a tie: the Ombre pays, because one of you two took four.</source>
        <extracomment>[made] over, result puesta, i-am defender, tricks 4, ombre-tricks 4</extracomment>
        <translation>Fire hver, uafgjort: spilføreren betaler, fordi en af jer to tog fire.</translation>
    </message>
    <message>
        <source>A tie all the same: the Ombre pays.</source>
        <extracomment>[partner-made] over, result puesta, i-am defender, tricks 3-, aside</extracomment>
        <translation>Uafgjort alligevel: spilføreren betaler.</translation>
    </message>
    <message>
        <source>One of you took more than the Ombre. That is codille, better still.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>En af jer tog flere stik end spilføreren. Det er kodille, endnu bedre.</translation>
    </message>
    <message>
        <source>The Ombre won with four, since you two were split three and two.</source>
        <extracomment>[split-up] over, result sacada, i-am defender, ombre-tricks 4, aside</extracomment>
        <translation>Spilføreren vandt med fire, fordi jeres fem blev delt, tre og to.</translation>
    </message>
    <message>
        <source>The Ombre won. Two kings and basto can be four tricks with a little help.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, ombre-tricks 5+, aside</extracomment>
        <translation>Spilføreren vandt. To konger og basta kan blive fire stik med lidt hjælp.</translation>
    </message>
    <message>
        <source>Too little to play alone: you would pay more often than win. Pass.</source>
        <extracomment>[too-bold] bid, chose entrada|vuelta|solo</extracomment>
        <translation>For lidt til at spille alene: du ville betale oftere end vinde. Pas.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it for the Ombre.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>Du er ved at smide en trumf. Behold den til spilføreren.</translation>
    </message>
    <message>
        <source>Keep {CA:the}: it will take a trick when the Ombre needs one.</source>
        <extracomment>[basto-early] i-am defender, chose CA, hold CA, keeps CA</extracomment>
        <translation>Behold {CA}: det tager et stik, når spilføreren mangler et.</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[trump-led] lead, i-am defender, chose trump</extracomment>
        <translation>Behold dine trumfer, til spilføreren spiller ud. Spil en anden farve.</translation>
    </message>
    <message>
        <source>{HJ:The} does not win here. Give a lower one.</source>
        <extracomment>[for-nothing] follow, i-am defender, led trump, chose HJ, hold HJ, not wins HJ, keeps HJ</extracomment>
        <translation>{HJ:Name} vinder ikke her. Læg et lavere kort.</translation>
    </message>
</context>
<context>
    <name>lessons/french.txt</name>
    <message>
        <source>The French pool</source>
        <extracomment>Title</extracomment>
        <translation>Den franske pulje</translation>
    </message>
    <message>
        <source>Everybody lays two chips, and the winner takes them.</source>
        <extracomment>About</extracomment>
        <translation>Alle lægger to jetoner, og vinderen tager dem.</translation>
    </message>
    <message>
        <source>In French Ombre everybody lays two chips. Whoever plays and wins takes them, and that is all.</source>
        <extracomment>[stakes] bid</extracomment>
        <translation>I fransk ombre lægger hver to jetoner. Den, der spiller og vinder, får dem, og ikke mere.</translation>
    </message>
    <message>
        <source>Bids rise from play to *sans prendre*, without new cards, and to vole. Bid play.</source>
        <extracomment>[bids] bid, standing nothing, hold SA DA D7 SK</extracomment>
        <translation>Meldingerne går fra spil over *sans prendre*, uden nye kort, til tout. Meld spil.</translation>
    </message>
    <message>
        <source>Name {D}: then you have spadille, manille and punto.</source>
        <extracomment>[name] name-trump, hold SA DA D7</extracomment>
        <translation>Vælg {D}: så har du spadille, manille og ponto.</translation>
    </message>
    <message>
        <source>Keep your trumps and {SK:the}. Nobody may give up in this game.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold SK, keeps SK</extracomment>
        <translation>Behold trumferne og {SK}. I dette spil må ingen give op.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}, which nobody beats.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA D7, high SA</extracomment>
        <translation>Træk trumf med {SA}, som intet slår.</translation>
    </message>
    <message>
        <source>{D7:The} next.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, gone SA, hold D7, high D7</extracomment>
        <translation>Så {D7}.</translation>
    </message>
    <message>
        <source>Now the kings, first {SK:the}, while the others have their suits.</source>
        <extracomment>[kings] lead, i-am ombre, trump D, gone D7, hold SK CK, keeps CK</extracomment>
        <translation>Nu kongerne, først {SK}, mens de andre har farverne.</translation>
    </message>
    <message>
        <source>Five tricks: claim, and take the pool. A failed vole costs half of it to each.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>Fem stik: stop her, og tag puljen. En mislykket tout koster en halv pulje til hver.</translation>
    </message>
    <message>
        <source>You won {gained} chips, which is the pool. Matadors and the first five tricks are not paid.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Du vandt {gained} jetoner, hele puljen. Matadorer og de første fem stik betales ikke.</translation>
    </message>
    <message>
        <source>A tie: you pay as much as the pool holds, so it doubles.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Uafgjort: du betaler så meget, som der er i puljen, så den fordobles.</translation>
    </message>
    <message>
        <source>Codille: you pay the winner as much as the pool holds. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Kodille: du betaler vinderen så meget, som der er i puljen. Puljen bliver liggende.</translation>
    </message>
    <message>
        <source>All have passed. The pool stays, and everybody lays two chips more.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle passede. Puljen bliver liggende, og alle lægger to jetoner mere.</translation>
    </message>
    <message>
        <source>With {D} you have three of the best four trumps. That is worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Med {D} har du tre af de fire bedste trumfer. Det er værd at melde.</translation>
    </message>
    <message>
        <source>Your hand wants new cards: bid play.</source>
        <extracomment>[new-cards] bid, chose sans_prendre|vole</extracomment>
        <translation>Hånden trænger til nye kort: meld spil.</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim, and take the pool.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>Ikke alle dine kort er sikre. Stop her, og tag puljen.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Du er ved at smide en konge. Konger tager stik: behold dem.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Du er ved at smide en trumf. Enhver trumf kan tage et stik: behold den.</translation>
    </message>
</context>
<context>
    <name>lessons/german_solo.txt</name>
    <message>
        <source>The called ace</source>
        <extracomment>Title</extracomment>
        <translation>Det kaldte es</translation>
    </message>
    <message>
        <source>Call an ace: its holder is your secret ally.</source>
        <extracomment>About</extracomment>
        <translation>Kald et es: den, der har det, er din hemmelige makker.</translation>
    </message>
    <message>
        <source>One suit is the *couleur*, here {C}. A bid in it is higher, and paid double.</source>
        <extracomment>[couleur] bid, standing frage</extracomment>
        <translation>Én farve er *couleur*, her {C}. En melding i den er højere og betales dobbelt.</translation>
    </message>
    <message>
        <source>Both black queens are always trumps: with {SQ:the} you have five. Bid Frage in couleur.</source>
        <extracomment>[bid] bid, standing frage, hold C7 SQ CK CJ CT</extracomment>
        <translation>Begge sorte damer er altid trumf: med {SQ} har du fem. Meld Frage i couleur.</translation>
    </message>
    <message>
        <source>Call {SA:the}. Its holder is your ally, and does not say so.</source>
        <extracomment>[call] call-card, out SA, hold SJ S9, teaches ace-called</extracomment>
        <translation>Kald {SA}. Den, der har det, er din makker og siger det ikke.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Nobody changes cards.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>Sammen skal I have fem af de otte stik. Ingen køber.</translation>
    </message>
    <message>
        <source>Play {SQ:the}. Above it are only {C7:the} and {CQ:the}.</source>
        <extracomment>[basta] follow, i-am ombre, trump C, led trump, out CQ, hold SQ C7, wins SQ, keeps C7</extracomment>
        <translation>Læg {SQ}. Kun {C7} og {CQ} er højere.</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last. Trump it: {CK:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, led H, void, last, hold CK, wins CK</extracomment>
        <translation>Du har ikke den farve, og du spiller sidst. Trumf: {CK}.</translation>
    </message>
    <message>
        <source>{CQ:The} has gone, so {C7:the} is the best trump. Lead it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone CQ, hold C7, high C7</extracomment>
        <translation>{CQ:Name} er væk, så {C7} er den bedste trumf. Spil den ud.</translation>
    </message>
    <message>
        <source>Lead {S9:the}, in the suit of the ace that you called.</source>
        <extracomment>[ally] lead, i-am ombre, called SA, out SA, gone C7, hold S9 SJ</extracomment>
        <translation>Spil {S9} ud, i samme farve som det es, du kaldte.</translation>
    </message>
    <message>
        <source>Trump this with {CJ:the}.</source>
        <extracomment>[again] follow, i-am ombre, trump C, led D, void, hold CJ, wins CJ</extracomment>
        <translation>Trumf her med {CJ}.</translation>
    </message>
    <message>
        <source>No other trump is left: {CT:the} takes a trick.</source>
        <extracomment>[rest] lead, i-am ombre, trump C, trumps-out 0, hold CT, trumps 1</extracomment>
        <translation>Der er ingen anden trumf tilbage: {CT} tager et stik.</translation>
    </message>
    <message>
        <source>{ally} held the ace, and plays with you.</source>
        <extracomment>[shown] i-am ombre, called SA, gone SA, not over</extracomment>
        <translation>{ally} havde esset og spiller med dig.</translation>
    </message>
    <message>
        <source>Four chips from one opponent; your ally has as many from the other. There is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract frage_couleur, gained 4</extracomment>
        <translation>Fire jetoner fra den ene modstander; din makker får lige så mange fra den anden. Ingen pulje.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 4, aside</extracomment>
        <translation>Du vandt {gained} jetoner.</translation>
    </message>
    <message>
        <source>That is lost, and you pay as much as you would have won.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Det er tabt, og du betaler, hvad du ville have vundet.</translation>
    </message>
    <message>
        <source>You play alone against three.</source>
        <extracomment>[single] i-am ombre, contract solo|solo_couleur|tout|tout_couleur, tricks 0, not over, aside</extracomment>
        <translation>Du spiller alene mod tre.</translation>
    </message>
    <message>
        <source>You hold the called card, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>Du har det kaldte kort og spiller med {ombre}.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, in couleur.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>En anden spillede. Prøv igen, i couleur.</translation>
    </message>
    <message>
        <source>Five trumps and an ally are enough. Bid Frage in couleur.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Fem trumfer og en makker er nok. Meld Frage i couleur.</translation>
    </message>
    <message>
        <source>Alone you need five tricks or more of your own. Call an ally.</source>
        <extracomment>[too-much] bid, chose solo|solo_couleur|tout|tout_couleur</extracomment>
        <translation>Alene skal du selv have fem stik eller flere. Kald en makker.</translation>
    </message>
</context>
<context>
    <name>lessons/hold.txt</name>
    <message>
        <source>To hold a bid</source>
        <extracomment>Title</extracomment>
        <translation>At holde en melding</translation>
    </message>
    <message>
        <source>Entrada, vuelta, solo, and the right to say the same.</source>
        <extracomment>About</extracomment>
        <translation>Entrada, vuelta, solo, og retten til at sige det samme.</translation>
    </message>
    <message>
        <source>The second chosen deal: bids rise, from entrada to *vuelta* and *solo*, for more chips.</source>
        <extracomment>[rise] bid, standing nothing, teaches higher-bid</extracomment>
        <translation>Den anden udvalgte giv: meldingerne stiger fra spil over *tourné* til *solo* og betales stadig bedre.</translation>
    </message>
    <message>
        <source>{right} bids more. You speak earlier, so the same bid is enough: *hold*.</source>
        <extracomment>[over] bid, standing vuelta, may-hold, teaches hold</extracomment>
        <translation>{right} melder højere. Du taler før, så den samme melding er nok: *hold*.</translation>
    </message>
    <message>
        <source>In a vuelta the talon&apos;s next card is turned, and its suit is trump.</source>
        <extracomment>[vuelta] bid, standing vuelta, may-hold</extracomment>
        <translation>I en tourné vendes talonens øverste kort, og dets farve er trumf.</translation>
    </message>
    <message>
        <source>The card turned up is yours, so throw at least one.</source>
        <extracomment>[taken] throw, i-am ombre, contract vuelta</extracomment>
        <translation>Det vendte kort er dit, så smid mindst ét.</translation>
    </message>
    <message>
        <source>Solo is the highest bid: trump is named, but the Ombre changes no card.</source>
        <extracomment>[worse] bid, standing solo, aside</extracomment>
        <translation>Solo er den højeste melding: trumf vælges, men spilføreren køber ikke.</translation>
    </message>
</context>
<context>
    <name>lessons/homme_auvergne.txt</name>
    <message>
        <source>A turned card</source>
        <extracomment>Title</extracomment>
        <translation>Et vendt kort</translation>
    </message>
    <message>
        <source>Take its suit as trump, and you are the Man.</source>
        <extracomment>About</extracomment>
        <translation>Tag dens farve som trumf, og du er Manden.</translation>
    </message>
    <message>
        <source>A card is turned. Whoever says play takes its suit as trump, and is the *Man*.</source>
        <extracomment>[goal] question be_man</extracomment>
        <translation>Et kort vendes. Den, der siger spil, tager dets farve som trumf og er *Manden*.</translation>
    </message>
    <message>
        <source>The Man needs the most of five tricks. You have no {S}, so pass.</source>
        <extracomment>[pass] question be_man, offered S, hold HK HQ</extracomment>
        <translation>Manden skal have flest af fem stik. Du har ingen {S}, så pas.</translation>
    </message>
    <message>
        <source>{right} showed {SK:the}: the turned suit&apos;s king is a point at once.</source>
        <extracomment>[shown] question be_man, offered S, out SK, keeps SK</extracomment>
        <translation>{right} viste {SK}: kongen i den vendte farve giver straks et point.</translation>
    </message>
    <message>
        <source>The turned card is of your suit. Show {HK:the}, and have a point.</source>
        <extracomment>[show] question show_king, offered H, hold HK</extracomment>
        <translation>Det vendte kort er i din farve. Vis {HK}, og få et point.</translation>
    </message>
    <message>
        <source>With these three trumps you take the most tricks: play.</source>
        <extracomment>[play] question be_man, offered H, hold HK HQ H9</extracomment>
        <translation>Med de tre trumfer tager du flest stik: spil.</translation>
    </message>
    <message>
        <source>In every suit it goes king, queen, jack, ace, ten. Give {D9:the}.</source>
        <extracomment>[order] follow, i-am ombre, led D, hold D9 DA, lies DK</extracomment>
        <translation>I alle farver går det konge, dame, knægt, es, ti. Læg {D9}.</translation>
    </message>
    <message>
        <source>You have none of that suit. Here you must trump if you can.</source>
        <extracomment>[must] follow, i-am ombre, void, led S, trump H, trumps 1+</extracomment>
        <translation>Den farve har du ikke. Her skal du trumfe, hvis du kan.</translation>
    </message>
    <message>
        <source>{SK:The} scored a point. Take it with {H9:the}: the point is yours.</source>
        <extracomment>[capture] follow, i-am ombre, led S, lies SK, last, hold H9, wins H9, keeps SK</extracomment>
        <translation>{SK:Name} gav et point. Tag den med {H9}: så er pointet dit.</translation>
    </message>
    <message>
        <source>Draw trumps with {HK:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold HK, high HK</extracomment>
        <translation>Træk trumf med {HK}.</translation>
    </message>
    <message>
        <source>{HQ:The} next: nothing beats it now.</source>
        <extracomment>[next] lead, i-am ombre, trump H, gone HK, hold HQ, high HQ</extracomment>
        <translation>Så {HQ}: intet slår den nu.</translation>
    </message>
    <message>
        <source>Three of five: nobody can have more.</source>
        <extracomment>[three] i-am ombre, tricks 3+, not over</extracomment>
        <translation>Tre af fem: så mange kan ingen af de andre få.</translation>
    </message>
    <message>
        <source>Three points: for your king, for theirs, and for the Man. Five win the game.</source>
        <extracomment>[paid] over, result man_wins, i-am ombre, gained 3</extracomment>
        <translation>Tre point: for din konge, for deres og for Manden. Fem vinder spillet.</translation>
    </message>
    <message>
        <source>The Man won. Five points win the game.</source>
        <extracomment>[paid-less] over, result man_wins, i-am ombre, not gained 3, aside</extracomment>
        <translation>Manden vandt. Fem point vinder spillet.</translation>
    </message>
    <message>
        <source>The Man lost: one point less for you, one more for each other.</source>
        <extracomment>[lost] over, result man_loses, i-am ombre, aside</extracomment>
        <translation>Manden tabte: ét point mindre til dig, ét mere til hver af de andre.</translation>
    </message>
    <message>
        <source>Somebody else was the Man. Wait for {H}, then play.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>En anden var Manden. Vent på {H}, og spil så.</translation>
    </message>
    <message>
        <source>Nobody played, so the deal is void.</source>
        <extracomment>[nothing] over, i-am nobody, aside</extracomment>
        <translation>Ingen spillede, så given gælder ikke.</translation>
    </message>
    <message>
        <source>You have no {S}. Without trumps the Man loses.</source>
        <extracomment>[too-weak] question be_man, offered S, chose play</extracomment>
        <translation>Du har ingen {S}. Uden trumf taber Manden.</translation>
    </message>
    <message>
        <source>Three trumps, with the best two: play.</source>
        <extracomment>[missed] question be_man, offered H, chose pass</extracomment>
        <translation>Tre trumfer, heriblandt de to bedste: spil.</translation>
    </message>
    <message>
        <source>Showing it costs nothing, and is a point.</source>
        <extracomment>[kept] question show_king, chose keep</extracomment>
        <translation>At vise den koster intet og giver et point.</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre.txt</name>
    <message>
        <source>The duel</source>
        <extracomment>Title</extracomment>
        <translation>Duellen</translation>
    </message>
    <message>
        <source>Two bid against each other; the one who is left meets the third.</source>
        <extracomment>About</extracomment>
        <translation>To melder mod hinanden; den, der er tilbage, møder den tredje.</translation>
    </message>
    <message>
        <source>In L’Hombre two bid against each other. The one who is left meets the third.</source>
        <extracomment>[duel] bid, standing nothing, teaches duel</extracomment>
        <translation>I l’hombre melder to mod hinanden. Den, der er tilbage, møder den tredje.</translation>
    </message>
    <message>
        <source>Begin low, with *spil*: you name the trump, and exchange.</source>
        <extracomment>[spil] bid, standing nothing, hold SA SQ SJ CK DK</extracomment>
        <translation>Begynd lavt, med *spil*: du vælger trumf og køber.</translation>
    </message>
    <message>
        <source>Somebody bids higher. You spoke first, so a game just as high is enough.</source>
        <extracomment>[held] bid, standing kobe_nolo, may-hold</extracomment>
        <translation>En anden melder højere. Du talte først, så et spil, der er lige så højt, er nok.</translation>
    </message>
    <message>
        <source>Hold with tourné. {SA:The} and two kings are good, whatever suit is turned.</source>
        <extracomment>[hold] bid, standing kobe_nolo, hold SA CK DK, keeps SA</extracomment>
        <translation>Hold med tourné. {SA:Name} og to konger er gode, hvad der end vendes.</translation>
    </message>
    <message>
        <source>{S4:The} is turned: {S} are trumps. It counts as the first card you draw.</source>
        <extracomment>[turned] throw, i-am ombre, trump S, out S4, teaches buying</extracomment>
        <translation>{S4:Name} er vendt: {S} er trumf. Kortet er det første, du køber.</translation>
    </message>
    <message>
        <source>You must draw one more at least. Throw {H2:the} and {D2:the}.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold H2 D2</extracomment>
        <translation>Du skal købe mindst ét til. Smid {H2} og {D2}.</translation>
    </message>
    <message>
        <source>Here you could throw the hand in, for the price of a tie. Yours is good: play.</source>
        <extracomment>[strong] question throw_in, trump S</extracomment>
        <translation>Her kunne du smide spillet og betale bet. Din hånd er god: spil.</translation>
    </message>
    <message>
        <source>Draw trumps with {SQ:the}. Keep {SA:the}, the best of all.</source>
        <extracomment>[draw] lead, i-am ombre, trump S, tricks 0, hold SA SQ, keeps SA</extracomment>
        <translation>Træk trumf med {SQ}. Behold {SA}, det bedste af alle.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {S5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, led H, void, hold S5, wins S5</extracomment>
        <translation>Du har ikke den farve. Trumf: {S5}.</translation>
    </message>
    <message>
        <source>Play a king, while they have its suit: {CK:the}.</source>
        <extracomment>[king] lead, i-am ombre, tricks 1+, hold CK, high CK</extracomment>
        <translation>Spil en konge, mens de har farven: {CK}.</translation>
    </message>
    <message>
        <source>And the other: {DK:the}.</source>
        <extracomment>[king-too] lead, i-am ombre, gone CK, hold DK, high DK</extracomment>
        <translation>Og den anden: {DK}.</translation>
    </message>
    <message>
        <source>Now keep your trumps. Lead {C5:the}, and let them come to you.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, gone CK DK, hold C5 SA, trumps 3+, keeps SA</extracomment>
        <translation>Behold nu dine trumfer. Spil {C5} ud, og lad de andre komme til dig.</translation>
    </message>
    <message>
        <source>Trump this one with {SJ:the}.</source>
        <extracomment>[page] follow, i-am ombre, trump S, led H, void, gone S5, hold SJ, wins SJ</extracomment>
        <translation>Trumf dette med {SJ}.</translation>
    </message>
    <message>
        <source>{SA:The} is your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump S, tricks 4, hold SA</extracomment>
        <translation>{SA:Name} er dit femte stik.</translation>
    </message>
    <message>
        <source>Each opponent pays two chips for a tourné. There is no pool, and {right} sat out.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract tourne, gained 4, teaches union-prices</extracomment>
        <translation>Hver modspiller betaler to jetoner for en tourné. Der er ingen pulje, og {right} sad over.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract tourne, aside</extracomment>
        <translation>Du vandt {gained} jetoner.</translation>
    </message>
    <message>
        <source>No more tricks than the better of them: a tie. You pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract tourne, teaches kruk, aside</extracomment>
        <translation>Ikke flere stik end den bedste af dem: bet. Du betaler to jetoner til hver.</translation>
    </message>
    <message>
        <source>One of them has more tricks: *kruk*. You pay three chips to each.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract tourne, aside</extracomment>
        <translation>En af dem har flere stik: *kruk*. Du betaler tre jetoner til hver.</translation>
    </message>
    <message>
        <source>A hand thrown in costs as much as a tie.</source>
        <extracomment>[thrown-in] over, result surrender, i-am ombre, aside</extracomment>
        <translation>At smide spillet koster det samme som en bet.</translation>
    </message>
    <message>
        <source>That was played for the *tout*, all nine tricks.</source>
        <extracomment>[tout] over, result vole|failed_vole, aside</extracomment>
        <translation>Der blev spillet om *tout*, alle ni stik.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and hold.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>En anden spillede. Prøv igen, og hold.</translation>
    </message>
    <message>
        <source>All have passed, and nobody pays.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle passede, og ingen betaler.</translation>
    </message>
    <message>
        <source>Three high {S} and two kings are enough for spil.</source>
        <extracomment>[pass] bid, standing nothing, chose pass</extracomment>
        <translation>Tre høje {S} og to konger er nok til et spil.</translation>
    </message>
    <message>
        <source>You may hold, since you spoke first. Tourné is as high.</source>
        <extracomment>[give-way] bid, standing kobe_nolo, chose pass</extracomment>
        <translation>Du må holde, for du talte først. Tourné er lige så høj.</translation>
    </message>
    <message>
        <source>A nolo loses every trick. Your kings would win some.</source>
        <extracomment>[no-loser] bid, chose kobe_nolo|ren_nolo|ouvert</extracomment>
        <translation>I en nolo skal alle stik tabes. Dine konger ville tage nogle.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Let the talon help you.</source>
        <extracomment>[no-exchange] bid, chose solo</extracomment>
        <translation>I en solo køber du ikke. Lad talonen hjælpe dig.</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Konger tager stik: behold dem.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Behold dine trumfer. Smid lave kort af de andre farver.</translation>
    </message>
    <message>
        <source>That costs two chips to each. You have five trumps and two kings: play.</source>
        <extracomment>[given-up] question throw_in, chose throw_in</extracomment>
        <translation>Det koster to jetoner til hver. Du har fem trumfer og to konger: spil.</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre_nolo.txt</name>
    <message>
        <source>No trick at all</source>
        <extracomment>Title</extracomment>
        <translation>Slet ingen stik</translation>
    </message>
    <message>
        <source>A nolo has no trumps, and you must take nothing.</source>
        <extracomment>About</extracomment>
        <translation>En nolo har ingen trumf, og du må ikke tage et eneste stik.</translation>
    </message>
    <message>
        <source>A *nolo* is a game without trumps, in which you must take no trick.</source>
        <extracomment>[nolo] bid, standing spil</extracomment>
        <translation>En *nolo* er et spil uden trumf, hvor du ikke må tage et eneste stik.</translation>
    </message>
    <message>
        <source>You have low cards in the suits you hold. Bid købe-nolo: you alone exchange.</source>
        <extracomment>[bid] bid, standing spil, hold SA S3 H7 H5</extracomment>
        <translation>Du har lave kort i dine farver. Meld købe-nolo: kun du køber.</translation>
    </message>
    <message>
        <source>Nothing is trump now. The black aces are the lowest of their suits, like the red sevens.</source>
        <extracomment>[order] throw, contract kobe_nolo, teaches no-trick</extracomment>
        <translation>Nu er intet trumf. De sorte esser er lavest i deres farver, ligesom de røde syvere.</translation>
    </message>
    <message>
        <source>Throw what would win a trick: {CQ:the} and {HQ:the}.</source>
        <extracomment>[throw] throw, contract kobe_nolo, hold CQ HQ</extracomment>
        <translation>Smid det, der ville tage stik: {CQ} og {HQ}.</translation>
    </message>
    <message>
        <source>One trick is a tie here. Two or more are lost.</source>
        <extracomment>[prices] follow, i-am ombre, contract kobe_nolo, tricks 0, cards 9, teaches kruk</extracomment>
        <translation>Ét stik er bet her. To eller flere er kruk.</translation>
    </message>
    <message>
        <source>You have none of that suit. Get rid of a high card: {DJ:the}.</source>
        <extracomment>[away] follow, i-am ombre, contract kobe_nolo, void, led C, hold DJ</extracomment>
        <translation>Du har ikke den farve. Kom af med et højt kort: {DJ}.</translation>
    </message>
    <message>
        <source>{SA:The}, elsewhere the best trump, is the lowest of its suit. Play it.</source>
        <extracomment>[ace] follow, i-am ombre, contract kobe_nolo, led S, hold SA, not wins SA</extracomment>
        <translation>{SA:Name}, som ellers er den bedste trumf, er her farvens laveste. Læg det.</translation>
    </message>
    <message>
        <source>{H7:The} is below every other card of its suit.</source>
        <extracomment>[seven] follow, i-am ombre, contract kobe_nolo, led H, hold H7, not wins H7</extracomment>
        <translation>{H7:Name} ligger under alle andre kort i farven.</translation>
    </message>
    <message>
        <source>Stay below the winning card, with {H5:the}.</source>
        <extracomment>[below] follow, i-am ombre, contract kobe_nolo, led H, gone H7, hold H5, not wins H5</extracomment>
        <translation>Bliv under stikkets højeste kort, med {H5}.</translation>
    </message>
    <message>
        <source>No trick at all. Each opponent pays two chips, since there is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract kobe_nolo, gained 4, teaches union-prices</extracomment>
        <translation>Ikke et eneste stik. Hver modspiller betaler to jetoner, for der er ingen pulje.</translation>
    </message>
    <message>
        <source>One trick is a tie, *bet*: you pay two chips to each.</source>
        <extracomment>[one] over, result puesta, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>Ét stik i en nolo er *bet*: du betaler to jetoner til hver.</translation>
    </message>
    <message>
        <source>Two tricks or more: you pay three chips to each.</source>
        <extracomment>[two] over, result codille, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>To stik eller flere er kruk: du betaler tre jetoner til hver.</translation>
    </message>
    <message>
        <source>That was another game. Try it again, with købe-nolo.</source>
        <extracomment>[other-game] over, i-am ombre, not contract kobe_nolo, aside</extracomment>
        <translation>Det var et andet spil. Prøv igen, med købe-nolo.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, with købe-nolo.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>En anden spillede. Prøv igen, med købe-nolo.</translation>
    </message>
    <message>
        <source>Low cards are a strength here. Bid købe-nolo.</source>
        <extracomment>[pass] bid, standing spil, chose pass</extracomment>
        <translation>Lave kort er en styrke her. Meld købe-nolo.</translation>
    </message>
    <message>
        <source>You want to throw your two high cards first, and that needs an exchange.</source>
        <extracomment>[pure] bid, chose ren_nolo|ouvert</extracomment>
        <translation>Du vil først af med dine to høje kort, og det kræver et køb.</translation>
    </message>
    <message>
        <source>Only {SA:the} would win tricks here. Your hand is better at losing.</source>
        <extracomment>[trumps] bid, chose bedre|tourne|solo, hold SA</extracomment>
        <translation>Kun {SA} ville tage stik her. Din hånd er bedre til at tabe med.</translation>
    </message>
    <message>
        <source>Your two high cards would win tricks. Throw them.</source>
        <extracomment>[kept-queen] throw, contract kobe_nolo, not chose CQ, not chose king</extracomment>
        <translation>Dine to høje kort ville tage stik. Smid dem.</translation>
    </message>
    <message>
        <source>{DJ:The} is the card that would win a trick. Throw it now.</source>
        <extracomment>[kept-jack] follow, contract kobe_nolo, void, led C, hold DJ, chose S7|S6|S3|SA|H4|H5|H7|D6</extracomment>
        <translation>{DJ:Name} er det kort, der ville tage et stik. Kom af med det nu.</translation>
    </message>
    <message>
        <source>That card wins the trick. Stay below.</source>
        <extracomment>[too-high] follow, contract kobe_nolo, led S, chose S7|S6, wins S6</extracomment>
        <translation>Det kort tager stikket. Bliv under.</translation>
    </message>
</context>
<context>
    <name>lessons/matador.txt</name>
    <message>
        <source>A matador withheld</source>
        <extracomment>Title</extracomment>
        <translation>En matador holdt tilbage</translation>
    </message>
    <message>
        <source>The three best trumps need not fall to a lower one.</source>
        <extracomment>About</extracomment>
        <translation>De tre bedste trumfer skal ikke falde for en lavere.</translation>
    </message>
    <message>
        <source>The third chosen deal is about the three best trumps.</source>
        <extracomment>[chosen] bid, standing nothing</extracomment>
        <translation>Den tredje udvalgte giv handler om de tre bedste trumfer.</translation>
    </message>
    <message>
        <source>Spadille, manille and basto are *matadors*. A lower trump does not force {CA:the} out.</source>
        <extracomment>[withheld] follow, led trump, withheld CA, hold CA, keeps CA, teaches withheld</extracomment>
        <translation>Spadille, manille og basta er *matadorer*. En lavere trumf tvinger ikke {CA} frem.</translation>
    </message>
    <message>
        <source>You may keep it, and give any card.</source>
        <extracomment>[keep] follow, led trump, withheld CA, hold CA, keeps CA</extracomment>
        <translation>Du må holde det kort tilbage og lægge et hvilket som helst andet.</translation>
    </message>
</context>
<context>
    <name>lessons/pokerwiner.txt</name>
    <message>
        <source>Two bids only</source>
        <extracomment>Title</extracomment>
        <translation>Kun to meldinger</translation>
    </message>
    <message>
        <source>Play with an exchange, or higher, without one.</source>
        <extracomment>About</extracomment>
        <translation>Spil med bytning, eller højere: uden.</translation>
    </message>
    <message>
        <source>There are only two bids: play, and no exchange. {left} has bid play.</source>
        <extracomment>[bids] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>Der er kun to meldinger: spil og uden køb. {left} har meldt spil.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps. Bid no exchange: it goes over play, and each pays 15.</source>
        <extracomment>[higher] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>Med {H} har du seks trumfer. Meld uden køb: det går over spil, og hver betaler 15.</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, hold HA HK HQ H7</extracomment>
        <translation>Vælg {H}. Nu køber de andre, men ikke du.</translation>
    </message>
    <message>
        <source>The dealer may look at what is left. Then all may see it, so leave it.</source>
        <extracomment>[talon] question show_talon, i-am ombre</extracomment>
        <translation>Kortgiveren må se resten af talonen, men så må alle. Lad den ligge.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump low, with {H3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H3, wins H3</extracomment>
        <translation>Du har ikke den farve. Trumf lavt, med {H3}.</translation>
    </message>
    <message>
        <source>First {CK:the}, while they still have that suit. Your trumps can wait.</source>
        <extracomment>[side] lead, i-am ombre, trump H, hold CK, high CK, teaches leading</extracomment>
        <translation>Først {CK}, mens de endnu har farven. Dine trumfer kan vente.</translation>
    </message>
    <message>
        <source>Lead a card that must be lost: {S7:the}. Two matadors are still out.</source>
        <extracomment>[lose] lead, i-am ombre, trump H, hold S7 S3, gone CK, out SA CA, keeps SA CA S3</extracomment>
        <translation>Spil et kort, du alligevel taber: {S7}. To matadorer er stadig ude.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give {S3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump H, hold S3, void, not can-win</extracomment>
        <translation>Dette stik får du ikke: læg {S3}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>Det var femte stik, og spillet er vundet.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, and 15 from each. For play each would have paid 5.</source>
        <extracomment>[paid] over, result sacada, contract no_exchange, gained 1+, i-am ombre</extracomment>
        <translation>Du vandt {gained} jetoner: puljen og 15 fra hver. Et spil havde kun givet 5 fra hver.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Det gik ikke. Et nyt forsøg koster intet.</translation>
    </message>
    <message>
        <source>You let {ombre} play. Now you defend, as in Renegado.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>Du lader {ombre} spille. Nu spiller du imod, som i Renegado.</translation>
    </message>
    <message>
        <source>This hand wins nearly nine times in ten without new cards. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Den hånd vinder næsten ni gange ud af ti uden nye kort. Pas ikke.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Med {H} har du seks trumfer.</translation>
    </message>
    <message>
        <source>A low trump gives the trick away. You need it to trump with.</source>
        <extracomment>[low] lead, chose H2|H3</extracomment>
        <translation>En lav trumf giver stikket væk. Du skal bruge den til at trumfe med.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king] follow, chose CK</extracomment>
        <translation>Du er ved at smide en konge. Konger tager stik: behold den.</translation>
    </message>
</context>
<context>
    <name>lessons/puesta.txt</name>
    <message>
        <source>The pool grows</source>
        <extracomment>Title</extracomment>
        <translation>Puljen vokser</translation>
    </message>
    <message>
        <source>In a tie the Ombre pays into the pool.</source>
        <extracomment>About</extracomment>
        <translation>Ved lige betaler spilføreren til puljen.</translation>
    </message>
    <message>
        <source>The fourth chosen deal: a good hand, and who knows how it ends.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>Den fjerde udvalgte giv: en god hånd, og hvem ved, hvordan det ender.</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, and so has one of them. That is a tie, *puesta*: the Ombre pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, tricks 4, teaches puesta</extracomment>
        <translation>Du har {tricks} stik, og det har en af dem også. Det er uafgjort, *bet*: spilføreren betaler.</translation>
    </message>
    <message>
        <source>You have no more tricks than each of them. That is *puesta*: the Ombre pays.</source>
        <extracomment>[fewer] over, result puesta, i-am ombre, not tricks 4, aside</extracomment>
        <translation>Du har ikke flere stik end hver af dem. Det er *bet*: spilføreren betaler.</translation>
    </message>
    <message>
        <source>Your {paid} chips go into the pool, for whoever wins it later.</source>
        <extracomment>[pool] over, result puesta, i-am ombre, paid 1+</extracomment>
        <translation>Dine {paid} jetoner går i puljen, til den, der senere vinder den.</translation>
    </message>
    <message>
        <source>You won after all. With a tie you would have paid into the pool.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>Du vandt alligevel. Ved uafgjort havde du betalt til puljen.</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille.txt</name>
    <message>
        <source>A king is called</source>
        <extracomment>Title</extracomment>
        <translation>En konge kaldes</translation>
    </message>
    <message>
        <source>Name a king: whoever holds it plays with you.</source>
        <extracomment>About</extracomment>
        <translation>Nævn en konge: den, der har den, spiller med dig.</translation>
    </message>
    <message>
        <source>Four play, with ten cards each. Who asks leave calls a king: its holder helps.</source>
        <extracomment>[bids] bid, standing nothing, hold SA H7</extracomment>
        <translation>Fire spiller, med ti kort hver. Den, der melder kaldt konge, får en makker.</translation>
    </message>
    <message>
        <source>Two of the best trumps and a long suit: ask leave.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7</extracomment>
        <translation>To af de bedste trumfer og en lang farve: meld kaldt konge.</translation>
    </message>
    <message>
        <source>Name {H}: that makes four trumps, the best two among them.</source>
        <extracomment>[name] name-trump, hold SA H7 HQ HJ</extracomment>
        <translation>Vælg {H}: det giver fire trumfer, heriblandt de to bedste.</translation>
    </message>
    <message>
        <source>Call {CK:the}: you have none of its suit. Its holder does not say so.</source>
        <extracomment>[call] call-card, out CK</extracomment>
        <translation>Kald {CK}: du har intet i farven. Den, der har den, siger det ikke.</translation>
    </message>
    <message>
        <source>Together the two of you need six of the ten tricks.</source>
        <extracomment>[goal] lead, i-am ombre, tricks 0</extracomment>
        <translation>Sammen skal I to have seks af de ti stik.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Træk trumf med {SA}.</translation>
    </message>
    <message>
        <source>Now your long suit: {DK:the}. When theirs are gone, your low ones win.</source>
        <extracomment>[long] lead, i-am ombre, trump H, gone SA, hold DK DQ D5, high DK</extracomment>
        <translation>Nu din lange farve: {DK}. Når deres er væk, vinder dine lave.</translation>
    </message>
    <message>
        <source>Go on with {DQ:the}: nothing in that suit beats it.</source>
        <extracomment>[on] lead, i-am ombre, trump H, gone DK, hold DQ, high DQ</extracomment>
        <translation>Videre med {DQ}: intet i farven slår den.</translation>
    </message>
    <message>
        <source>Your ally is winning, and that counts for both.</source>
        <extracomment>[ally] follow, i-am ombre, called CK, gone CK, winning ally, not last, aside</extracomment>
        <translation>Din makker ligger højest, og stikket tæller for jer begge.</translation>
    </message>
    <message>
        <source>{ally} held the king, and plays with you.</source>
        <extracomment>[shown] lead, i-am ombre, called CK, gone CK, not over, aside</extracomment>
        <translation>{ally} havde kongen og spiller med dig.</translation>
    </message>
    <message>
        <source>Six tricks in a row: claim. One trick lost would cost the price of the vole.</source>
        <extracomment>[claim] question claim_or_vole, aside</extracomment>
        <translation>Seks stik i træk: tag gevinsten. Går du videre og taber et stik, koster det prisen for tout.</translation>
    </message>
    <message>
        <source>You won {gained}: half the pool, and a chip from one opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>Du vandt {gained}: den halve pulje og en jeton fra én modstander.</translation>
    </message>
    <message>
        <source>All ten tricks, and that is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Alle ti stik, og det betales ekstra.</translation>
    </message>
    <message>
        <source>Five tricks together are a tie: your side doubles the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Fem stik tilsammen er uafgjort: jeres side fordobler puljen.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and your side fills it.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Fire stik eller færre: de andre deler puljen, og jeres side fylder den op igen.</translation>
    </message>
    <message>
        <source>Somebody else asked leave. Try it yourself: it costs nothing.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>En anden meldte kaldt konge. Prøv selv: det koster intet.</translation>
    </message>
    <message>
        <source>You hold the called king, so you play with {ombre}.</source>
        <extracomment>[helper] follow, i-am ally, aside</extracomment>
        <translation>Du har den kaldte konge, så du spiller med {ombre}.</translation>
    </message>
    <message>
        <source>With an ally this hand wins nine times in ten. Ask leave.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Med en makker vinder den hånd ni gange ud af ti. Meld kaldt konge.</translation>
    </message>
    <message>
        <source>That is alone against three. This hand wants an ally: ask leave.</source>
        <extracomment>[alone] bid, chose sans_prendre|vole</extracomment>
        <translation>Det er alene mod tre. Hånden vil have en makker: meld kaldt konge.</translation>
    </message>
    <message>
        <source>That is your own king: then you would play alone.</source>
        <extracomment>[own] call-card, chose DK</extracomment>
        <translation>Det er din egen konge: så ville du spille alene.</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>Med {H} er syveren manille, og du har fire trumfer.</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille_alone.txt</name>
    <message>
        <source>Alone against three</source>
        <extracomment>Title</extracomment>
        <translation>Alene mod tre</translation>
    </message>
    <message>
        <source>Sans prendre: six of ten tricks, and no ally.</source>
        <extracomment>About</extracomment>
        <translation>Sans prendre: seks af ti stik, og ingen makker.</translation>
    </message>
    <message>
        <source>Asking leave brings an ally. Sans prendre goes above that: six of ten tricks alone.</source>
        <extracomment>[above] bid, standing nothing, teaches alone</extracomment>
        <translation>Kaldt konge giver en makker. Sans prendre går over: seks af ti stik alene.</translation>
    </message>
    <message>
        <source>You would have seven trumps with {C}, the best one among them. Bid sans prendre.</source>
        <extracomment>[bid] bid, standing nothing, hold SA CA CK CQ CJ</extracomment>
        <translation>Med {C} ville du have syv trumfer, heriblandt den bedste. Meld sans prendre.</translation>
    </message>
    <message>
        <source>Name {C}. Now you need no king, so nobody is called: it is you against three.</source>
        <extracomment>[name] name-trump, hold CK CQ CJ</extracomment>
        <translation>Vælg {C}. Du behøver ingen konge, så ingen kaldes: dig mod tre.</translation>
    </message>
    <message>
        <source>You cannot win this one. Six tricks of ten are enough.</source>
        <extracomment>[lose] follow, i-am ombre, led H, only H4, not can-win</extracomment>
        <translation>Det her stik får du ikke. Seks stik af ti er nok.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump high, so that nobody goes above: {SA:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, led H, hold SA, wins SA</extracomment>
        <translation>Du har ikke den farve. Trumf højt, så ingen går over: {SA}.</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}. Only {C2:the}, manille, is above it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone SA, hold CA, out C2</extracomment>
        <translation>Træk trumf med {CA}. Kun {C2}, manille, er højere.</translation>
    </message>
    <message>
        <source>Trump this with a small one: {C4:the}.</source>
        <extracomment>[small] follow, i-am ombre, trump C, void, led D, hold C4, wins C4, gone C2</extracomment>
        <translation>Trumf her med en lille: {C4}.</translation>
    </message>
    <message>
        <source>{C2:The} has gone, so nothing beats {CK:the}.</source>
        <extracomment>[clear] lead, i-am ombre, trump C, gone C2, hold CK, high CK</extracomment>
        <translation>{C2:Name} er væk, så intet slår {CK}.</translation>
    </message>
    <message>
        <source>The whole pool, and two chips from each of three: {gained}. With an ally you would win three.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract sans_prendre, gained 10, teaches consolation</extracomment>
        <translation>Hele puljen og to jetoner fra hver af tre: {gained}. Med en makker var det blevet tre.</translation>
    </message>
    <message>
        <source>All ten tricks, and the vole is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Alle ti stik, og tout betales oveni.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>Du vandt {gained} jetoner.</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you double the pool, and pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>Fem stik er uafgjort: du fordobler puljen og betaler to jetoner til hver.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you fill it again.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>Fire stik eller færre: de andre deler puljen, og du fylder den op igen.</translation>
    </message>
    <message>
        <source>Not all ten tricks: the price of the vole is taken off.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Ikke alle ti stik: prisen for tout trækkes fra.</translation>
    </message>
    <message>
        <source>You hold the called king, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>Du har den kaldte konge og spiller med {ombre}.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and bid sans prendre.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>En anden spillede. Prøv igen, og meld sans prendre.</translation>
    </message>
    <message>
        <source>Seven trumps win alone. Bid sans prendre.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Syv trumfer vinder alene. Meld sans prendre.</translation>
    </message>
    <message>
        <source>An ally takes half the pool. With seven trumps you need none.</source>
        <extracomment>[shared] bid, chose ask</extracomment>
        <translation>En makker tager den halve pulje. Med syv trumfer behøver du ingen.</translation>
    </message>
    <message>
        <source>Six tricks are safe, but ten are too many.</source>
        <extracomment>[too-far] bid, chose vole</extracomment>
        <translation>Seks stik er sikre, men ti er for mange.</translation>
    </message>
    <message>
        <source>Your long suit is {C}: it gives you seven trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>Din lange farve er {C}: den giver dig syv trumfer.</translation>
    </message>
    <message>
        <source>Somebody may go above so small a trump. Trump high.</source>
        <extracomment>[too-low] follow, void, led H, chose C6|C4</extracomment>
        <translation>Så lille en trumf kan nogen gå over. Trumf højt.</translation>
    </message>
    <message>
        <source>Others have higher trumps than that. Draw them with your high ones.</source>
        <extracomment>[small-lead] lead, chose C6|C4</extracomment>
        <translation>Andre har højere trumfer. Træk dem med dine høje.</translation>
    </message>
</context>
<context>
    <name>lessons/red.txt</name>
    <message>
        <source>Red trumps</source>
        <extracomment>Title</extracomment>
        <translation>Røde trumfer</translation>
    </message>
    <message>
        <source>In red suits low numbers win, and the seven is the second best trump.</source>
        <extracomment>About</extracomment>
        <translation>I røde farver vinder de lave tal, og syveren er den næstbedste trumf.</translation>
    </message>
    <message>
        <source>The next five deals are chosen, each for one new thing. In your games the cards are shuffled.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>De næste fem giv er udvalgt, hver med én ny ting. I dine egne partier blandes kortene.</translation>
    </message>
    <message>
        <source>In *red suits*, {H} and {D}, low numbers win: {H3:the} beats {H7:the}.</source>
        <extracomment>[low] name-trump, hold H7 H3, teaches red-order</extracomment>
        <translation>I *røde farver*, {H} og {D}, vinder lave tal: {H3} slår {H7}.</translation>
    </message>
    <message>
        <source>Name {H}. The lowest, {H7:the}, becomes manille, and you have five trumps.</source>
        <extracomment>[seven] name-trump, hold SA H7 HK HQ H3</extracomment>
        <translation>Vælg {H}. Den laveste, {H7}, bliver manille, og du har fem trumfer.</translation>
    </message>
    <message>
        <source>The ace of a red trump is *punto*, the fourth best. {HA:The} is out.</source>
        <extracomment>[punto] throw, i-am ombre, trump H, out HA, teaches punto</extracomment>
        <translation>Esset i rød trumf er *ponto*, den fjerdebedste. {HA:Name} er ude.</translation>
    </message>
    <message>
        <source>Three or more of the best trumps without a gap are paid as well: *estuches*.</source>
        <extracomment>[estuches] over, i-am ombre, paid-for estuches</extracomment>
        <translation>Tre eller flere af de bedste trumfer uden hul betales også: *matadorer*.</translation>
    </message>
</context>
<context>
    <name>lessons/rocambor.txt</name>
    <message>
        <source>Oros</source>
        <extracomment>Title</extracomment>
        <translation>Oros</translation>
    </message>
    <message>
        <source>A game in the favour suit goes above an entrada.</source>
        <extracomment>About</extracomment>
        <translation>Et spil i yndlingsfarven går over en entrada.</translation>
    </message>
    <message>
        <source>In Rocambor {D} are in favour. *Oros*, a game with them, goes above an entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>I Rocambor er {D} yndlingsfarve. *Oros*, et spil i den, går over et almindeligt spil.</translation>
    </message>
    <message>
        <source>You would have four trumps, the second, third and fourth best among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold CA D7 DA D2</extracomment>
        <translation>Du ville have fire trumfer, heriblandt nummer to, tre og fire: meld oros.</translation>
    </message>
    <message>
        <source>After oros six cards at most may be changed, not eight. Throw the three low plain ones.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold D7 DA, teaches limits</extracomment>
        <translation>Efter oros må du højst købe seks kort, ikke otte. Smid de tre lave.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it with {D4:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led C, void, hold D4, wins D4</extracomment>
        <translation>Du har ikke den farve. Trumf med {D4}.</translation>
    </message>
    <message>
        <source>Play your kings while they win: {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold HK, high HK</extracomment>
        <translation>Spil dine konger, mens de vinder: {HK}.</translation>
    </message>
    <message>
        <source>Now {SK:the}. If somebody trumps it, that costs them a trump.</source>
        <extracomment>[king-too] lead, i-am ombre, gone HK, hold SK, high SK</extracomment>
        <translation>Nu {SK}. Trumfer nogen den, koster det en trumf.</translation>
    </message>
    <message>
        <source>Trump this one with {DJ:the}.</source>
        <extracomment>[jack] follow, i-am ombre, trump D, led H, void, hold DJ, wins DJ</extracomment>
        <translation>Trumf dette med {DJ}.</translation>
    </message>
    <message>
        <source>Only {SA:the} is above {D7:the}: drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone DJ, hold D7, out SA</extracomment>
        <translation>Kun {SA} er over {D7}: få det frem.</translation>
    </message>
    <message>
        <source>Trump with {D2:the}, and keep the high ones.</source>
        <extracomment>[small] follow, i-am ombre, trump D, gone D4 D7, led C, void, hold D2, wins D2</extracomment>
        <translation>Trumf med {D2}, og behold de høje.</translation>
    </message>
    <message>
        <source>{CA:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, tricks 4, gone SA D7, hold CA, high CA</extracomment>
        <translation>{CA:Name} er den bedste trumf, der er tilbage: dit femte stik.</translation>
    </message>
    <message>
        <source>The pool, and two chips from each, the player who rests too: oros count double.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 7, teaches plate</extracomment>
        <translation>Puljen og to jetoner fra hver, også fra den, der sidder over: oros tæller dobbelt.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>Du vandt {gained} jetoner.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract oros, aside</extracomment>
        <translation>Uafgjort: du betaler to jetoner til puljen for hver af de andre.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>En modspiller har flest stik, og du betaler vedkommende. Puljen bliver liggende.</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Et spil, der gives op, koster det samme som uafgjort.</translation>
    </message>
    <message>
        <source>That game was for all nine tricks, the bola.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>Det spil gjaldt alle ni stik, bola.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, with oros.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>En anden endte som spilfører. Prøv igen, med oros.</translation>
    </message>
    <message>
        <source>All have passed.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle passede.</translation>
    </message>
    <message>
        <source>With three of the four best trumps you can go above the entrada: bid oros.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Med tre af de fire bedste trumfer kan du gå over: meld oros.</translation>
    </message>
    <message>
        <source>Another suit may be turned. With {D} you know your trumps.</source>
        <extracomment>[blind] bid, chose volteo</extracomment>
        <translation>Måske vendes en anden farve. Med {D} kender du dine trumfer.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_oros</extracomment>
        <translation>I en solo køber du intet, og halvdelen af hånden er svag.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Behold dine trumfer. Smid lave kort af de andre farver.</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Konger tager stik: behold dem.</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>At give op koster det samme som uafgjort. Spil videre.</translation>
    </message>
</context>
<context>
    <name>lessons/rocambor_takeover.txt</name>
    <message>
        <source>A game taken over</source>
        <extracomment>Title</extracomment>
        <translation>Et overtaget spil</translation>
    </message>
    <message>
        <source>The Ombre gives up, and you play on.</source>
        <extracomment>About</extracomment>
        <translation>Spilføreren giver op, og du spiller videre.</translation>
    </message>
    <message>
        <source>Somebody who speaks earlier says the same. Pass: now they must win it.</source>
        <extracomment>[held] bid, standing oros, hold DK DQ</extracomment>
        <translation>En, der taler før dig, holder. Pas: nu skal spilføreren vinde det.</translation>
    </message>
    <message>
        <source>In Rocambor the favour suit is {D}, the *oros*. A bid of oros goes above entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>I Rocambor er yndlingsfarven {D}, *oros*. En melding i oros går over spil.</translation>
    </message>
    <message>
        <source>Six {D}, with the three court cards among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold DK DQ DJ D5</extracomment>
        <translation>Seks {D}, med de tre billeder: meld oros.</translation>
    </message>
    <message>
        <source>{ombre} plays oros, your own suit. Throw {H4:the}, and keep all else.</source>
        <extracomment>[throw] throw, i-am defender, hold H4 DK</extracomment>
        <translation>{ombre} spiller oros, din egen farve. Smid {H4}, og behold alt andet.</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give the lowest trump: {D5:the}.</source>
        <extracomment>[low] follow, i-am defender, trump D, lies SA, hold D5</extracomment>
        <translation>Spadille kan ikke slås. Læg den laveste trumf: {D5}.</translation>
    </message>
    <message>
        <source>Manille too. Again the lowest: {D4:the}.</source>
        <extracomment>[again] follow, i-am defender, trump D, lies D7, gone SA D5, hold D4</extracomment>
        <translation>Nu manille. Læg igen den laveste: {D4}.</translation>
    </message>
    <message>
        <source>{ombre} gives up. Whoever takes over plays on, and everybody keeps their tricks.</source>
        <extracomment>[gives-up] question take_over, i-am defender, teaches taking-over</extracomment>
        <translation>{ombre} giver op. Den, der overtager, spiller videre, og alle beholder deres stik.</translation>
    </message>
    <message>
        <source>You have five trumps, and the best one left: take it over.</source>
        <extracomment>[take] question take_over, hold CA DK DQ DJ D3</extracomment>
        <translation>Du har fem trumfer, også den bedste, der er tilbage: overtag.</translation>
    </message>
    <message>
        <source>Now you are the Ombre, and need more tricks than either of them.</source>
        <extracomment>[now] follow, i-am ombre, tricks 0, gone SA D7</extracomment>
        <translation>Nu er du spilfører og skal have flere stik end hver af dem.</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, gone SA D7, hold CA, high CA</extracomment>
        <translation>Træk trumf med {CA}.</translation>
    </message>
    <message>
        <source>Then {CK:the}, the highest of its suit.</source>
        <extracomment>[king] lead, i-am ombre, gone CA, hold CK, high CK</extracomment>
        <translation>Så {CK}, farvens højeste.</translation>
    </message>
    <message>
        <source>Only {DA:the} is above {DK:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone CK, hold DK, out DA</extracomment>
        <translation>Kun {DA} er over {DK}. Få det frem.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, led C, hold DQ, wins DQ</extracomment>
        <translation>Du har ikke den farve. Trumf: {DQ}.</translation>
    </message>
    <message>
        <source>Nothing beats {DJ:the} now.</source>
        <extracomment>[clear] lead, i-am ombre, trump D, gone DA DQ, hold DJ, high DJ</extracomment>
        <translation>Intet slår {DJ} nu.</translation>
    </message>
    <message>
        <source>Whoever gave up pays you the price of a lost oros: {gained} chips. The pool stays.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 6, teaches plate</extracomment>
        <translation>Den, der gav op, betaler dig prisen for tabte oros: {gained} jetoner. Puljen bliver liggende.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[won] over, result sacada, i-am ombre, not gained 6, aside</extracomment>
        <translation>Du vandt {gained} jetoner.</translation>
    </message>
    <message>
        <source>You do not have the most tricks, so you pay into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Du har ikke flest stik, så du betaler til puljen.</translation>
    </message>
    <message>
        <source>Another player has the most tricks, and you pay that player.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>En anden har flest stik, og du betaler vedkommende.</translation>
    </message>
    <message>
        <source>Nobody took it over. Whoever gave up pays into the pool, and you get nothing.</source>
        <extracomment>[accepted] over, result surrender, aside</extracomment>
        <translation>Ingen overtog. Den, der gav op, betaler til puljen, og du får intet.</translation>
    </message>
    <message>
        <source>You defended to the end. Try it again, and take the game over.</source>
        <extracomment>[defended] over, i-am defender, not result surrender, aside</extracomment>
        <translation>Du spillede imod til det sidste. Prøv igen, og overtag spillet.</translation>
    </message>
    <message>
        <source>Nobody has played.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Ingen har spillet.</translation>
    </message>
    <message>
        <source>Six {D} are worth a bid. Oros goes above the entrada.</source>
        <extracomment>[weak] bid, standing entrada, chose pass</extracomment>
        <translation>Seks {D} er værd at melde på. Oros går over spil.</translation>
    </message>
    <message>
        <source>That is too high without a matador. The talon may bring one.</source>
        <extracomment>[too-high] bid, chose volteo|solo|solo_oros</extracomment>
        <translation>Det er for højt uden en matador. Måske bringer talonen en.</translation>
    </message>
    <message>
        <source>Then you get nothing. With the best trumps left you can win: take it over.</source>
        <extracomment>[accepted-it] question take_over, chose accept</extracomment>
        <translation>Så får du intet. Med de bedste trumfer tilbage kan du vinde: overtag.</translation>
    </message>
    <message>
        <source>Trumps win tricks for defenders, too. Keep them.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Trumfer tager stik, også når du spiller imod. Behold dem.</translation>
    </message>
</context>
<context>
    <name>lessons/second.txt</name>
    <message>
        <source>You defend</source>
        <extracomment>Title</extracomment>
        <translation>Du spiller imod</translation>
    </message>
    <message>
        <source>Two play together against the Ombre.</source>
        <extracomment>About</extracomment>
        <translation>To spiller sammen mod spilføreren.</translation>
    </message>
    <message>
        <source>Five more deals, one new thing in each</source>
        <extracomment>Next</extracomment>
        <translation>Fem giv mere, én ny ting i hver</translation>
    </message>
    <message>
        <source>{left} has bid. Your hand is too weak to play alone: pass, and defend.</source>
        <extracomment>[pass] bid, standing entrada, hold CA CJ</extracomment>
        <translation>{left} har meldt. Din hånd er for svag til at spille alene: pas, og spil imod.</translation>
    </message>
    <message>
        <source>You and {right} play together. {left} wins with five tricks, or four against three and two.</source>
        <extracomment>[together] bid, standing entrada</extracomment>
        <translation>Du og {right} spiller sammen. {left} vinder med fem stik, eller fire mod tre og to.</translation>
    </message>
    <message>
        <source>Now the defenders change cards: you 8 at most, so that {right} can draw some too.</source>
        <extracomment>[change-too] throw, i-am defender, teaches exchange</extracomment>
        <translation>Nu køber modspillerne: du højst 8, så {right} også kan få nogle.</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the}. Better ones may come.</source>
        <extracomment>[all-but] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck french</extracomment>
        <translation>Smid alt undtagen trumferne, {CA} og {CJ}. Måske kommer der bedre.</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the} (10). Others may come.</source>
        <extracomment>[all-but-ten] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck spanish</extracomment>
        <translation>Smid alt undtagen trumferne, {CA} og {CJ} (10). Måske kommer der andre.</translation>
    </message>
    <message>
        <source>{partner} is winning this trick: that is good for both of you. Give a low card.</source>
        <extracomment>[partner-wins] follow, i-am defender, winning partner, teaches defending</extracomment>
        <translation>{partner} ligger højest: det er godt for jer begge. Læg et lavt kort.</translation>
    </message>
    <message>
        <source>The Ombre has trumped. Beat it with the smallest trump that can: {C4:the}.</source>
        <extracomment>[overtrump] follow, i-am defender, void, winning ombre, trumped, hold C4, wins C4, teaches trumping</extracomment>
        <translation>Spilføreren har trumfet. Slå den med den mindste trumf, der kan: {C4}.</translation>
    </message>
    <message>
        <source>Do not lead a trump. Keep {SA:the} and {CA:the} for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, hold SA CA, trump C, keeps SA CA, teaches leading</extracomment>
        <translation>Spil ikke trumf ud. Behold {SA} og {CA} til spilføreren.</translation>
    </message>
    <message>
        <source>The Ombre leads trumps. Only {SA:the} is sure to take the trick: play it.</source>
        <extracomment>[spadille] follow, i-am defender, led trump, leader ombre, winning ombre, hold SA, may SA, wins SA, teaches trumps</extracomment>
        <translation>Spilføreren spiller trumf ud. Kun {SA} tager stikket med sikkerhed: læg det.</translation>
    </message>
    <message>
        <source>A defender who takes more tricks than the Ombre wins *codille*: that pays best.</source>
        <extracomment>[codille] lead, i-am defender, tricks 2+</extracomment>
        <translation>Tager en modspiller flere stik end spilføreren, er det *kodille*: det giver mest.</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump with {CJ:the}, and keep {CA:the}.</source>
        <extracomment>[ruff] follow, i-am defender, void, winning ombre, hold CJ CA, wins CJ, not led trump, gone SA, keeps CA</extracomment>
        <translation>Du har ikke den farve. Trumf med {CJ}, og behold {CA}.</translation>
    </message>
    <message>
        <source>Do not lead {CA:the}. It will take a trick later.</source>
        <extracomment>[patience] lead, i-am defender, cards 2+, hold CA, gone CJ, trump C, keeps CA</extracomment>
        <translation>Spil ikke {CA} ud. Det tager et stik senere.</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, the Ombre {ombre-tricks}: codille. The Ombre pays you {gained} chips.</source>
        <extracomment>[made] over, result codille, gained 1+, i-am defender, teaches codille</extracomment>
        <translation>Du har {tricks} stik, spilføreren {ombre-tricks}: kodille. Spilføreren betaler dig {gained} jetoner.</translation>
    </message>
    <message>
        <source>Codille is paid to you alone. The pool stays where it is, for the next deal.</source>
        <extracomment>[alone] over, result codille, gained 1+, i-am defender</extracomment>
        <translation>Kodille betales kun til dig. Puljen bliver, hvor den er, til næste giv.</translation>
    </message>
    <message>
        <source>{partner} took more tricks than the Ombre. That is codille, and it is paid to your partner.</source>
        <extracomment>[partner-made] over, result codille, gained 0, i-am defender, aside</extracomment>
        <translation>{partner} tog flere stik end spilføreren. Det er kodille, og det betales til din makker.</translation>
    </message>
    <message>
        <source>Nobody lost but the Ombre: a tie, *puesta*. The Ombre pays, you do not.</source>
        <extracomment>[tie] over, result puesta, i-am defender, aside</extracomment>
        <translation>Kun spilføreren tabte: uafgjort, *bet*. Spilføreren betaler, ikke du.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than either of you, and wins. You pay {paid} chips.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, aside</extracomment>
        <translation>Spilføreren tog flere stik end hver af jer og vinder. Du betaler {paid} jetoner.</translation>
    </message>
    <message>
        <source>You play alone after all: five tricks, as in the first deal.</source>
        <extracomment>[you-play] throw, i-am ombre, aside</extracomment>
        <translation>Du spiller alene alligevel: fem stik, som i den første giv.</translation>
    </message>
    <message>
        <source>That was too much for this hand: you pay {paid} chips.</source>
        <extracomment>[you-paid] over, i-am ombre, paid 1+, aside</extracomment>
        <translation>Det var for meget til den hånd: du betaler {paid} jetoner.</translation>
    </message>
    <message>
        <source>You played alone and won {gained} chips. That was bold!</source>
        <extracomment>[you-won] over, i-am ombre, gained 1+, aside</extracomment>
        <translation>Du spillede alene og vandt {gained} jetoner. Det var modigt!</translation>
    </message>
    <message>
        <source>Your hand is too weak to play alone: you would often pay. Pass, and defend.</source>
        <extracomment>[too-bold] bid, chose vuelta|solo|entrada, hold CA CJ</extracomment>
        <translation>Din hånd er for svag til at spille alene: du ville ofte betale. Pas.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it: it can beat what the Ombre leads.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>Du er ved at smide en trumf. Behold den: den kan slå spilførerens udspil.</translation>
    </message>
    <message>
        <source>{partner} is winning already. Give your lowest card.</source>
        <extracomment>[waste] follow, i-am defender, winning partner, not chose trump</extracomment>
        <translation>{partner} ligger allerede højest. Læg dit laveste kort.</translation>
    </message>
    <message>
        <source>{partner} is winning already. Do not spend a trump on this trick.</source>
        <extracomment>[waste-trump] follow, i-am defender, winning partner, chose trump</extracomment>
        <translation>{partner} ligger allerede højest. Brug ikke en trumf på stikket.</translation>
    </message>
    <message>
        <source>{C4:The} is enough here. Keep the higher trumps for better tricks.</source>
        <extracomment>[enough] follow, i-am defender, void, winning ombre, chose trump, hold C4, wins C4, not chose C4</extracomment>
        <translation>{C4:Name} er nok her. Gem de højere trumfer til bedre stik.</translation>
    </message>
    <message>
        <source>{CJ:The} is enough here. Keep {CA:the} for a trick that you need.</source>
        <extracomment>[enough-page] follow, i-am defender, void, winning ombre, chose CA, hold CJ, wins CJ, not led trump, keeps CA</extracomment>
        <translation>{CJ:Name} er nok her. Gem {CA} til et stik, du har brug for.</translation>
    </message>
    <message>
        <source>The Ombre is winning this trick, and you can trump. Do it.</source>
        <extracomment>[trump-it] follow, i-am defender, void, winning ombre, chose plain, can-win</extracomment>
        <translation>Spilføreren ligger højest, og du kan trumfe. Gør det.</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[led-trump] lead, i-am defender, chose trump</extracomment>
        <translation>Behold dine trumfer, til spilføreren spiller ud. Spil en anden farve.</translation>
    </message>
    <message>
        <source>The Ombre is winning. Only {SA:the} is sure to take this trick.</source>
        <extracomment>[only-spadille] follow, i-am defender, led trump, winning ombre, hold SA, wins SA, not chose SA</extracomment>
        <translation>Spilføreren ligger højest. Kun {SA} tager stikket med sikkerhed.</translation>
    </message>
</context>
<context>
    <name>lessons/solo.txt</name>
    <message>
        <source>Without new cards</source>
        <extracomment>Title</extracomment>
        <translation>Uden nye kort</translation>
    </message>
    <message>
        <source>With six good trumps, play without the talon.</source>
        <extracomment>About</extracomment>
        <translation>Med seks gode trumfer spiller du uden talon.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps: spadille, manille and two court cards among them.</source>
        <extracomment>[six] bid, hold SA HK HQ H7</extracomment>
        <translation>Med {H} har du seks trumfer, blandt dem spadille, manille og to billeder.</translation>
    </message>
    <message>
        <source>With {CK:the} besides you need no new cards: bid solo.</source>
        <extracomment>[solo] bid, hold SA HK HQ H7 CK, keeps CK, teaches bidding</extracomment>
        <translation>Og {CK} oveni: du behøver ingen nye kort. Meld solo.</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, standing solo, hold HK HQ H7</extracomment>
        <translation>Vælg {H}. Nu køber de andre, men ikke du.</translation>
    </message>
    <message>
        <source>Draw trumps while yours are the best. First {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA H7, high SA</extracomment>
        <translation>Træk trumf, mens dine er de bedste. Først {SA}.</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Så {H7}: intet slår den nu.</translation>
    </message>
    <message>
        <source>Now the king on the side: {CK:the}. Your other trumps can wait.</source>
        <extracomment>[king] lead, i-am ombre, trump H, hold CK, high CK, gone SA H7</extracomment>
        <translation>Nu kongen uden for trumf: {CK}. Dine andre trumfer kan vente.</translation>
    </message>
    <message>
        <source>You have none of that suit left. Trump low, with {H5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H5, wins H5</extracomment>
        <translation>Du har ikke mere af den farve. Trumf lavt, med {H5}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>Det var femte stik, og spillet er vundet.</translation>
    </message>
    <message>
        <source>A solo is paid better than an entrada: {gained} chips.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 1+</extracomment>
        <translation>En solo betales bedre end et spil: {gained} jetoner.</translation>
    </message>
    <message>
        <source>You won. A solo would have been paid better.</source>
        <extracomment>[entrada] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>Du vandt. En solo var blevet betalt bedre.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Det gik ikke. Et nyt forsøg koster intet.</translation>
    </message>
    <message>
        <source>This hand is worth more: six trumps and a king need no new cards.</source>
        <extracomment>[more] bid, chose pass|entrada|vuelta</extracomment>
        <translation>Hånden er mere værd: seks trumfer og en konge behøver ingen nye kort.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Med {H} har du seks trumfer.</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose H2|H5, trumps-out 1+</extracomment>
        <translation>Højere trumfer er ude. Spil en, som intet slår, eller en anden farve.</translation>
    </message>
</context>
<context>
    <name>lessons/surrender.txt</name>
    <message>
        <source>To give up</source>
        <extracomment>Title</extracomment>
        <translation>At give op</translation>
    </message>
    <message>
        <source>When bad cards come, a tie is cheaper than a loss.</source>
        <extracomment>About</extracomment>
        <translation>Når der kommer dårlige kort, er lige billigere end et tab.</translation>
    </message>
    <message>
        <source>Bid vuelta this time: you will see what one does when the new cards are bad.</source>
        <extracomment>[bid] bid</extracomment>
        <translation>Meld tourné denne gang: så ser du, hvad man gør, når de nye kort er dårlige.</translation>
    </message>
    <message>
        <source>The card turned up makes four trumps. Throw all the others.</source>
        <extracomment>[turned] throw, i-am ombre, contract vuelta, trump C, hold SA CK C4</extracomment>
        <translation>Det vendte kort giver fire trumfer. Smid alle de andre.</translation>
    </message>
    <message>
        <source>Bad cards came. Until you have played to the fourth trick you may *surrender*.</source>
        <extracomment>[bad] follow, i-am ombre, contract vuelta, trump C, tricks 0, trumps 4-, not hold SK, teaches surrender</extracomment>
        <translation>Der kom dårlige kort. Indtil du har lagt til fjerde stik, må du *give op*.</translation>
    </message>
    <message>
        <source>If both accept, it counts as a tie. If one refuses, play goes on.</source>
        <extracomment>[how] follow, i-am ombre, contract vuelta, tricks 0</extracomment>
        <translation>Siger begge ja, tæller det som uafgjort. Siger én nej, går spillet videre.</translation>
    </message>
    <message>
        <source>You pay {paid} chips, but into the pool, where you may win them back.</source>
        <extracomment>[paid] over, result surrender, i-am ombre</extracomment>
        <translation>Du betaler {paid} jetoner, men til puljen, hvor du kan vinde dem tilbage.</translation>
    </message>
    <message>
        <source>After an entrada a defender may take over and play. A solo is never given up.</source>
        <extracomment>[others] over, result surrender, i-am ombre</extracomment>
        <translation>I et almindeligt spil må en modspiller overtage. En solo gives aldrig op.</translation>
    </message>
    <message>
        <source>Codille: the chips go to one of the others, not into the pool.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Kodille: jetonerne går til en af de andre, ikke til puljen.</translation>
    </message>
    <message>
        <source>A tie, and it costs the same as giving up.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Uafgjort: det koster det samme som at give op.</translation>
    </message>
    <message>
        <source>You won after all: that was luck, or very good play.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>Du vandt alligevel: det var held, eller meget godt spillet.</translation>
    </message>
    <message>
        <source>Nobody else wants to play. Bid vuelta, and see what comes.</source>
        <extracomment>[no-bid] bid, chose pass</extracomment>
        <translation>Ingen anden vil spille. Meld tourné, og se, hvad der kommer.</translation>
    </message>
    <message>
        <source>Four trumps and nothing else will hardly win. Surrender costs less on average.</source>
        <extracomment>[play-on] follow, i-am ombre, contract vuelta, tricks 0, chose plain|trump</extracomment>
        <translation>Fire trumfer og ikke andet vinder næppe. At give op koster i snit mindre.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Du er ved at smide en trumf. Behold den.</translation>
    </message>
</context>
<context>
    <name>lessons/throw.txt</name>
    <message>
        <source>What to throw</source>
        <extracomment>Title</extracomment>
        <translation>Hvad man smider</translation>
    </message>
    <message>
        <source>Keep trumps and kings; the talon brings something better.</source>
        <extracomment>About</extracomment>
        <translation>Behold trumf og konger; talonen giver noget bedre.</translation>
    </message>
    <message>
        <source>Four trumps with {C}, two of the best three among them: bid entrada.</source>
        <extracomment>[bid] bid, hold CA CQ CJ C2</extracomment>
        <translation>Fire trumfer med {C}, heriblandt to af de tre bedste: meld spil.</translation>
    </message>
    <message>
        <source>Name {C}: {C2:the} becomes manille, and {CA:the} is basto.</source>
        <extracomment>[name] name-trump, hold CA C2</extracomment>
        <translation>Vælg {C}: {C2} bliver manille, og {CA} er basta.</translation>
    </message>
    <message>
        <source>Throw all five plain cards. A low plain card wins nothing; a new card may.</source>
        <extracomment>[all] throw, i-am ombre, trump C, hold S5 S3 H7 D7 D2, teaches exchange</extracomment>
        <translation>Smid alle fem andre. Et lavt kort vinder intet; det gør et nyt måske.</translation>
    </message>
    <message>
        <source>You change first. What you leave in the talon is for the others.</source>
        <extracomment>[first] throw, i-am ombre, trump C</extracomment>
        <translation>Du køber først. Hvad du lader ligge i talonen, får de andre.</translation>
    </message>
    <message>
        <source>Two kings came. A king wins while everybody still has its suit: lead {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, trump C, hold HK DK</extracomment>
        <translation>Der kom to konger. En konge vinder, så længe alle har farven: spil {HK} ud.</translation>
    </message>
    <message>
        <source>Lead {DK:the} as well, before somebody runs out of {D}.</source>
        <extracomment>[second] lead, i-am ombre, trump C, hold DK, gone HK</extracomment>
        <translation>Spil også {DK} ud, før nogen løber tør for {D}.</translation>
    </message>
    <message>
        <source>Now trumps. Of those that are out, spadille alone beats {C2:the}.</source>
        <extracomment>[manille] lead, i-am ombre, trump C, hold C2 CA, gone HK DK, out SA</extracomment>
        <translation>Nu trumf. Af dem, der er ude, slår kun spadille {C2}.</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump it with {C3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, not led trump, hold C3, wins C3</extracomment>
        <translation>Du har ikke den farve. Trumf med {C3}.</translation>
    </message>
    <message>
        <source>Spadille is gone: nobody beats {CA:the} now.</source>
        <extracomment>[basto] lead, i-am ombre, trump C, hold CA, gone SA, high CA</extracomment>
        <translation>Spadille er væk: intet slår {CA} nu.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>Det var femte stik, og spillet er vundet.</translation>
    </message>
    <message>
        <source>Five bad cards went, and two kings came. Throw boldly.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gone S5 S3 H7 D7 D2 HK DK</extracomment>
        <translation>Fem dårlige kort gik, og to konger kom. Smid med frisk mod.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Det gik ikke. Et nyt forsøg koster intet.</translation>
    </message>
    <message>
        <source>All have passed. Four good trumps are worth a bid, since new cards come.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle passede. Fire gode trumfer er værd at melde på, for der kommer nye kort.</translation>
    </message>
    <message>
        <source>Four good trumps are worth a bid, since five new cards will come.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Fire gode trumfer er værd at melde på, for der kommer fem nye kort.</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, and two of the best three.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>Med {C} har du fire trumfer og to af de tre bedste.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep even the small ones.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Du er ved at smide en trumf. Behold også de små.</translation>
    </message>
    <message>
        <source>Throw the rest as well: a low plain card seldom wins a trick.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>Smid også resten: et lavt kort tager sjældent et stik.</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead a king or {C2:the}.</source>
        <extracomment>[too-low] lead, i-am ombre, chose C3|CJ|CQ, out SA, hold C2</extracomment>
        <translation>Den tager de billigt. Spil en konge eller {C2} ud.</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo.txt</name>
    <message>
        <source>The favour suit</source>
        <extracomment>Title</extracomment>
        <translation>Yndlingsfarven</translation>
    </message>
    <message>
        <source>A bid in the favour suit goes above the same bid.</source>
        <extracomment>About</extracomment>
        <translation>En melding i yndlingsfarven går over den samme melding.</translation>
    </message>
    <message>
        <source>One suit is in favour, here {S}. A bid in it goes above the same bid.</source>
        <extracomment>[favour] bid, standing entrada, teaches favour-suit</extracomment>
        <translation>Én farve er yndlingsfarve, her {S}. En melding i den går over samme melding i andre farver.</translation>
    </message>
    <message>
        <source>Four trumps with {S}, the best two among them: bid the favour entrada.</source>
        <extracomment>[bid] bid, standing entrada, hold SA SQ S3 S2, teaches favour-bids</extracomment>
        <translation>Fire trumfer med {S}, heriblandt de to bedste: meld spil i yndlingsfarven.</translation>
    </message>
    <message>
        <source>{right} dealt and rests, but pays and is paid like the others.</source>
        <extracomment>[rests] throw, i-am ombre</extracomment>
        <translation>{right} gav og sidder over, men betaler og får betaling som de andre.</translation>
    </message>
    <message>
        <source>Nobody asks for the trump: it is {S}. Throw every plain card.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold SA SQ S3 S2</extracomment>
        <translation>Ingen spørger om trumf: det er {S}. Smid alt andet.</translation>
    </message>
    <message>
        <source>After you the defenders drew. The first of them may let the other draw first.</source>
        <extracomment>[drawn] follow, i-am ombre, tricks 0, others 0, teaches yielding</extracomment>
        <translation>Modspillerne købte efter dig. Den første må lade den anden købe først.</translation>
    </message>
    <message>
        <source>This was trumped. Keep {CK:the}, and give {C5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led C, trumped, hold CK C5, keeps CK</extracomment>
        <translation>Her er trumfet. Behold {CK}, og læg {C5}.</translation>
    </message>
    <message>
        <source>Trump it with {SA:the}, the *espada*: nobody goes above.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold SA, wins SA</extracomment>
        <translation>Trumf med {SA}, *espada*: ingen går over.</translation>
    </message>
    <message>
        <source>Draw trumps with {S2:the}, the *mala*. Nothing beats it now.</source>
        <extracomment>[mala] lead, i-am ombre, trump S, gone SA, hold S2, high S2</extracomment>
        <translation>Træk trumf med {S2}, *mala*. Intet slår den nu.</translation>
    </message>
    <message>
        <source>And {CA:the}. You had all three matadors, and each pays for that.</source>
        <extracomment>[basto] lead, i-am ombre, trump S, gone SA S2, hold CA, high CA</extracomment>
        <translation>Og {CA}. Du havde alle tre matadorer, og det betaler alle for.</translation>
    </message>
    <message>
        <source>Keep your last trumps. {CK:The} wins, or brings a trump out.</source>
        <extracomment>[king] lead, i-am ombre, trump S, gone CA, hold CK SQ S3, keeps SQ S3</extracomment>
        <translation>Behold dine sidste trumfer. {CK:Name} vinder eller får en trumf frem.</translation>
    </message>
    <message>
        <source>One more is needed. Lead {C3:the} and keep {S3:the}: let them come.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, tricks 4, hold C3 S3, keeps S3</extracomment>
        <translation>Du mangler ét. Spil {C3} ud, og behold {S3}: lad de andre komme.</translation>
    </message>
    <message>
        <source>The pool, and three chips from each: two for favour, one for the matadors.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract entrada_favor, gained 10, teaches plate</extracomment>
        <translation>Puljen og tre jetoner fra hver: to for yndlingsfarven, en for matadorerne.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[less] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>Du vandt {gained} jetoner.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract entrada_favor, aside</extracomment>
        <translation>Uafgjort: du betaler to jetoner til puljen for hver af de andre.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>En modspiller har flest stik, og du betaler vedkommende. Puljen bliver liggende.</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, aside</extracomment>
        <translation>Et spil, der gives op, koster det samme som uafgjort.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, in favour.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>En anden endte som spilfører. Prøv igen, i yndlingsfarven.</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle passede, så den næste giver.</translation>
    </message>
    <message>
        <source>With the best two trumps you can go above the entrada. Bid in favour.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Med de to bedste trumfer kan du gå over. Meld i yndlingsfarven.</translation>
    </message>
    <message>
        <source>Who knows what will be turned? With {S} you are sure of four trumps.</source>
        <extracomment>[blind] bid, chose vuelta</extracomment>
        <translation>Hvem ved, hvad der vendes? Med {S} er du sikker på fire trumfer.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>I en solo køber du intet, og halvdelen af hånden er svag.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Behold dine trumfer. Smid andre kort.</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>At give op koster det samme som uafgjort. Spil videre.</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo_vuelta.txt</name>
    <message>
        <source>The turned card</source>
        <extracomment>Title</extracomment>
        <translation>Det vendte kort</translation>
    </message>
    <message>
        <source>A vuelta: the talon names your trump.</source>
        <extracomment>About</extracomment>
        <translation>En vuelta: talonen bestemmer din trumf.</translation>
    </message>
    <message>
        <source>A vuelta is above both entradas: the top card of the talon makes trump.</source>
        <extracomment>[turn] bid, standing nothing, teaches favour-bids</extracomment>
        <translation>En tourné går over begge slags spil: talonens øverste kort giver trumf.</translation>
    </message>
    <message>
        <source>Three suits would give you good trumps: {S}, {H} and {D}. Bid vuelta.</source>
        <extracomment>[bid] bid, standing nothing, hold SA SK HA D7</extracomment>
        <translation>Tre farver ville give dig gode trumfer: {S}, {H} og {D}. Meld tourné.</translation>
    </message>
    <message>
        <source>{H7:The} is turned: {H} are trumps. Keep trumps and {SK:the}.</source>
        <extracomment>[turned] throw, i-am ombre, trump H, out H7, hold SA SK HA, keeps SK, teaches turned-card</extracomment>
        <translation>{H7:Name} er vendt: {H} er trumf. Behold trumf og {SK}.</translation>
    </message>
    <message>
        <source>You lead first. Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Du spiller først ud. Træk trumf med {SA}.</translation>
    </message>
    <message>
        <source>A king wins while they have its suit: {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, gone SA, hold SK, high SK</extracomment>
        <translation>En konge vinder, mens de har farven: {SK}.</translation>
    </message>
    <message>
        <source>Now {H7:the}, the turned card, your mala. Nothing beats it.</source>
        <extracomment>[mala] lead, i-am ombre, trump H, gone SK, hold H7, high H7</extracomment>
        <translation>Nu {H7}, det vendte kort, din mala. Intet slår den.</translation>
    </message>
    <message>
        <source>Only {CA:the} is above {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7, hold HA, out CA</extracomment>
        <translation>Kun {CA} er over {HA}. Få det frem.</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give the low one: {D5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led D, hold D5, not can-win</extracomment>
        <translation>Ingen af dine kort kan tage dette stik. Læg det lave: {D5}.</translation>
    </message>
    <message>
        <source>{HQ:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump H, tricks 4, gone CA HA, hold HQ, high HQ</extracomment>
        <translation>{HQ:Name} er den bedste trumf, der er tilbage: dit femte stik.</translation>
    </message>
    <message>
        <source>The pool, and two chips from each. If the favour suit is turned, it is four.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract vuelta, gained 7, teaches plate</extracomment>
        <translation>Puljen og to jetoner fra hver. Vendes yndlingsfarven, er det fire.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>Du vandt {gained} jetoner.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract vuelta, aside</extracomment>
        <translation>Uafgjort: du betaler to jetoner til puljen for hver af de andre.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>En modspiller har flest stik, og du betaler vedkommende. Puljen bliver liggende.</translation>
    </message>
    <message>
        <source>A vuelta that is given up is lost at once. Nobody can take it over.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>En tourné, der gives op, er tabt med det samme. Ingen kan overtage den.</translation>
    </message>
    <message>
        <source>That was played for the *bola*, all nine tricks.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>Der blev spillet om *bola*, alle ni stik.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre. Try it again, with a vuelta.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>En anden var spilfører. Prøv igen, med en tourné.</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle passede, så den næste giver.</translation>
    </message>
    <message>
        <source>Three suits would do for trump, and you have {SA:the}. Bid vuelta.</source>
        <extracomment>[pass] bid, chose pass, hold SA</extracomment>
        <translation>Tre farver duer som trumf, og du har {SA}. Meld tourné.</translation>
    </message>
    <message>
        <source>Somebody may go above that. A vuelta is higher, and most suits suit you.</source>
        <extracomment>[low-bid] bid, chose entrada|entrada_favor</extracomment>
        <translation>Det kan nogen gå over. En tourné er højere, og de fleste farver passer dig.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>I en solo køber du intet. Halvdelen af hånden er svag.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Behold dine trumfer. Smid andre kort.</translation>
    </message>
    <message>
        <source>A vuelta that is given up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>En tourné, der gives op, koster det samme som uafgjort. Spil videre.</translation>
    </message>
</context>
<context>
    <name>lessons/tricks.txt</name>
    <message>
        <source>Three tricks</source>
        <extracomment>Title</extracomment>
        <translation>Tre stik</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads.</source>
        <extracomment>About</extracomment>
        <translation>Bekend farve, trumf, og vinderen spiller ud.</translation>
    </message>
    <message>
        <source>{left} led a card. You must play the same suit if you can: {HK:the}.</source>
        <extracomment>[suit] follow, only HK, hold HK, teaches following</extracomment>
        <translation>{left} spillede ud. Du skal lægge samme farve, hvis du kan: {HK}.</translation>
    </message>
    <message>
        <source>One card from each makes a *trick*. The best of the suit that was led takes it.</source>
        <extracomment>[best] follow, only HK</extracomment>
        <translation>Et kort fra hver er et *stik*. Det bedste i den udspillede farve tager det.</translation>
    </message>
    <message>
        <source>The winner *leads*: they play first in the next trick, any card. Try {D4:the}.</source>
        <extracomment>[lead] lead, hold D4, teaches leading</extracomment>
        <translation>Vinderen *spiller ud* til næste stik, et hvilket som helst kort. Prøv {D4}.</translation>
    </message>
    <message>
        <source>You have none of this suit. {C:Name} are *trumps* now: {C7:the} beats all other suits.</source>
        <extracomment>[trump] follow, void, hold C7, may C7, wins C7, trump C, not led trump, teaches trumping</extracomment>
        <translation>Du har ikke den farve. {C:Name} er *trumf* nu: {C7} slår alle andre farver.</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads: that is all. The next deal explains the sheet.</source>
        <extracomment>[done] over</extracomment>
        <translation>Bekend farve, trumf, og vinderen spiller ud: det er det hele. Næste giv forklarer regnskabet.</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille.txt</name>
    <message>
        <source>A king on demand</source>
        <extracomment>Title</extracomment>
        <translation>En konge på forlangende</translation>
    </message>
    <message>
        <source>Ask for a king, and give any card for it.</source>
        <extracomment>About</extracomment>
        <translation>Bed om en konge, og giv et hvilket som helst kort for den.</translation>
    </message>
    <message>
        <source>Three play, with ten cards each and without {D}. Nobody exchanges.</source>
        <extracomment>[three] bid, standing nothing</extracomment>
        <translation>Tre spiller, med ti kort hver og uden {D}. Ingen køber.</translation>
    </message>
    <message>
        <source>You would have seven trumps with {H}. Ask leave: then you may demand a king.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7 HK HJ</extracomment>
        <translation>Med {H} ville du have syv trumfer. Meld kaldt konge: så må du kræve en konge.</translation>
    </message>
    <message>
        <source>Name {H}. Its seven becomes manille, the second best trump.</source>
        <extracomment>[name] name-trump, hold H7 HK HJ H6</extracomment>
        <translation>Vælg {H}. Syveren bliver manille, den næstbedste trumf.</translation>
    </message>
    <message>
        <source>Demand {SK:the}. Whoever has it gives it to you, for any card of yours.</source>
        <extracomment>[king] call-card, out SK, hold S5 S4, teaches king-given</extracomment>
        <translation>Kræv {SK}. Den, der har den, giver dig den for et kort, du selv vælger.</translation>
    </message>
    <message>
        <source>Give what is of least use: {C4:the}. Then you have none of its suit.</source>
        <extracomment>[give] give-card, hold C4</extracomment>
        <translation>Giv det, du har mindst brug for: {C4}. Så har du intet i den farve.</translation>
    </message>
    <message>
        <source>No ally came with the king. You play alone, for six of the ten tricks.</source>
        <extracomment>[alone] i-am ombre, contract ask, cards 10, tricks 0, others 0, not give-card, not call-card, not name-trump</extracomment>
        <translation>Der fulgte ingen makker med kongen. Du spiller alene, om seks af de ti stik.</translation>
    </message>
    <message>
        <source>Here is the suit: take the trick with {SK:the}.</source>
        <extracomment>[take] follow, i-am ombre, led S, hold SK, wins SK</extracomment>
        <translation>Dér kommer farven: tag stikket med {SK}.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Træk trumf med {SA}.</translation>
    </message>
    <message>
        <source>Then {H7:the}: only spadille was above it.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Så {H7}: kun spadille var højere.</translation>
    </message>
    <message>
        <source>One trump is above {HK:the}: {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7 CA, hold HK, out HA</extracomment>
        <translation>Én trumf er over {HK}: {HA}. Få den frem.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {HJ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, led C, void, hold HJ, wins HJ</extracomment>
        <translation>Du har ikke den farve. Trumf: {HJ}.</translation>
    </message>
    <message>
        <source>No trump is out any more. Each of yours takes a trick: {H2:the} first.</source>
        <extracomment>[rest] lead, i-am ombre, trump H, trumps-out 0, hold H2, trumps 2+</extracomment>
        <translation>Der er ingen trumfer ude mere. Hver af dine tager et stik: {H2} først.</translation>
    </message>
    <message>
        <source>The pool of 13 chips, and one chip from each opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract ask, gained 15</extracomment>
        <translation>Puljen på 13 jetoner og en jeton fra hver modstander.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract ask, aside</extracomment>
        <translation>Du vandt {gained} jetoner.</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you pay into the pool as much as is in it.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Fem stik er uafgjort: du betaler så meget til puljen, som der er i den.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you put it back.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Fire stik eller færre: de andre deler puljen, og du fylder den op igen.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and ask leave.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>En anden spillede. Prøv igen, og meld kaldt konge.</translation>
    </message>
    <message>
        <source>Seven trumps are enough. Ask leave.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Syv trumfer er nok. Meld kaldt konge.</translation>
    </message>
    <message>
        <source>The king that you may demand costs nothing but a small card. Ask leave.</source>
        <extracomment>[without] bid, chose sans_prendre</extracomment>
        <translation>Den konge, du må kræve, koster kun et lille kort. Meld kaldt konge.</translation>
    </message>
    <message>
        <source>Your long suit is {H}: it gives you seven trumps.</source>
        <extracomment>[short-trumps] name-trump, chose S|C</extracomment>
        <translation>Din lange farve er {H}: den giver dig syv trumfer.</translation>
    </message>
    <message>
        <source>That is a trump. Give a small plain card.</source>
        <extracomment>[trump-given] give-card, chose trump</extracomment>
        <translation>Det er en trumf. Giv et lille kort af en anden farve.</translation>
    </message>
    <message>
        <source>You have just demanded it. Keep it, and give a small card.</source>
        <extracomment>[king-given] give-card, chose SK</extracomment>
        <translation>Den har du lige krævet. Behold den, og giv et lille kort.</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille_king.txt</name>
    <message>
        <source>The king you lose</source>
        <extracomment>Title</extracomment>
        <translation>Kongen, du mister</translation>
    </message>
    <message>
        <source>Your king is demanded: defend with what you got.</source>
        <extracomment>About</extracomment>
        <translation>Din konge forlanges: spil imod med det, du fik.</translation>
    </message>
    <message>
        <source>If all three pass, whoever holds {SA:the} must play.</source>
        <extracomment>[forced] bid, standing nothing, out SA</extracomment>
        <translation>Passer alle tre, skal den, der har {SA}, spille.</translation>
    </message>
    <message>
        <source>You have few trumps in any suit. Pass, and defend.</source>
        <extracomment>[pass] bid, standing nothing, hold SK SQ H7</extracomment>
        <translation>Du har få trumfer i alle farver. Pas, og spil imod.</translation>
    </message>
    <message>
        <source>{ombre} demanded {SK:the} of you, and gave you {C4:the} for it. All saw both.</source>
        <extracomment>[given] follow, i-am defender, lies SK, hold C4, keeps C4, teaches king-given</extracomment>
        <translation>{ombre} krævede {SK} af dig og gav dig {C4} for den. Det så alle.</translation>
    </message>
    <message>
        <source>{ombre} plays alone all the same, for six of ten tricks. {partner} is with you.</source>
        <extracomment>[two] follow, i-am defender, lies SK, hold C4</extracomment>
        <translation>{ombre} spiller alligevel alene, om seks af ti stik. {partner} er med dig.</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give a low trump: {H4:the}.</source>
        <extracomment>[low] follow, i-am defender, trump H, lies SA, hold H4 H2</extracomment>
        <translation>Spadille kan ikke slås. Læg en lav trumf: {H4}.</translation>
    </message>
    <message>
        <source>A king. Give your lowest of the suit: {C2:the}.</source>
        <extracomment>[club] follow, i-am defender, led C, lies CK, hold C2</extracomment>
        <translation>En konge. Læg dit laveste i farven: {C2}.</translation>
    </message>
    <message>
        <source>Keep {H7:the}, the best trump now. {H2:The} will do.</source>
        <extracomment>[keep] follow, i-am defender, trump H, lies HA, hold H7 H2, high H7, keeps H7</extracomment>
        <translation>Behold {H7}, nu den bedste trumf. {H2:Name} er nok.</translation>
    </message>
    <message>
        <source>You play last. Take it with {SQ:the}.</source>
        <extracomment>[take] follow, i-am defender, led S, last, hold SQ, wins SQ</extracomment>
        <translation>Du spiller sidst. Tag stikket med {SQ}.</translation>
    </message>
    <message>
        <source>{SK:The} and {SQ:the} are gone: lead {SJ:the}.</source>
        <extracomment>[jack] lead, i-am defender, gone SQ SK, hold SJ, high SJ</extracomment>
        <translation>{SK:Name} og {SQ} er væk: spil {SJ} ud.</translation>
    </message>
    <message>
        <source>Now {CQ:the}. If {ombre} trumps it, that costs a trump.</source>
        <extracomment>[queen] lead, i-am defender, gone SJ CK, hold CQ, high CQ</extracomment>
        <translation>Nu {CQ}. Trumfer {ombre}, koster det en trumf.</translation>
    </message>
    <message>
        <source>{partner} still plays. Keep {H7:the}, and throw {C5:the}.</source>
        <extracomment>[wait] follow, i-am defender, led S, void, trump H, hold H7 C5, high H7, keeps H7</extracomment>
        <translation>{partner} mangler at lægge. Behold {H7}, og smid {C5}.</translation>
    </message>
    <message>
        <source>And here it wins: {H7:the} takes the last trick.</source>
        <extracomment>[last] follow, i-am defender, trump H, only H7, wins H7</extracomment>
        <translation>Og her vinder den: {H7} tager sidste stik.</translation>
    </message>
    <message>
        <source>Five tricks for {ombre}, one too few: you get a chip, and the pool grows.</source>
        <extracomment>[paid] over, result puesta, i-am defender, gained 1</extracomment>
        <translation>Fem stik til {ombre}, ét for lidt: du får en jeton, og puljen vokser.</translation>
    </message>
    <message>
        <source>Four tricks or fewer for {ombre}: {partner} and you share the pool.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>Fire stik eller færre til {ombre}: {partner} og du deler puljen.</translation>
    </message>
    <message>
        <source>{ombre} has six tricks, and takes the pool.</source>
        <extracomment>[lost] over, result sacada, i-am defender, aside</extracomment>
        <translation>{ombre} har seks stik og tager puljen.</translation>
    </message>
    <message>
        <source>You play yourself: six of ten tricks, alone.</source>
        <extracomment>[own] i-am ombre, not over, aside</extracomment>
        <translation>Du spiller selv: seks af ti stik, alene.</translation>
    </message>
    <message>
        <source>Four trumps at most are too few for six tricks. Pass.</source>
        <extracomment>[too-weak] bid, chose ask|sans_prendre</extracomment>
        <translation>Højst fire trumfer er for lidt til seks stik. Pas.</translation>
    </message>
    <message>
        <source>You can win a later trick with {H7:the}. Give {H2:the} now.</source>
        <extracomment>[too-early] follow, chose H7, hold H7 H2</extracomment>
        <translation>Du kan tage et senere stik med {H7}. Læg {H2} nu.</translation>
    </message>
    <message>
        <source>{partner} may win this one. Keep {H7:the}.</source>
        <extracomment>[not-yet] follow, led S, void, chose H7, hold H7 C5</extracomment>
        <translation>Det her stik kan {partner} tage. Behold {H7}.</translation>
    </message>
</context>
<context>
    <name>lessons/trumps.txt</name>
    <message>
        <source>Count the trumps</source>
        <extracomment>Title</extracomment>
        <translation>Tæl trumferne</translation>
    </message>
    <message>
        <source>Count what is out, and stop drawing in time.</source>
        <extracomment>About</extracomment>
        <translation>Tæl, hvad der er ude, og hold op i tide.</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings: that can be four tricks. Bid entrada.</source>
        <extracomment>[bid] bid, hold SA SK S2 DK</extracomment>
        <translation>Spadille, manille og to konger: det kan blive fire stik. Meld spil.</translation>
    </message>
    <message>
        <source>Name {S}: eleven trumps, with {CA:the}. Red suits have twelve, with spadille and basto.</source>
        <extracomment>[eleven] name-trump, hold SA SK S2, out CA, teaches trumps</extracomment>
        <translation>Vælg {S}: elleve trumfer, med {CA}. Røde farver har tolv, med spadille og basta.</translation>
    </message>
    <message>
        <source>Keep your three trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[keep] throw, i-am ombre, trump S, hold DK SK, keeps DK</extracomment>
        <translation>Behold dine tre trumfer og {DK}. Smid resten.</translation>
    </message>
    <message>
        <source>You hold {trumps} trumps, so {trumps-out} are out. Draw them with {SA:the}.</source>
        <extracomment>[own] lead, i-am ombre, trump S, tricks 0, hold SA, high SA, trumps 5</extracomment>
        <translation>Du har {trumps} trumfer, så {trumps-out} er ude. Træk dem med {SA}.</translation>
    </message>
    <message>
        <source>Now {trumps-out} are out. {S2:The} draws again.</source>
        <extracomment>[again] lead, i-am ombre, trump S, gone SA, hold S2, high S2, trumps-out 3+</extracomment>
        <translation>Nu er {trumps-out} ude. {S2:Name} trækker igen.</translation>
    </message>
    <message>
        <source>Two are out, basto among them. Lead {SK:the} to draw it.</source>
        <extracomment>[two] lead, i-am ombre, trump S, gone SA S2, hold SK SQ, out CA, trumps-out 2</extracomment>
        <translation>To er ude, den ene er basta. Få den frem med {SK}.</translation>
    </message>
    <message>
        <source>Basto is gone, and one trump is out. It is lower than {SQ:the}.</source>
        <extracomment>[one] i-am ombre, trump S, hold SQ, high SQ, gone CA, trumps-out 1, keeps SQ</extracomment>
        <translation>Basta er væk, og én trumf er ude. Den er lavere end {SQ}.</translation>
    </message>
    <message>
        <source>Four tricks were enough, since the others have three and two.</source>
        <extracomment>[four] over, result sacada, i-am ombre, tricks 4</extracomment>
        <translation>Fire stik var nok, for de andre har tre og to.</translation>
    </message>
    <message>
        <source>You knew which cards nobody could beat. That is what counting is for.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, tricks 5+, aside</extracomment>
        <translation>Du vidste, hvilke kort ingen kunne slå. Det er det, man tæller for.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Det gik ikke. Et nyt forsøg koster intet.</translation>
    </message>
    <message>
        <source>All have passed. Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle passede. Spadille, manille og to konger er værd at melde på.</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Spadille, manille og to konger er værd at melde på.</translation>
    </message>
    <message>
        <source>With {S} you have spadille, manille and the king.</source>
        <extracomment>[other-suit] name-trump, chose C|H|D</extracomment>
        <translation>Med {S} har du spadille, manille og kongen.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Du er ved at smide en konge. Konger tager stik: behold dem.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Du er ved at smide en trumf. Enhver trumf kan tage et stik: behold den.</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose S5, trumps-out 1+</extracomment>
        <translation>Højere trumfer er ude. Spil en, som intet slår, eller en anden farve.</translation>
    </message>
</context>
<context>
    <name>lessons/two_handed.txt</name>
    <message>
        <source>One against one</source>
        <extracomment>Title</extracomment>
        <translation>En mod en</translation>
    </message>
    <message>
        <source>Eight cards each and one suit fewer: five tricks win.</source>
        <extracomment>About</extracomment>
        <translation>Otte kort til hver og en farve mindre: fem stik vinder.</translation>
    </message>
    <message>
        <source>You play against one, with eight cards each and no {H}. Five of eight tricks win.</source>
        <extracomment>[goal] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>Du spiller mod én, med otte kort hver og uden {H}. Fem af otte stik vinder.</translation>
    </message>
    <message>
        <source>With {D} you hold the three best trumps. Bid solo: it is paid best.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>Med {D} har du de tre bedste trumfer. Meld solo: det betales bedst.</translation>
    </message>
    <message>
        <source>Name {D}. Three *matadors* that were dealt to you are paid at once, a chip each.</source>
        <extracomment>[name] name-trump, hold SA CA D7</extracomment>
        <translation>Vælg {D}. Tre *matadorer*, som du har fra given, betales med det samme, en jeton hver.</translation>
    </message>
    <message>
        <source>Draw trumps, first with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>Træk trumf, først med {SA}.</translation>
    </message>
    <message>
        <source>{CA:The} next. Keep {D7:the}: it will bring you in again.</source>
        <extracomment>[basto] lead, i-am ombre, trump D, gone SA, hold CA D7, high CA, keeps D7</extracomment>
        <translation>Så {CA}. Behold {D7}: den bringer dig ind igen.</translation>
    </message>
    <message>
        <source>Now a plain card, {SJ:the}. If it is beaten, you still have three trumps.</source>
        <extracomment>[test] lead, i-am ombre, trump D, gone SA CA, hold SJ D7, trumps 3, keeps D7</extracomment>
        <translation>Nu en anden farve, {SJ}. Bliver den slået, har du stadig tre trumfer.</translation>
    </message>
    <message>
        <source>Lead {C4:the}. Your three trumps will come in later.</source>
        <extracomment>[club] lead, i-am ombre, trump D, gone SJ, hold C4, trumps 3</extracomment>
        <translation>Spil {C4} ud. Dine tre trumfer kommer ind senere.</translation>
    </message>
    <message>
        <source>You need two more tricks, and have three trumps. Give {C3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump D, void, not led trump, hold C3, trumps 3, tricks 3</extracomment>
        <translation>Du mangler to stik og har tre trumfer. Læg {C3}.</translation>
    </message>
    <message>
        <source>Now you must trump: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, not led trump, cards 3, trumps 3, hold DQ, wins DQ</extracomment>
        <translation>Nu skal du trumfe: {DQ}.</translation>
    </message>
    <message>
        <source>{D7:The} is the best trump left. It makes five.</source>
        <extracomment>[best] lead, i-am ombre, trump D, hold D7, high D7, tricks 4</extracomment>
        <translation>{D7:Name} er den bedste trumf, der er tilbage. Det bliver fem.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, 15 for the solo, and 3 for matadors.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 23, i-am ombre</extracomment>
        <translation>Du vandt {gained} jetoner: puljen, 15 for soloen og 3 for matadorer.</translation>
    </message>
    <message>
        <source>You won. A solo is paid better.</source>
        <extracomment>[more] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>Du vandt. En solo betales bedre.</translation>
    </message>
    <message>
        <source>Four tricks are a tie here, and fewer are codille.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Fire stik er uafgjort her, og færre er kodille.</translation>
    </message>
    <message>
        <source>Keep trumps and kings. The other draws what you leave.</source>
        <extracomment>[throw] throw, i-am ombre, aside</extracomment>
        <translation>Behold trumf og konger. Den anden kan købe, hvad du lader ligge.</translation>
    </message>
    <message>
        <source>Now the other needs five tricks. Four for you, and it is a tie.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>Nu skal den anden have fem stik. Fire til dig, og det er uafgjort.</translation>
    </message>
    <message>
        <source>You have both passed. The pool stays for the next deal.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>I passede begge. Puljen bliver til næste giv.</translation>
    </message>
    <message>
        <source>The three best trumps are yours if you name {D}. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>De tre bedste trumfer er dine, hvis du vælger {D}. Pas ikke.</translation>
    </message>
    <message>
        <source>A solo wins a little less often with this hand, but is paid better.</source>
        <extracomment>[cheap] bid, chose entrada|vuelta</extracomment>
        <translation>En solo vinder lidt sjældnere med den hånd, men betales bedre.</translation>
    </message>
    <message>
        <source>Only {D} makes three matadors of this hand.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>Kun {D} gør tre matadorer af den hånd.</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose DQ|D3</extracomment>
        <translation>En lav trumf giver udspillet væk. Begynd med den bedste.</translation>
    </message>
    <message>
        <source>Keep {D7:the} until nothing can beat it.</source>
        <extracomment>[manille] follow, chose D7</extracomment>
        <translation>Behold {D7}, til intet kan slå den.</translation>
    </message>
</context>
<context>
    <name>lessons/vole.txt</name>
    <message>
        <source>All nine tricks</source>
        <extracomment>Title</extracomment>
        <translation>Alle ni stik</translation>
    </message>
    <message>
        <source>When you may say all nine, and when not.</source>
        <extracomment>About</extracomment>
        <translation>Hvornår du kan sige alle ni, og hvornår ikke.</translation>
    </message>
    <message>
        <source>Spadille, manille if you name {H}, and {DK:the}: bid entrada.</source>
        <extracomment>[bid] bid, hold SA H7 DK, keeps DK</extracomment>
        <translation>Spadille, manille, hvis du vælger {H}, og {DK}: meld spil.</translation>
    </message>
    <message>
        <source>Name {H}: {H7:the} is manille.</source>
        <extracomment>[name] name-trump, hold SA H7</extracomment>
        <translation>Vælg {H}: {H7} er manille.</translation>
    </message>
    <message>
        <source>Keep your trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[throw] throw, i-am ombre, trump H, hold DK, keeps DK</extracomment>
        <translation>Behold trumferne og {DK}. Smid resten.</translation>
    </message>
    <message>
        <source>The four best trumps are all yours. Draw with {SA:the}.</source>
        <extracomment>[best] lead, i-am ombre, trump H, hold SA H7 CA HA, high SA</extracomment>
        <translation>De fire bedste trumfer er alle dine. Træk med {SA}.</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high: go on for the vole.</source>
        <extracomment>[five] question claim_or_vole, trumps-out 0, hold SK DK, high SK DK, teaches claiming</extracomment>
        <translation>Ingen trumf er ude, og dine konger er høje: gå efter tout.</translation>
    </message>
    <message>
        <source>A vole is paid well; one that fails costs much. Count before you say it.</source>
        <extracomment>[price] question claim_or_vole</extracomment>
        <translation>En tout betales godt; en, der mislykkes, koster meget. Tæl, før du siger det.</translation>
    </message>
    <message>
        <source>Nine tricks, and {gained} chips.</source>
        <extracomment>[made] over, result vole, gained 1+, i-am ombre</extracomment>
        <translation>Ni stik og {gained} jetoner.</translation>
    </message>
    <message>
        <source>You won {gained} chips. A vole is paid better.</source>
        <extracomment>[claimed] over, result sacada, gained 1+, i-am ombre, aside</extracomment>
        <translation>Du vandt {gained} jetoner. En tout betales bedre.</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Go on only if you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Ét stik gik tabt, og det koster meget. Gå kun videre, hvis du ser ni.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Det gik ikke. Et nyt forsøg koster intet.</translation>
    </message>
    <message>
        <source>Spadille, manille and a king are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Spadille, manille og en konge er værd at melde på.</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high. All nine tricks are yours.</source>
        <extracomment>[sure] question claim_or_vole, chose claim, trumps-out 0, hold SK DK, high SK DK</extracomment>
        <translation>Ingen trumf er ude, og dine konger er høje. Alle ni stik er dine.</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Med {H} er syveren manille, og du har fire trumfer.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Du er ved at smide en konge. Konger tager stik: behold dem.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Du er ved at smide en trumf. Enhver trumf kan tage et stik: behold den.</translation>
    </message>
</context>
<context>
    <name>lessons/whereabouts.txt</name>
    <message>
        <source>Where the cards are</source>
        <extracomment>Title</extracomment>
        <translation>Hvor kortene er</translation>
    </message>
    <message>
        <source>A bid, a card not played, a suit run out: each tells who holds what.</source>
        <extracomment>About</extracomment>
        <translation>En melding, et kort, der ikke faldt, en farve, der slap op: alt fortæller, hvem der har hvad.</translation>
    </message>
    <message>
        <source>{ombre} bid, named {H} and threw only three cards. Trumps and kings were kept.</source>
        <extracomment>[bid] lead, i-am defender, trump H, cards 9, out H7</extracomment>
        <translation>{ombre} meldte, valgte {H} og smed kun tre kort. Trumfer og konger blev gemt.</translation>
    </message>
    <message>
        <source>In nine deals of ten {ombre} holds {H7:the}. Now lead {SJ:the}.</source>
        <extracomment>[manille] lead, i-am defender, trump H, cards 9, out H7, hold SJ</extracomment>
        <translation>I ni givninger ud af ti har {ombre} {H7}. Spil nu {SJ} ud.</translation>
    </message>
    <message>
        <source>{ombre} let {SJ:the} win. With {SK:the} one would have taken it.</source>
        <extracomment>[not-played] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>{ombre} lod {SJ} vinde. Med {SK} ville man have taget stikket.</translation>
    </message>
    <message>
        <source>So {partner} holds {SK:the}, in nearly nine deals of ten.</source>
        <extracomment>[king] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>Altså har {partner} {SK}, i næsten ni givninger ud af ti.</translation>
    </message>
    <message>
        <source>{ombre} trumped {DK:the}: no {D} is left there. That is certain.</source>
        <extracomment>[void] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA</extracomment>
        <translation>{ombre} trumfede {DK}: der er ingen {D} tilbage. Det er sikkert.</translation>
    </message>
    <message>
        <source>And here is {H7:the}, as you expected. Take it with {SA:the}.</source>
        <extracomment>[here] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA, wins SA</extracomment>
        <translation>Og her er {H7}, som du ventede. Tag stikket med {SA}.</translation>
    </message>
    <message>
        <source>{ombre} threw only three, and has no {D}: nearly all five cards left are trumps.</source>
        <extracomment>[nearly-all] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3</extracomment>
        <translation>{ombre} smed kun tre og har ingen {D}: næsten alle de fem kort er trumfer.</translation>
    </message>
    <message>
        <source>Lead {DJ:the}. It costs {ombre} a trump, or the trick.</source>
        <extracomment>[cost] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3, hold DJ</extracomment>
        <translation>Spil {DJ} ud. Det koster {ombre} en trumf eller stikket.</translation>
    </message>
    <message>
        <source>There is {SK:the}: {partner} had it. Throw {DQ:the}.</source>
        <extracomment>[there] follow, i-am defender, lies SK, leader partner, cards 4, gone DJ, void, hold DQ</extracomment>
        <translation>Der er {SK}: {partner} havde den. Smid {DQ}.</translation>
    </message>
    <message>
        <source>You knew where the cards were before you saw them.</source>
        <extracomment>[won] over, gained 1+, i-am defender</extracomment>
        <translation>Du vidste, hvor kortene var, før du så dem.</translation>
    </message>
    <message>
        <source>In your own games, Ctrl+I shows what the expert infers. Guess first, then look.</source>
        <extracomment>[panel] over, i-am defender</extracomment>
        <translation>I dine egne spil viser Ctrl+I, hvad eksperten slutter sig til. Gæt først, og se så efter.</translation>
    </message>
    <message>
        <source>{ombre} has most of the trumps. Lead a plain card, and keep yours to take with.</source>
        <extracomment>[trump-led] lead, i-am defender, cards 9, chose trump, trump H, out H7</extracomment>
        <translation>{ombre} har de fleste trumfer. Spil en anden farve, og gem dine til at stikke med.</translation>
    </message>
    <message>
        <source>Only {SA:the} beats {H7:the}. Take it.</source>
        <extracomment>[too-low] follow, i-am defender, lies H7, hold SA, chose CA|HA|H6</extracomment>
        <translation>Kun {SA} slår {H7}. Tag stikket.</translation>
    </message>
</context>
<context>
    <name>lessons/zanga.txt</name>
    <message>
        <source>Two against two</source>
        <extracomment>Title</extracomment>
        <translation>To mod to</translation>
    </message>
    <message>
        <source>Your partner sits opposite, and you play for stones.</source>
        <extracomment>About</extracomment>
        <translation>Din makker sidder overfor, og I spiller om sten.</translation>
    </message>
    <message>
        <source>Zanga is two against two. {partner}, opposite, is with you in every deal.</source>
        <extracomment>[sides] bid</extracomment>
        <translation>Zanga er to mod to. {partner}, overfor, er din makker i alle giv.</translation>
    </message>
    <message>
        <source>Trump is named with the call. Your long suit is {S}, with the 2: play {S}.</source>
        <extracomment>[call] bid, standing nothing, hold S2 SJ S6 S5, teaches trump-with-the-call</extracomment>
        <translation>Trumf nævnes i meldingen. Din lange farve er {S}, med toeren: spil {S}.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Partners give no signs.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>Sammen skal I have fem af de otte stik. Makkere giver ingen tegn.</translation>
    </message>
    <message>
        <source>You have none of that suit. Take the trick with a small trump: {S6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold S6, wins S6</extracomment>
        <translation>Du har ikke den farve. Tag stikket med en lille trumf: {S6}.</translation>
    </message>
    <message>
        <source>{pool} *stones* lie on the table: four for the deal, one for each pass. The winners take them.</source>
        <extracomment>[table] lead, i-am ombre, side-tricks 1, teaches stones</extracomment>
        <translation>{pool} *sten* ligger på bordet: fire for given, en for hver pas. Vinderne får dem.</translation>
    </message>
    <message>
        <source>Keep your trumps for later. Lead {DA:the}: {partner} may help.</source>
        <extracomment>[plain] lead, i-am ombre, trump S, hold DA</extracomment>
        <translation>Gem trumferne til senere. Spil {DA} ud: måske hjælper {partner}.</translation>
    </message>
    <message>
        <source>The same suit again: {DJ:the}.</source>
        <extracomment>[on] lead, i-am ombre, trump S, gone DA, hold DJ</extracomment>
        <translation>Samme farve igen: {DJ}.</translation>
    </message>
    <message>
        <source>{partner} is winning, and that counts for both of you.</source>
        <extracomment>[both] follow, i-am ombre, winning ally</extracomment>
        <translation>{partner} ligger højest, og stikket tæller for jer begge.</translation>
    </message>
    <message>
        <source>{SA:The} is gone, so nothing beats {S2:the}: five tricks for your side.</source>
        <extracomment>[high] follow, i-am ombre, trump S, void, gone SA, hold S2, wins S2, high S2, side-tricks 4</extracomment>
        <translation>{SA:Name} er væk, så intet slår {S2}: fem stik til jeres side.</translation>
    </message>
    <message>
        <source>The first five are the *hechas*, one stone more. Claim: all eight are too far.</source>
        <extracomment>[claim] question claim_or_vole, side-tricks 5, teaches eight-tricks</extracomment>
        <translation>De første fem er *hechas*, en sten mere. Tag gevinsten: alle otte er for meget.</translation>
    </message>
    <message>
        <source>Your side takes the table and now has {stones} stones. All 32 win the game.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+, teaches stone-prices</extracomment>
        <translation>Jeres side tager bordet og har nu {stones} sten. Alle 32 vinder partiet.</translation>
    </message>
    <message>
        <source>Four tricks are *puesta*: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Fire stik er *puesta*: jeres side lægger fire sten på bordet.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Tre stik eller færre: de andre tager bordet og fire af jeres sten.</translation>
    </message>
    <message>
        <source>All eight tricks: four stones instead of one.</source>
        <extracomment>[eight] over, result vole, i-am ombre, aside</extracomment>
        <translation>Alle otte stik: fire sten i stedet for en.</translation>
    </message>
    <message>
        <source>The game is won, but the eight were missed: nothing for them, nothing for the first five.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Spillet er vundet, men de otte glippede: intet for dem, intet for de første fem.</translation>
    </message>
    <message>
        <source>You play alone: five tricks against two. {partner} rests.</source>
        <extracomment>[single] i-am ombre, contract solo, tricks 0, not over, aside</extracomment>
        <translation>Du spiller alene: fem stik mod to. {partner} hviler.</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner} spiller og skal have fem stik sammen med dig.</translation>
    </message>
    <message>
        <source>You did not play this time. Try it again, and play {S}.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>Du spillede ikke denne gang. Prøv igen, og spil {S}.</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle passede, så stenene bliver liggende på bordet.</translation>
    </message>
    <message>
        <source>Five trumps with the 2 are enough, for your partner helps. Play {S}.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Fem trumfer med toeren er nok, for din makker hjælper. Spil {S}.</translation>
    </message>
    <message>
        <source>Only one suit of yours is long: {S}.</source>
        <extracomment>[other-suit] bid, chose play_C|play_H|play_D</extracomment>
        <translation>Kun én af dine farver er lang: {S}.</translation>
    </message>
    <message>
        <source>Alone you need five tricks against two. With {partner} that is much easier.</source>
        <extracomment>[too-much] bid, chose solo</extracomment>
        <translation>Alene skal du have fem stik mod to. Med {partner} er det meget lettere.</translation>
    </message>
    <message>
        <source>A small trump is enough here.</source>
        <extracomment>[wasted] follow, void, led H, chose S2|D2|DA|DJ</extracomment>
        <translation>En lille trumf er nok her.</translation>
    </message>
</context>
<context>
    <name>lessons/zanga_malaga.txt</name>
    <message>
        <source>The ugly king</source>
        <extracomment>Title</extracomment>
        <translation>Den grimme konge</translation>
    </message>
    <message>
        <source>One suit has two cards only, and both are always trumps.</source>
        <extracomment>About</extracomment>
        <translation>Én farve har kun to kort, og begge er altid trumf.</translation>
    </message>
    <message>
        <source>The pack has two {C} only: {CA:the} and {CK:the}, both always trumps.</source>
        <extracomment>[pack] bid, hold CA CK, teaches feo</extracomment>
        <translation>Der er kun to {C} i spillet: {CA} og {CK}, begge altid trumf.</translation>
    </message>
    <message>
        <source>Two matadors, the ugly king and long {D}: say solo, and win five tricks alone.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA CK DA DJ</extracomment>
        <translation>To matadorer, den grimme konge og lang {D}: sig solo, og tag fem stik alene.</translation>
    </message>
    <message>
        <source>Name {D}: that makes six trumps. A game won in {D} brings one stone more.</source>
        <extracomment>[name] name-trump, hold DA DJ D4</extracomment>
        <translation>Vælg {D}: det giver seks trumfer. Et spil, der vindes i {D}, giver en sten mere.</translation>
    </message>
    <message>
        <source>{partner} lays the cards down and rests. You need five of the eight tricks.</source>
        <extracomment>[rest] lead, i-am ombre, contract solo, tricks 0, others 0</extracomment>
        <translation>{partner} lægger kortene og hviler. Du skal have fem af de otte stik.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>Træk trumf med {SA}.</translation>
    </message>
    <message>
        <source>Only {D7:the} is above {CA:the} now. Drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone SA, hold CA, out D7</extracomment>
        <translation>Kun {D7} er over {CA} nu. Få den frem.</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last: {D4:the} is enough.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led H, void, last, hold D4, wins D4</extracomment>
        <translation>Du har ikke den farve, og du spiller sidst: {D4} er nok.</translation>
    </message>
    <message>
        <source>Now the ugly king, {CK:the}, is the best trump there is.</source>
        <extracomment>[feo] lead, i-am ombre, trump D, gone SA CA D7, hold CK, high CK</extracomment>
        <translation>Nu er den grimme konge, {CK}, den bedste trumf af alle.</translation>
    </message>
    <message>
        <source>After it comes {DA:the}.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone SA CA D7 CK, hold DA, high DA</extracomment>
        <translation>Efter den kommer {DA}.</translation>
    </message>
    <message>
        <source>Four tricks. Lead {DJ:the}: what is higher may lie with {partner}.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, contract solo, tricks 4, gone DA, hold DJ</extracomment>
        <translation>Fire stik. Spil {DJ} ud: hvad der er højere, ligger måske hos {partner}.</translation>
    </message>
    <message>
        <source>The stones on the table, two for the solo, one for {D}. You have {stones} now.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract solo, gained 7, teaches stone-prices</extracomment>
        <translation>Stenene på bordet, to for soloen og en for {D}. Nu har du {stones}.</translation>
    </message>
    <message>
        <source>Your side won, and has {stones} stones now.</source>
        <extracomment>[won] over, result sacada, not gained 7, gained 1+, aside</extracomment>
        <translation>Jeres side vandt og har nu {stones} sten.</translation>
    </message>
    <message>
        <source>That game was for all eight tricks.</source>
        <extracomment>[all] over, result vole|failed_vole, aside</extracomment>
        <translation>Det spil gjaldt alle otte stik.</translation>
    </message>
    <message>
        <source>Four tricks are a tie: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Fire stik er uafgjort: jeres side lægger fire sten på bordet.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Tre stik eller færre: de andre tager bordet og fire af jeres sten.</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner} spiller og skal have fem stik sammen med dig.</translation>
    </message>
    <message>
        <source>The others played this time. Try it again, and say solo.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>De andre spillede denne gang. Prøv igen, og sig solo.</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle passede, så stenene bliver liggende på bordet.</translation>
    </message>
    <message>
        <source>So many high trumps win alone. Say solo.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Så mange høje trumfer vinder alene. Sig solo.</translation>
    </message>
    <message>
        <source>You win as surely alone, and that brings two stones more.</source>
        <extracomment>[with-partner] bid, chose play_D</extracomment>
        <translation>Du vinder lige så sikkert alene, og det giver to sten mere.</translation>
    </message>
    <message>
        <source>Your long suit is {D}, and a game in it brings a stone more.</source>
        <extracomment>[short-suit] bid, chose play_S|play_H</extracomment>
        <translation>Din lange farve er {D}, og et spil i den giver en sten mere.</translation>
    </message>
    <message>
        <source>Your long suit is {D}.</source>
        <extracomment>[other-suit] name-trump, chose S|H</extracomment>
        <translation>Din lange farve er {D}.</translation>
    </message>
    <message>
        <source>Draw their trumps first, with {SA:the}.</source>
        <extracomment>[plain-lead] lead, hold SA, chose S6|SQ</extracomment>
        <translation>Træk først deres trumfer, med {SA}.</translation>
    </message>
</context>
</TS>
