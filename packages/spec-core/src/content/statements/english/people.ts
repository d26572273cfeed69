import { anyOf } from "../phrases.ts";

const thirdPersons = anyOf(`
  ex husband wife partner son daughter mother mum mom father dad brother sister uncle aunt cousin cousins nephew
  niece boyfriend girlfriend fiance fiancee stepson stepdaughter grandson granddaughter kid kids children boy girl
  lad missus hubby parents friend neighbour neighbor neighbours neighbors colleague assistant secretary boss
  accountant lawyer solicitor bank doctor therapist landlord landlady tenant former old apprentice
  employee employees cofounder predecessor investor supplier bookkeeper advisor adviser
`);
const verbsOfThirdPersons = anyOf(`
  says said say thinks thought think wants want wanted knows knew hates hated likes does did has had is was will
  would can could should must takes left leaves went goes threatens moved died drinks refuses insists
  believes complains keeps kept told tells asked asks gave gives pays paid owes stole lost reads got gets came
  comes helps helped calls called hears heard needs decides forgot forgets lives married smokes
`);

/** Third persons: what they say, do and experience is not for visitors. */
export const people = `
  my|our|his|her|the ${thirdPersons} ${verbsOfThirdPersons}, my|his|her ex,
  ex partner|husband|wife|girlfriend|boyfriend|boss|employer|employee|colleague|staff|artist,
  my|our accountant|bank|lawyer|lawyers|solicitor|landlord|landlady|insurer|insurance|broker|bookkeeper|boss|doctor|psychiatrist|supplier|suppliers|investors,
  accountant|boss|landlord|landlady|bank|council|lawyer|lawyers|insurance|insurer|broker|ayuntamiento|mayor|mairie|rathaus|authorities says|said|say|thinks|wants|want|has|have|will|would|does|do|did|is|are|took|told|refuses|pays,
  he|she|they says|said|say|think|thinks|thought|want|wants|wanted|know|knows|knew|hate|hates|told|tell|tells|ask|asked|asks|argue|argues|complain|complains|moan|moans|owe|owes|pay|pays|paid|left|leave|leaves|took|take|takes|stole|copy|copies|copied|lied|lies|threatened|refuse|refuses|refused|promised|charge|charged|charges|went|got|gets|drive|drives|cheat|cheats|cheated|control|controls|press|bury|hide|underpay|had|was|were|would|should|did|might|never|always|just|still|smoke|smokes|drinks|likes|died|dies|believes|tip|throw,
  not him|her|me, him not|and, with|to|from|by|for|about|of|on|at him, with|to|from|for|about|of|at her$, about|from|against them, sick|tired|rid|scared|afraid|jealous|proud|fond|ashamed|hate|hear|heard|speak|think of them,
  ask|tell|told|telling|remind|trust|pay|lose|kill|blame|remove him|her|them, call|ring|email|let|put|make|leave|keep|send|give|gave|got|miss|help him|her,
  someone|somebody told|said|says|stole|copied|complained|wrote,
  the guy|man|woman|lady|lad|bloke|chap|girl|boy|kid|fellow|dude|gentleman who|from|that|at|next,
  a|that|this|one|some guy|lad|bloke|chap|fella|dude,
  one customer|client|guest|mother|father|mum|dad|man|woman|lady|family|neighbour|guy|couple|student|parent|patient|tenant|bride|groom who|has|had|wrote|left|is|was|wants|wanted|never|complained|owes|said|says|told|came|comes|took|sued|sues|from|always|still|even|keeps|kept|thinks|does|did|got|broke|fell|drank|paid|pays|asked|asks|called|refuses|refused|stole|threatened,
  a customer|client|guest|mother|father|mum|dad|lady|neighbour|patient|tenant who|has|had|wrote|owes|sued|complained|stole|stalked,
  neighbour|neighbours|neighbor|neighbors complain|complains|says|say|makes|is|are|does|has|have|do|did|on|at|hate|hates|always|from|of|against,
  neighbour 's tree|dog|wall|cable, my ${thirdPersons}$, walked|ran|stormed|moved out|off|away,
  took|taken|takes half|all|most|some|# of|clients|customers|members, left with the|our|my|half, fell out with,
  fallen out, not|never talking|speaking to, do not|never talk|speak|get on|along with|anymore|to,
  a row|feud with, hates us|me|him|her|it, gossip*, does not know i|we|about|that|yet, do not know i|about me,
  the guy|man|lady|woman|people|company|firm|lot|one|agency|designer before|last|previously,
  the last lot|one|guy|people|company|agency|firm,
  previous|former owner|owners|tenant|tenants|partner|manager|employer,
  our oldest|youngest|only|best|last|new employee|trainer|waiter|waitress|driver|apprentice,
  our _ employee|worker|trainer|waiter|driver|apprentice will|is|was|has, is|was|be let go,
  is slow|lazy|useless|hopeless|difficult|impossible|drunk|late|leaving|stubborn|cheap, sits|is|are|friend|friends on the committee,
  my|our|his|her ex, brother|sister|mother|father|son|daughter in law, behind my|our|his|her back, got on my|our,
  smells of|like alcohol|drink|fish|smoke|beer|sweat|wee|pee|urine|a|old|damp|him|her|drains, neighbour|neighbours|neighbor|neighbors|villagers|locals _ our|us|my|me, from|by someone|somebody else, bad smell|smells, smell in|is|problem, it|shop|hall|place|room|flat|cellar|van|house|kitchen|toilet smells, smells a|bad|funny|awful, stinks, plays|play drums|music until|all|at night|loudly
`;

/** Relatives in a sentence: often part of the family's history, often private. */
export const relatives = `
  my|our|his|her ${thirdPersons}
`;
