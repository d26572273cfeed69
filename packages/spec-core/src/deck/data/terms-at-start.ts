import { numberWords } from "../../text/number-words.ts";

const day = "(?:mon|tues?|wed(?:nes|s)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:days?)?";
const tongue =
  "(?:English|Irish|Welsh|Gaelic|German|French|Spanish|Italian|Polish|Portuguese|Dutch|Danish|Swedish|Norwegian|Finnish|Arabic|Hindi|Urdu|Punjabi|Turkish|Russian|Ukrainian|Romanian|Mandarin|Cantonese|Catalan|Basque|Greek)";
const ask = "(?:ring|call|text|phone|e-?mail|message|whatsapp)";

/** Beginnings of sentences about terms, payment, times or contact, which do not introduce a business. */
export const termsAtStart = new RegExp(
  [
    "(?:(?:we|i) )?(?:take|ask|need|require|charge) .{0,24}(?<!\\p{L})deposits?(?!\\p{L})",
    "(?:an? |small |non[- ]refundable |\\S?\\d+\\S* ){0,3}deposits?(?!\\p{L})",
    "non[- ]refundable(?!\\p{L})",
    "(?:at least )?(?:\\d{1,3}|an?|one|two) (?:hours?|days?|weeks?)['’]? notice(?!\\p{L})",
    "(?:please )?cancel(?:l?ed|l?ing|lations?|s)?(?!\\p{L})",
    "no \\p{L}",
    "(?:(?:prices? )?(?:start )?from |only |just )?[£$€] ?\\d",
    "(?:fully )?(?:qualified|trained|insured|registered|certified|licen[cs]ed) (?:\\d|in \\d|since|at|with|under|by)(?!\\p{L})",
    "(?:free |street |customer |plenty of )?parking(?! (?:tickets?|sensors?|systems?|fines?)(?!\\p{L}))(?!\\p{L})",
    `(?:(?:we(?:['’]re| are)|i(?:['’]?m| am)) )?(?:open|closed)(?: (?:from|on|until|till|every|daily|all|at|for lunch|\\d|${day})(?!\\p{L})|:)`,
    "opening (?:hours|times)(?!\\p{L})",
    `${day}(?!\\p{L})[\\s,]*(?:(?:to|till|until|and|n|by|only|from|half)(?!\\p{L})|[-–—&\\d]|${day}(?!\\p{L}))`,
    "(?:we |i )?(?:only )?(?:accept|take) (?:all )?(?:major )?(?:cash|(?:credit |debit )?cards?)(?!\\p{L})",
    "(?:cash|cards?) (?:only|accepted|taken|payments?)(?!\\p{L})",
    "cash (?:or|and|&|/) (?:cards?|bank|transfer)|cards? (?:or|and|&|/) cash",
    "(?:(?:our|my|the|current) )?(?:turn-?around|lead[- ]times?|waiting (?:lists?|times?)|delivery times?)(?!\\p{L})",
    "(?!(?:we|i) )[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3} (?:(?:has|have|needs?) to|must) be(?!\\p{L})",
    "patch tests?(?!\\p{L})",
    "(?:we|i) (?:make no charge|charge (?:nothing|no)|(?:do not|don['’]t|never|only) charge)(?!\\p{L})",
    `(?:${numberWords(1, 12)}|\\d+) (?:with|without|plus|extra|if|when|before|after)(?!\\p{L})`,
    "(?:tel|telephone|phone|mobile|cell|fax|e-?mail)(?:\\.|:)? \\S*[\\d@]",
    `(?:please )?${ask}(?: or ${ask})? (?:me|us|on|between|before|after|until|till|any ?time|the (?:shop|office)|\\d)`,
    "(?:(?:we(?:['’]re| are)|i(?:['’]?m| am)) )?(?:(?:already|now|currently|nearly|almost|usually) )?(?:fully booked|booked (?:up|out|solid|until|till)|full (?:until|till))(?!\\p{L})",
    "(?:free )?deliver(?:y|ies)(?: and [\\p{L}-]+(?: up)?)? (?:is|are|costs?|charges?|included|within|to|in|from|free|extra|only)(?!\\p{L})",
    "(?:please )?book (?:early|ahead|by|in advance|at least|online|through|via|now|\\d|an? (?:day|week|month|year))(?!\\p{L})",
    "(?:minimum|min\\.?|max(?:imum)?\\.?) (?:of |order|stay|hire|booking|charge|\\d)",
    // 'Fees are between 8 and 12% of the sum'.
    "(?:[\\p{L}’'-]+ ){0,4}(?:fees?|prices?|rates?|costs?|charges?)(?!\\p{L})[^.!?]{0,80}\\d ?(?:%|per ?cent)",
    "call[- ]?outs?(?: (?:fee|charge))? (?:is|are|from|[£$€\\d])",
    "(?:fully )?(?:licen[cs]ed|insured|accredited)(?: (?:and|&) (?:licen[cs]ed|insured|accredited))?[.!]?$",
  ]
    .map((way) => `^(?:${way})`)
    .join("|"),
  "iu",
);

/**
 * Beginnings of sentences about a membership, a place or one way of trading: true of the business, but no introduction.
 */
