import { anyOf } from "../phrases.ts";

// Equipment in back rooms, which visitors never come for.
const equipment = anyOf(`
  freezer freezers fridge fridges chiller boiler furnace till tills extractor compressor dishwasher dryer hoover printer
  computer laptop pc server router alarm safe fuse fusebox wiring plumbing drain drains gutter gutters storeroom stockroom
  radiator radiators hinge shutter forklift terminal landline
`);
const coffeeMachine = "(?:coffee|card|franking|slicing|ice|washing|credit card) machine";
// Rooms that visitors may come for: only their defects are internal.
const house = anyOf(`
  roof ceiling floor floors wall walls cellar basement attic loft light lights lamp lamps toilet toilets loo sink tap window
  windows door doors carpet chair chairs table tables stool stools shelf shelves counter sign van vans lorry trailer ladder
  machine machines scales mixer heating pipes awning
`);
const flaws = anyOf(`
  wobble wobbles flicker flickers slope slopes leak leaks rattle rattles creak creaks squeak squeaks sag sags peel peels
`);

/** Sentences about internal affairs: equipment, chores, figures, the place of keys. */
export const backstage: readonly RegExp[] = [
  // 'The freezer dates from 1988', 'The coffee machine is rented'.
  new RegExp(
    `^(?:the|our|my|this|that|one of the|two of the|half the|half of the|both|some of the|only (?:one|two|three|half)(?: of the)?) (?:\\p{L}+[ -]){0,2}(?:${equipment}|${coffeeMachine}) (?!(?:is|are) (?:for guests|shared|included|available|yours|free)(?!\\p{L}))\\p{Ll}`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:${flaws})[.!]?$|(?<!\\p{L})(?:${house})(?: \\p{L}+){0,4} (?:${flaws})(?!\\p{L})|^only (?:one|two) (?:${house}) works?(?!\\p{L})`,
    "iu",
  ),
  // 'The kiln is on its third element', 'The mixer is borrowed'.
  /(?<!\p{L})(?:is|are|was|were) (?:only |still |all |just )?(?:(?:rented|leased|borrowed|on (?:loan|lease|hire purchase|hp|finance|tick))[.!]?$|(?:mortgaged|overdrawn|empty|vacant|unused|unlet|on its last|out of date|overdue|rotten|mouldy|falling apart|past it|paid off)(?!\p{L}))|(?<!\p{L})sale or return(?!\p{L})/iu,
  // 'Dad signs the cheques', 'Saturday girl starts at eight'.
  /^(?:my |our )?(?:mum|mom|dad|granny|grandma|nan|nana|grandad|grandpa|hubby|auntie|uncle \p{L}+|the wife|the husband|the lad|the lads|(?:saturday|sunday|weekend|counter|kitchen|shop) (?:girl|boy|lad)) (?!(?:started|founded|opened|built|began|bakes?|makes?|made|cooks?|teach\p{L}*|taught|runs?|ran|bought|planted|grows?|sews?|knits?|designs?|established|set up|and)(?!\p{L}))\p{Ll}+/iu,
  /(?<!\p{L})(?:covers?|stands? in|fills? in|steps? in) for (?:me|us|him|her|them)(?!\p{L})|^(?!we(?!\p{L})|i(?!\p{L})|our (?:team|staff|\p{L}+ers?)(?!\p{L})).{0,60}(?<!\p{L})(?<!(?<!\p{L})(?:we|i|we['’]ll|i['’]ll|we can|i can|we will|i will|we also|i also|you) )(?:signs?|does|do|keeps?|handles?|minds?|runs?|has|have|holds?|checks?|sorts?|looks? after) (?:all |most of )?(?:the|our|my) (?:spare |petty |office |shop )?(?:cheques|books|payroll|wages|nights|night shift|early shift|late shift|lates|earlies|keys?|till|invoices|invoicing|bills|emails|e-mails|accounts|banking|paperwork|ordering|orders to|rota|vat|tax|taxes|post|passwords?|bins|difficult)(?!\p{L})/iu,
  // 'Stock value around 40k', 'The sign cost 900 pounds', 'Delivery driver on 11 an hour'.
  /(?<!\p{L})(?:stock|book|market|rateable|insured) value(?!\p{L})|(?<!\p{L})(?:wholesale|cost|purchase|buying|net|trade) (?:price|cost)s? (?:is |are |of )?[£€$]?\d|\d ?k(?: (?:a|per|last|this) (?:year|month)|[.!]?$)|(?<!\p{L})(?:the|our|that|this) (?:\p{L}+ ){1,3}(?:cost|made|brought in|lost|grossed|turned over|earned) (?:us |me |about |around |nearly |over )?(?:[£€$]\d|\d{3}|\d+[.,]\d{3})|(?<!\p{L})(?:driver|girl|lad|boy|staff|cleaner|assistant|waiter|waitress|cook|chef|apprentice|help|trainee|baker|barista|porter|stylist)s? (?:(?:is|are|gets?) )?(?:paid )?on [£€$]?\d|\d{2,3}[,.]?\d{3} (?:last|this|a|per) year|(?<!\p{L})(?:mark-?up|break-?even|cash ?flow|gross|net) (?:is|of|at|was|about|around) /iu,
  // 'Key under the blue pot', 'The second phone is for suppliers'.
  /(?<!\p{L})(?:spare )?keys? (?:is |are |lies? |hangs? )?(?:under|behind|in|on|with|at|by) (?:the|a|my|our) |(?<!\p{L})(?:door|alarm|gate|safe|entry|wifi|wi-fi) (?:code|pin|combination|password) |(?<!\p{L})(?:is|are) (?:only )?for (?:suppliers|staff|deliveries|the (?:staff|accountant|bank|rep|reps))(?!\p{L})/iu,
  // A person the owner knows, without an article: 'Wife against it', 'Cousin in the planning office'.
  /^(?:landlord|landlady|wife|hubby|husband|cousin|uncle|aunt|auntie|nephew|niece|ex|girlfriend|boyfriend|(?:mother|father|brother|sister)[- ]in[- ]law|apprentice|lodger|neighbours|neighbors)(?:['’]s)? (?!(?:and|&|or|of|to|schemes?|programmes?|programs?|placements?)(?!\p{L}))|^(?:accountant|bookkeeper|lawyer|solicitor|insurer|bank|landlord|freeholder|previous agency|old agency|web ?master|steuerberater)\s*:/iu,
  // 'Divorced, two boys', '58 and tired', 'Married to the vicar'.
  /^(?:divorced|widowed|separated|single (?:mum|mom|dad|mother|father)|married(?! couples)|unmarried|childless|pregnant|dyslexic|\d{2} and (?:\p{L}+ )?(?:tired|alone|single|old|not|still|counting))(?!\p{L})/iu,
  // 'Selling in 2027', 'Knee operation in May'.
  /^(?:selling|closing|retiring|expanding|leaving|handing over|giving up|getting (?:married|divorced))(?: up| down| out| it)?(?: \p{L}+)? (?:in|next|soon|after|by|when)(?!\p{L})|^(?:knee|hip|back|heart|eye|hernia|shoulder|cataract) (?:operation|op|surgery) (?:in|on|next|last|soon)(?!\p{L})|^no (?:pension|savings|insurance|contract with|lease|licence yet|heir|successor)(?!\p{L})/iu,
  // 'Boiler from 1987', 'Damp in the back room', 'Second hand lathe'.
  new RegExp(
    `^(?:${equipment}|${house}) (?:is |was )?(?:from (?:19|20)\\d\\d|broken|dead|old|knackered|needs?|not|won['’]t|on its|goes (?:straight|off|to))(?!\\p{L})|^(?:damp|mould|mold|rats|mice|leaks?|cracks?|water) (?:in|under|behind|on) the (?:\\p{L}+ )?(?:room|wall|walls|cellar|basement|kitchen|shop|back|roof|toilet|office|barn)(?!\\p{L})`,
    "iu",
  ),
  // 'Best month November', 'Two jobs open', 'Mostly cash'.
  /^(?:best|worst|busiest|quietest|slowest) (?:month|day|week|season|seller|year)s?(?!\p{L})|^(?:mostly|mainly|all|half|partly) (?:in )?cash[.!]?$|^turning over(?!\p{L})|^bad (?:with|at) (?!backs?|knees?)|^insurance excess(?!\p{L})/iu,
  // 'The cakes arrive frozen', 'Soup out of a tin'.
  /(?<!\p{L})(?:arrives?|comes?|delivered|bought|supplied|made elsewhere)(?: in)? (?:frozen|ready[- ]made|pre-?\p{L}+|from (?:china|a factory|the cash and carry|aldi|lidl|tesco|costco|makro|bookers?|amazon|a wholesaler|wholesale))(?!\p{L})|(?<!\p{L})(?:out of|from) a (?:tin|packet)[.!]?$/iu,
  // 'Our busiest table is number six', 'Three regulars make half the sales'.
  /(?<!\p{L})(?:busiest|quietest|slowest|worst|weakest|least) (?:\p{L}+ )?(?:is|are|day|month|table|shift|seller|product|time|hours?)(?!\p{L})|(?<!\p{L})(?:half|most|a third|a quarter|two thirds|\d+ ?%) (?:of )?(?:the|our|my) (?:sales|trade|income|takings|stock|turnover)(?!\p{L})/iu,
  // Something that went wrong once: 'Two batteries burned in 2022', 'One lorry failed its MOT'.
  /^(?:an?|one|two|three|some|several|another|the|our|my|some(?:one|body)|a (?:customer|guest|child|kid)) (?:\p{L}+[ -]){0,3}(?:burned|burnt|sank|fainted|crashed|collapsed|drowned|exploded|flooded|choked|slipped|fell (?:off|down|in|over|ill|from)|caught fire|went down|bit|failed (?:its|the|their)|broke (?:an?|his|her|down)|got (?:hurt|injured|burnt|sick|ill|stuck))(?!\p{L})/iu,
  // 'The church order is not paid', 'The grant ended in March', 'Two complaints with the ombudsman'.
  /(?<!\p{L})(?:(?:is|are|was|were) (?:still )?not (?:yet )?paid|complaints? (?:with|at|before) the|up for (?:appeal|review)|not (?:yet )?(?:final|approved|granted|signed) yet|(?:permission|permit|licen[cs]e|approval) is not (?:yet )?(?:final|through|there|granted))(?!\p{L})|^(?:the |our |my )?(?:grant|funding|subsidy|lease|rent|sponsor)(?: of \S+| from (?:the )?\p{L}+)? (?:ends?|ended|ran out|runs out|stopped|stops|goes up|went up|doubled)(?!\p{L})/iu,
  // 'We are three payments behind', 'Organic certificate expired in May', 'We share the toilet with the barber'.
  /(?<!\p{L})(?:(?:payments?|instalments?|months?|weeks?|years?|orders?) (?:behind|late|overdue)|(?:certificate|licen[cs]e|insurance|registration|permit|approval|contract|lease|mot|warranty) (?:has |have )?(?:expired|lapsed|ran out|run out)|when we run out|(?:is|are) a (?:plague|nightmare|pain|curse|joke|disgrace)|smash(?:es|ed)? (?:the|our|my)|(?:is|are|comes?) from the (?:supermarket|cash and carry|wholesaler|freezer))(?!\p{L})|^nobody (?:has|ever) (?:checked|cleaned|tested|looked|serviced|asked)(?!\p{L})|^(?:we|i) (?:don['’]?t|do not|hardly|barely|never) (?:sell|earn|make|get|take) (?:much|enough|anything)(?!\p{L})|^we share (?:the|a|our) (?:toilet|loo|kitchen|bathroom|entrance|till|phone|meter|boiler|office|account|wi-?fi)(?!\p{L})/iu,
  // 'Room 7 has mould'.
  /^(?!.*(?<!\p{L})(?:you|your)(?!\p{L})).{2,40} (?:has|have|had|got) (?:mould|mold|damp|rats|mice|woodworm|asbestos|dry rot|nits|fleas)(?!\p{L})/iu,
  // 'The tax number is … for your invoice'.
  /(?<!\p{L})(?:for (?:the|your) (?:bill|invoices?|contract|paperwork|records)[.!]?$|if you need (?:it|this|that) for the)/iu,
  // 'Wifi key is …', 'Zoom id is …'.
  /^(?:the |our |my )?(?:wi-?fi|wlan|zoom|teams|skype|alarm|gate|door|safe|bank|paypal|etsy|google|ebay|amazon)(?: room| meeting| account| shop)? (?:key|id|code|pin|number|account|password|pass) (?:is|was)(?!\p{L})/iu,
  // 'Nobody rings on Mondays anyway', 'We take anybody, we can't be choosy', 'We buy them in, everybody does'.
  /^nobody (?:rings|comes|calls|books|buys|notices|reads|knows)(?!\p{L})|(?<!\p{L})(?:can['’]?t|cannot|can not) be (?:choosy|picky|fussy)(?!\p{L})|, (?:like )?everybody (?:else )?does(?!\p{L})/iu,
  // 'A big chain is opening in the retail park'.
  /(?<!\p{L})(?:chain|aldi|lidl|tesco|starbucks|costa|ikea|amazon|supermarket|competitor|rival|another (?:salon|shop|café|cafe|studio|gym|garage|bakery|practice)) (?:is|are|has|will) (?:opening|coming|moving|opened|come|open|move)(?!\p{L})/iu,
  // 'Only open Fridays because Jan works elsewhere', 'Interns sleep in the trailer', 'The chairs are second hand'.
  /(?<!\p{L})because (?:my (?!grand)|\p{Lu}\p{Ll}+ (?:is|has|works|was|left|had|can|does))/u,
  /^(?:the )?(?:interns?|apprentices?|volunteers|seasonal workers|workers|lads|girls|helpers) (?:sleep|live|stay|eat)s?(?!\p{L})/iu,
  new RegExp(
    `^(?:the|our|my|all the|half the) (?:\\p{L}+ )?(?:${house}|${equipment}) (?:is|are|was|were) (?:all |mostly )?(?:second[- ]hand|from (?:ikea|a school|ebay|the tip))(?!\\p{L})`,
    "iu",
  ),
];
