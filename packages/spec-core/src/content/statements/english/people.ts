const kin =
  "ex|ex-husband|ex-wife|ex-partner|husband|wife|partner|son|daughter|mother|mum|mom|father|dad|brother|sister|uncle|aunt|cousin|cousins|nephew|niece|boyfriend|girlfriend|fiance|fiancee|stepson|stepdaughter|in-laws|in|grandson|granddaughter|kid|kids|children|boy|girl|boys|girls|parents|family|friend|neighbour|neighbor|neighbours|neighbors|colleague|assistant|secretary|boss|accountant|lawyer|solicitor|bank|doctor|therapist|landlord|landlady|tenant|business|former|old|apprentice|employee|employees|staff|cook|chef|co-founder|cofounder|predecessor|investor|supplier|bookkeeper|advisor|adviser";
const talks =
  "says|said|say|thinks|thought|think|wants|want|wanted|knows|knew|hates|hated|likes|does|did|has|had|is|was|will|would|wont|can|could|should|must|made|makes|built|took|takes|left|leaves|went|goes|threatens|moved|died|drinks|refuses|insists|believes|complains|keeps|kept|told|tells|asked|asks|gave|gives|pays|paid|owes|stole|lost|reads|got|gets|came|comes|helps|helped|calls|called|hears|heard|needs|decides|forgot|forgets|lives|married|smokes|speaks";

/** Third persons who have a say or a story: what they say, do and suffer is not for visitors. */
export const people = `
my|our|his|her|the ${kin} ${talks}, my|his|her ex|ex-husband|ex-wife|ex-partner, ex partner|husband|wife|girlfriend|boyfriend|boss|employer|employee|colleague|staff|artist, my|our accountant|bank|lawyer|lawyers|solicitor|landlord|landlady|insurer|insurance|broker|bookkeeper|boss|mother-in-law|father-in-law|doctor|psychiatrist|supplier|suppliers|investors
accountant|boss|landlord|landlady|bank|council|lawyer|lawyers|insurance|insurer|broker|ayuntamiento|mayor|mairie|rathaus|authorities says|said|say|thinks|wants|want|has|have|will|would|does|do|did|is|are|took|told|refuses|pays
he|she|they says|said|say|think|thinks|thought|want|wants|wanted|know|knows|knew|hate|hates|told|tell|tells|ask|asked|asks|argue|argues|complain|complains|moan|moans|owe|owes|pay|pays|paid|left|leave|leaves|took|take|takes|stole|copy|copies|copied|lied|lies|threatened|refuse|refuses|refused|promised|charge|charged|charges|went|got|gets|drive|drives|drives|cheat|cheats|cheated|control|controls|press|bury|hide|underpay|had|was|were|would|should|did|might|never|always|just|still|smoke|smokes|drinks|likes|died|dies|believes|tip|throw
not him|her|me, him not|and, with|to|from|by|for|about|of|on|at him|her|them, ask|tell|told|telling|call|ring|email|remind|let|put|make|leave|keep|trust|pay|send|give|gave|give|got|lose|miss|help|kill|blame|remove him|her|them
someone|somebody told|said|says|stole|copied|complained|wrote, the guy|man|woman|lady|lad|bloke|chap|girl|boy|kid|fellow|dude|gentleman who|from|that|at|next, a|that|this|one|some guy|lad|bloke|chap|fella|dude, one customer|client|guest|mother|father|mum|dad|man|woman|lady|family|neighbour|guy|couple|student|parent|patient|tenant|bride|groom, a customer|client|guest|mother|father|mum|dad|lady|neighbour|patient|tenant who|has|had|wrote|owes|sued|complained|stole|stalked
neighbour|neighbours|neighbor|neighbors complain|complains|says|say|makes|is|are|does|has|have|do|did|on|at|hate|hates|always|from|of|against, neighbour 's tree|dog|wall|cable
my ${kin}$
`;

/** A relative in a sentence: often the family's history, often private. */
export const relatives = `
my|our|his|her ${kin}
`;