export const asideAtStart = new RegExp(
  [
    "certificates?(?!\\p{L})",
    "(?:my|our|\\p{L}+['’]s) (?:great-?)?(?:grand)?(?:father|mother|dad|mum|mom|parents|uncle|aunt)(?!\\p{L})",
    "(?:you(?:['’]ll| can| will)? (?:always )?)?find (?:me|us)(?!\\p{L})",
    "wholesale(?!\\p{L})",
    `(?:vegan|vegetarian|(?:gluten|dairy|nut|egg)[- ]free|halal|kosher) (?:(?:in|for) (?:${numberWords(2, 12)}|some|most|a few|\\d)(?!\\p{L})|(?:(?:options? )?(?:too|available|possible|on request|by arrangement))[.!]*$)`,
    "(?:breakfast|lunch|dinner|tea|coffee|cake|food|drinks?|wi-?fi|towels|linen|parking) (?:is|are)(?!\\p{L})",
    `(?:on )?(?:the |every )?(?:first|second|third|fourth|last|1st|2nd|3rd|other) ${day}(?!\\p{L})`,
    `(?:we|i) (?:also )?(?:teach|speak|work|talk|answer) (?:in )?(?:both )?${tongue}(?:(?:,| and|, and)(?: in)? ${tongue}){0,5}(?: (?:too|as well|all (?:day|week|the time)|every day|here|at home))?[.!]*$`,
    "(?:hr[ab] ?\\d|amtsgericht|handelsregister|ust-?\\s?id|steuer-?nummer|sire[nt] |rcs |tva |cif |nif |kvk |abn |acn |vat (?:no|number|reg|gb|\\d)|charity (?:no|number|\\d))",
    "(?:company )?(?:registered|incorporated) in (?:england|wales|scotland|(?:northern )?ireland)(?!\\p{L})",
    "(?:registered )?company (?:no|number|reg)(?!\\p{L})",
    "registered (?:office|(?:charity )?(?:no|number|\\p{Lu}*\\s?\\d))",
    "free (?!range)\\p{L}",
    "(?:posted|shipped|dispatched)(?!\\p{L})",
    "(?:proud )?members? of(?!\\p{L})",
    "(?:(?:we|i|was|were) )?(?:est(?:ablished|\\.)?|started|founded|opened|trading|going|in business|since)(?: (?:back )?(?:in|since))? (?:19|20)\\d\\d[.!]*$",
    "(?:(?:we|i)(?:['’](?:ve|re|m)| have| are| am)? )?(?:been )?open since (?:\\p{L}+ ){0,2}(?:19|20)\\d\\d[.!]*$",
    "\\d{1,4} \\p{L}+(?:(?:,| and|, and) \\d{1,4} \\p{L}+){1,6}[.!]*$",
    `(?:we|i) have (?:only )?(?:${numberWords(1, 12)}|\\d{1,4}) (?!years|decades|generations)`,
    "(?:usually|normally|often|sometimes|occasionally|generally|mostly),? (?:the|my|our|people|customers|clients|patients|guests|families|most|some|an?|they|it|he|she|somebody|someone)(?!\\p{L})",
    ".{2,50} members?[.!]?$",
    "\\d{1,4} ?(?:mi|miles?|kms?)\\.?(?!\\p{L})",
    "some (?:of (?:the|our|my) )?\\p{L}+ (?:is|are|has|have|can)(?!\\p{L})",
    ".{0,80}\\d .{0,20}only[.!]*$",
    ".{0,60}(?<!\\p{L})(?:get|gets|save|saves|pay|pays|receive|receives)(?: an?)? [£$€]?\\d{1,3} ?(?:%|per ?cent)",
  ]
    .map((way) => `^(?:${way})`)
    .join("|"),
  "iu",
);

