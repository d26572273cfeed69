/**
 * Words before times of visits to customers or of markets: 'Home visits are possible in Luz on Tuesday afternoons'.
 * Streets and halls named after a market ('Market Street') do not count.
 */
export const awayFromPlace =
  /(?<![\p{L}-])(?:(?:[Hh]ome|[Hh]ouse|[Ff]arm|[Ss]table|[Yy]ard|[Ss]ite|[Ss]chool|[Oo]ffice|[Hh]ospital|[Cc]are[- ]home|[Hh]otel|[Hh]oli?day[- ]home) (?:visits?|calls?|appointments?)|[Hh]ausbesuche?|[Vv]isites? à domicile|[Vv]isitas? a domicil?io|[Dd]eliver(?:y|ies)|[Ww]e deliver|[Dd]elivered|(?:[\p{L}-]+['’]s?['’]? )?(?:[Mm]arkets?|MARKETS?)(?! (?:hall|square|place|street|garden|gardener|leader|prices?|research|town|day|value|stallholders?)(?!\p{L})| ?\p{Lu}\p{Ll}|\s?['’]s? ))(?!\p{L}|[- ]in[- ]the)/gu;

/** Words between those words and the times: a different subject, or a new clause. */
export const ownPlaceBetween =
  /[;!?\n]|[.:]\s|,\s?$|(?<!\p{L})(?:but|or|then|before that|open(?:s|ing)?|hours?|shop|store|studio|workshop|clinic|surgery|practice|office|showroom|farm ?(?:gate|shop|house)?|barn|kiosk|stand|yard|home|house|otherwise|here|pick(?:ed)?[- ]?ups?|collect(?:ion|ions|ed)?|come and|come to us|visit us|call us|ring us|phone|used to|were|was|until|our supplier|they)(?!\p{L})/iu;

/** Words before those words if they are about others or about the past. */
export const notOurs =
  /(?<!\p{L})(?:free|no|not|never|don['’]?t|before|used to|were|was|buy|bought|suppliers?|their|they|wholesale|opposite|beside|behind|near|next to|by|outside|super|hyper|same hours as)\s(?:\p{L}+\s){0,4}$/iu;

/** Goods that a business may offer only on certain days. */
const goods =
  "bread|loaf|sourdough|rye|focaccia|brioche|fish|seafood|meat|cake|pie|quiche|soup|stew|curry|roast|pizza|pasta|ramen|sushi|sashimi|kimchi|paella|porchetta|cheese|ice cream|gelato|brunch menu|fry[- ]?up|carvery|cream tea";

/**
 * The name of goods directly before days: a plural, or one of the words above. Not a trade ('opticians') or a place.
 */
export const goodsBeforeDays = new RegExp(
  `^(?:(?!(?:we|i|and|or|open|on|in|at|from|by|only|every|all|both|most|some)(?!\\p{L}))[\\p{L}'’-]+ ){0,2}(?:(?:${goods})|(?!\\p{L}{0,20}(?:ists|ians|smiths|wrights|vets|medics|[^lwg]ers|ors|days|hours|times|evenings?|mornings?|afternoons?|nights|weeks|weekends|holidays|appointments|appts|bookings|visits|calls|lines|doors|premises|offices|rooms|studios|shops|stores|stables|gardens|gates|works|baths|news|ss|us|is|always|sometimes|weekdays)$)\\p{L}{2,}s)$`,
  "iu",
);

/** The varieties of the goods after the days: 'Thurs-Sat - beef & stout, leek'. */
export const kindsAfterDays = /^\s?(?:[-–—:])\s(?=[^.\n]{0,60}(?:,|&|\sand\s|\sor\s|\/))\p{Ll}/u;

/** Words before such days for the business, its place or its people. */
export const ownBeforeDays =
  /(?<!\p{L})(?:we|we['’]re|i|i['’]m|our|my|open|opening|hours|here|shop|store|studio|bakery|caf[eé]|salon|stall|stand|market|office|bar|pub|restaurant|kitchen|workshop|gallery|surgery|clinic|practice|garage|yard|farm|barn|counter|showroom|reception|nursery|gym|school|museum|library|pool|room|rooms|house|van|truck|available|appointments?|work|works|working|by|in|at|near|ltd|limited|co|llc)(?!\p{L})/iu;

const notOfName =
  "(?!(?:we|i|you|they|which|that|who|is|are|has|have|from|open|at|in|on|by|behind|outside|next|where)(?!\\p{L}))";
const word = "[\\p{L}\\d'’-]+";

/**
 * Something that a business has besides its place, directly before its days: 'We do have a haul-in chute at the clinic,
 * (Tuesdays …)'. Its own place ('We have a studio in Hove, …') or people do not count.
 */
export const facilityBeforeDays = new RegExp(
  `(?:^|[.!?;]\\s+)(?:(?:we|i)(?: do)?(?: also| even)? have(?: got)?|(?:we|i)['’]ve (?:also )?got|there(?:['’]s| is)(?: also)?) an? (${notOfName}${word}(?: ${notOfName}${word}){0,4})(?: (?:at|in|on|by|behind|outside|next to) ${word}(?: ${word}){0,4})?,? ?(?:on )?\\(?$`,
  "iu",
);

/** Words in the name of a place where customers come, or of people, whose hours are those of the business. */
export const placeOrPeople =
  /(?<!\p{L})(?:\p{L}{0,12}(?:ery|yard|house|room|shop)|store|studio|salon|clinic|practice|office|caf[eé]|restaurant|bar|pub|kitchen|barn|farm|garage|unit|forge|stall|stand|hut|shack|shed|tent|cabin|kiosk|garden|field|orchard|park|track|court|caravan|cart|bus|boat|marquee|school|gym|rooms|van|truck|trailer|wagon|counter|premises|place|space|cent(?:re|er)|museum|library|pool|hall|base|branch|pitch|team|staff|crew|people|receptionist|reception|assistant|helper|manager|mechanic|vet|nurse|teacher|instructor|therapist|hours|appointments?|few|lot|couple|slots?|spaces?|availability)(?!\p{L})/iu;

/** Parts of a town where somebody stands with a van or a stall. */
const standing =
  "(?:(?:the|a|our usual)(?: \\p{Ll}+){0,2} )?(?:car ?park|market(?: ?place| ?square)?|square|lay-?by|town hall|village hall|church hall|green|high street|main street|station|common|harbou?r|quay|playground|garden cent(?:re|er)|supermarket|farm shop)";

/** One of several places where the business stands: 'Leominster is the car park behind the Co-op on'. The group is the place. */
export const standBeforeDays = new RegExp(
  `^\\P{L}{0,4}(?!(?:The|Our|My|We|I|It|This|That|Shop|Office|Studio|Workshop|Reception|Parking|Clinic|Salon|Caf[eé]|Kitchen|Entrance|Collection|Pick-?up|Open|Opening|Find|Come|Visit|Here)(?!\\p{L}))(\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?: \\p{Lu}\\p{Ll}[\\p{L}'’-]*){0,2})(?: is|:|,| =| we['’]re| i['’]m) (?:(?:in|at|on|outside|behind|by|near|opposite) )?${standing}(?!\\p{L})`,
  "u",
);

/** Urgent work directly before times around the clock, which are not those of the business. */
export const urgentWork =
  /(?<!\p{L})((?:(?!(?:also|and|for|all|any|the|or)(?!\p{L}))\p{Ll}+ )?(?:damage|leaks?|burst pipes?|lock[- ]?outs?|break[- ]?downs?|break[- ]?ins?|flood(?:s|ing)?|blockages?|blocked drains?|fallen trees?))(?: (?:work|repairs?|cover|service))?:? $/iu;