/** 'South Canterbury, Timaru up to Ashburton': an area, without what is offered there. */
export const stretchOfPlaces =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3},(?: (?:and|\p{Lu}[\p{L}'’-]+),?){1,4} (?:up|down|out|over|across|inland) to \p{Lu}/u;

/** Beginnings of sentences about the way, the door or the stairs. */
export const accessAtStart = new RegExp(
  [
    "(?:(?:we(?:['’]re| are)|it(?:['’]s| is)) )?(?:on the |at )?(?:ground|first|second|third|top|1st|2nd|3rd)[- ]floor(?!\\p{L})(?! (?:flats?|apartments?|plans?|extensions?|insulation|heating))",
    "(?:the )?(?:main |front |back |side )?(?:entrance|door)s?(?: (?:is|are|at|in|on|to|from|round|through|beside|behind)(?!\\p{L})|,|:)",
    "(?:step|stair)[- ]free(?!\\p{L})",
    "(?:(?:fully|partly) )?(?:wheelchair|step)[- ](?:access|accessible|friendly)(?!\\p{L})",
    "(?:easy|good|ample|lots of|loads of|disabled|private|our own|\\d+) (?:(?:free|private|disabled) )?parking(?! (?:tickets?|sensors?|systems?|fines?)(?!\\p{L}))(?!\\p{L})",
    "(?:please )?(?:ring|press|use) the (?:(?:door|side|back|front|red|green|blue) ?)?(?:bell|buzzer|door|gate|entrance|intercom)(?!\\p{L})",
    "(?:(?:please|you|they|guests|visitors) )?(?:turn|bear|keep|drive|walk|follow) (?:left|right|past|down|up|over|through|along|straight|after|before|the (?:road|track|path|signs?|lane))(?!\\p{L})",
  ]
    .map((way) => `^(?:${way})`)
    .join("|"),
  "iu",
);

/** 'We also do catering', 'Grease traps we do for restaurants too': an addition to something said before. */
export const addition = /^(?:(?:\S+ ){0,3}also|and)(?!\p{L})|^[^,;:–-]{0,200}\s(?:too|as well)[.!]*$/iu;

const standing =
  "(?:licen[cs]ed|insured|bonded|accredited|certified|registered|qualified|vetted|approved|guaranteed|vat[- ]registered|dbs[- ]checked)";

/**
 * 'We're licensed with the state and insured' states credentials, not what the business does; 'We're licensed
 * electricians' does.
 */
export const credentials = new RegExp(
  `^(?:(?:we|i)(?:['’](?:re|m)| are| am)|everything is|all (?:our )?(?:staff|work) (?:is|are)) (?:(?:fully|all|also|both|state) ){0,2}${standing}(?:(?:,| and| &|, and) (?:fully )?${standing}){0,3}(?=[.!,]|$| (?:with|by|under|since|for|to|through|in)(?!\\p{L}))`,
  "iu",
);

/** 'Most folks ought to pump every three years': advice to customers, not what the business does. */
export const advice =
  /^(?:most|many|some|all|every|any|people|folks|customers|clients|owners|home ?owners|you|your|everyone|everybody|an?|the)(?: [\p{L}'’-]{1,16}){0,5} (?:should|ought to|needs? to|ha(?:ve|s) to|must)(?!\p{L})/iu;

/**
 * A sentence about someone or something in the one before it: 'He is in on Fridays', 'That's all I do'; not 'It's a
 * bakery in York'.
 */
export const pointsBack =
  /^(?:(?:he|she|they|them|his|her|their|those|these)(?!\p{L})|that(?:['’]s| is| was| means)(?!\p{L}))/iu;

/**
 * What people do besides the work that customers come for: 'We love what we do', 'We start in May'. It introduces a
 * business only in words of its trade.
 */
export const besideTrade =
  /^(?:we|i)(?:['’](?:ve|ll|d))?(?: (?:also|all|both|always|usually|only|just|really|mostly|mainly|normally)){0,2} (?:speak|start|answer|reply|respond|accept|love|like|enjoy|believe|hope|think|know|want|wish|prefer|try|aim|pride|live|open|close|charge|use|get|got|met|moved)(?!\p{L})/iu;

const givenName = "\\p{Lu}[\\p{L}'’-]{0,20}\\.?";
const oneName = `${givenName}(?: ${givenName}){0,3}`;
const pair =
  "(?:(?:married )?couple|husband and wife|wife and husband|(?:two )?(?:brothers|sisters|cousins|friends)|(?:father|mother|dad|mum|mom|brother|sister) and (?:son|daughter|sister|brother)s?)";

/** The beginning of a sentence that says who somebody is: 'I'm Dan', 'Hi, we are Ana and Luis Ruiz'. */
export const beginsWithPerson = new RegExp(
  `(?:(?:[Hh]i|[Hh]ello)[,!]? )?(?:(?:I(?:['’]m| am)|[Mm]y name(?:['’]s| is)) ${oneName}|[Ww]e(?:['’]re| are) ${oneName}(?:(?:, | and | & )${oneName}){1,3})`,
  "u",
);

/** Who somebody is, and nothing about what they do: 'I'm Dan', 'We are Ana and Luis Ruiz, husband and wife'. */
export const peopleAlone = new RegExp(
  `^(?:(?:[Hh]i|[Hh]ello),? )?(?:(?:I(?:['’]m| am)|[Mm]y name(?:['’]s| is)) ${oneName}|[Ww]e(?:['’]re| are) ${oneName}(?:(?:, | and | & )${oneName}){1,3})(?:, (?:a |an )?(?:local|${pair}))?[.!]?$`,
  "u",
);

/** What the business is not or does not do, and that nobody helps: 'We are not cheap', 'I don't drive', 'I work alone'. */
export const denialAtStart =
  /^(?:(?:sorry|but|and|so|also|please note),? )?(?:(?:we|i|it|this|they)(?:['’](?:re|m|s|ve)| are| am| is| do| have| can| will)?(?: really)? (?:not|never|neither|no longer)(?! (?:just|only|merely|simply|a day|miss|stop|fail))|(?:we|i|it) (?:are|is|do|does|can|wo|ca|have|would)?n['’]?t(?! (?:just|only|merely|simply|stop))|(?:we|i) (?:have|had) no|dont|don['’]t|(?:not|nothing|none) (?!just|only|far|but|beats)\p{L}+|(?:we|i) (?:always |only |mostly )?(?:work|live|am) alone)(?!\p{L})/iu;
