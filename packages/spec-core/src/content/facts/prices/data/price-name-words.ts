import { numberWords } from "../../../../text/number-words.ts";

/** The start of a new label: also after a full stop before a lower-case letter ('no appointment. puppies 20'). */
export const clauseBefore =
  /^[\s\S]*(?:[;:|•?!\uFFFC]|,(?!\d)|\n|\s[-–—/]\s|(?<=\p{L}{3}|\p{L}['’]s)(?<!(?<!\p{L})(?:approx|incl|excl|inkl|zzgl|min|max|std|pers|ext))\.\s)(?=[\s\S]*\p{L})/u;
/** A verb after a price, which is not the name of an article: '500 booking fee holds the date'. */
export const verbAfter =
  /(?:\sand)?\s(?:holds?|secures?|reserves?|keeps?|covers?|gets?|buys?|comes?|goes|counts?|is|are|if|when|which|that|because|so|but|you|we|i)\s[\s\S]*$/iu;

/** An explanation or addition after a price, which is not a name: '$10 per act (state max) plus travel'. */
export const aside = /^\s*\([^()]*\)[\s\S]*$|(?:^|\s)(?:plus|\+)\s[\s\S]*$/iu;

/** An article directly before a price, whose name then follows it: 'a £25 deposit'. */
export const articleBefore =
  /(?<!\p{L})(?:an?|the|une?|le|la|les|el|los|las|una?|eine[nrm]?|ein|der|die|das|den|il|lo|uma?|een|het)\s*$/iu;

/** The end of a name after an article and a price: 'fuel surcharge outside Leeds'. */
export const nameEnd =
  /(?<=\p{L})\s(?:outside|within|for|per|on|in|to|at|from|with|of|by|unless|until|each|every|and|or|pour|par|sur|für|pro|bei|por|para|en)\s[\s\S]*$/iu;

/** A subject with a verb, which is not a name: 'I keep', 'there is', 'we only add'. */
export const deedAlone =
  /^\s*(?:(?:and|but|so|then|und|et|y)\s)?(?:we|i|you|they|there|it|wir|ich|sie|man|nous|je|vous|on)\s(?:(?:also|only|just|do|can|will|may|might|now|always|usually|must)\s){0,2}\p{L}+(?:\s(?:for|in|on|at))?(?:\s(?:only|just|an?|the))?\s*$/iu;

/** A subject and its verb before a price, whose name then follows the price: 'I keep a £20 late cancellation fee'. */
export const asking =
  /^\s*(?:we|i|you|there|wir|ich|nous|on)\s(?:(?:also|only|just|do|now|always|usually)\s){0,2}(?:charge|keep|add|take|hold|ask(?: for)?|have|is|pay|want|need|require|offer|do|sell|make|haben|nehmen|verlangen|demandons|facturons|ajoutons)\s/iu;

/** Charges in addition to an offer: a deposit, a surcharge. */
export const sideCosts =
  /(?:fees?|charges?|deposits?|surcharges?|supplements?|entry|admission|gebühr|zuschlag|anzahlung|kaution|supplément|acompte|caution|suplemento|fianza)$/iu;

/** Words that are not a name: 'not decided', 'forgot that', '£5 more', a number of people, a place. */
export const noLabel =
  /^(?:(?:priced|charge[ds]?|billed|work) (?:by|per|at|from)(?!\p{L})|(?:max|min|up to|at most|sleeps|seats)(?:imum)?\.?(?: of)? (?:\d{1,3}|one|two|three|four|five|six|eight|ten)(?: \p{L}+){0,2}(?:\.|$)|within (?:an?|the|half|\d)(?!\p{L})|(?:place|premises|yard) (?:outside|near|in|at|behind|by|beside)(?!\p{L})|(?:not|no|yes|or|doors \d|please|incl?\.?|includ(?:es|ing|ed)|inkl|with|maybe|perhaps|undecided|forgot|sorry|say|tbc|tbd|just|call(?! ?outs?)|ask|now|each(?! follow)|waived|payable|due|refundable(?! \p{L})|depending|according|if|when|after (?:that|this|which)|thereafter|might|may|could|otherwise|at (?:the moment|present)|currently|sonst|ansonsten|andernfalls|dann|danach|jeweils|sinon|puis|ensuite|chacune?|si no|de lo contrario|luego|después|cada uno|altrimenti|daarna|kostenlos|gratis|gratuit\p{L}*)(?![\p{L}-])|(?:extra|more|off)(?:$|\s(?:per|an?|each|every|for|on|if|to|than|at|when|after|the|in|with|and|or|but)(?!\p{L})))/iu;

/** Only a color with its article, which refers to a thing named elsewhere: ', the blue £9'. */
export const colorAlone =
  /(?:^|[.,;:(]\s?|\s(?:and|or)\s)(?:the|our)\s(?:red|orange|yellow|green|blue|navy|purple|violet|pink|brown|black|white|grey|gray|beige|dark|light)(?:\s(?:is|are|at))?[\s,:]*$/iu;

/** Sizes that belong to a thing. */
export const sizes =
  "small|medium|med|large|big|extra large|xl|xs|mini|half|whole|single|double|short|long|giant";

/** The capacity or weight of a thing. */
export const measures =
  "\\d{1,4}(?:[.,]\\d{1,3})? ?(?:cl|ml|l|ltr|lit(?:er|re)s?|kg|kilos?|g|gr|lbs?|oz|pints?)";

const month = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";

/** A season by itself. */
export const seasonAlone = new RegExp(
  `^(?:(?:in )?(?:${month}|(?:high|low|peak|off)[- ]season|summer|winter)(?:(?: and | to |[-–])${month})?)$`,
  "iu",
);

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";

/** A number of days or parts of days: '4 Sunday mornings', 'six Tuesdays'. */
export const countedDays = `(?:\\d{1,2}|${numberWords(2, 12)}) (?:${weekday}s|(?:(?:${weekday}|weekday|weekend|week) )?(?:morning|afternoon|evening|night)s)(?!\\p{L})`;

/** A length of time by itself. */
export const timeAlone = /^(?:(?:half|full|whole)[- ]day|day|week|weekend|overnight)$/iu;

/** Only when a price applies, not what it is for: 'after 6pm and at weekends', 'on Sundays'. */
export const whenAlone =
  /^(?:(?:after|before|from|until|till|at|on|in|during|over|outside|by)\s(?:the\s)?(?:bank\s|school\s|normal\s|working\s|office\s)?(?:\d{1,2}(?:[.:]\d\d)?(?:\s?[ap]m)?(?!\d)|noon|midnight|day(?:time)?|dark|hours|nights?|mornings?|afternoons?|evenings?|week|weekdays?|weekends?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|summer|winter|spring|autumn|season)(?!\p{L})|out of hours|(?:evenings?|weekends?|nights?|midweek|weekdays|days)(?:$|\s(?:and|or)\s))/iu;

/** Only where a price applies: 'at the door', 'at your house'. */
export const whereAlone = /^(?:in|at|on) (?:the|our|my|your) \p{Ll}+$/iu;

/** Another statement before what the business charges for: 'Quotes are free but I charge'. */
export const chargingAfterOther = /^[\s\S]*(?<!\p{L})but\s(?:we|i)\s(?:\p{Ll}+\s)?charge\s*$/iu;

/** What a thing consists of, between its name and its price: 'Sunday lunch is two courses £21'. */
export const partsOfThing = new RegExp(
  `(?<=\\p{L}{3})\\s(?:is|are)\\s(?=(?:\\d{1,2}|${numberWords(2, 12)})\\s\\p{Ll}{3,}s(?:\\sof\\s\\p{Ll}+)?(?:\\s(?:for|at))?\\s*$)`,
  "iu",
);

const part = "(?!(?:an?|the)\\s)(?:(?! with )[\\p{Ll} -]){2,24}";

/** How many a thing holds, between its name and its price: 'Back room seats 45, $48 a person'. */
export const capacityOfThing =
  /(?<=\p{L}{3})\s(?:seats|sleeps|holds|fits|takes|feeds|serves)\s(?:up to )?\d{1,3}(?: \p{L}+)?[\s,]*$/iu;

/** For what time a thing is paid, in the sentence before its prices: 'Tuition is by the month'. */
export const paidByTime =
  /(?<=\p{L}{3})\s(?:is|are)\s(?:(?:paid|charged|billed|priced)\s)?by the (hour|day|week|month|term|quarter|year)(?!\p{L})/iu;

/** What comes with a thing, as a list before the verb of its price: 'pie with peas, chips and gravy is'. */
export const comesWith = new RegExp(
  `\\swith\\s${part}(?:,\\s${part}){1,4},?\\sand\\s[\\p{Ll} -]{2,24}?(?=\\s(?:is|are|costs?|comes?|starts?)(?!\\p{L}))`,
  "gu",
);

/** What a thing takes or holds, between its name and its price: 'a tuning takes an hour and costs'. */
export const predicateBefore =
  /\s(?:takes?|lasts?|feeds?|serves?|weighs?|holds?)\s[\s\S]*\sand(?:\s(?:it\s)?(?:costs?|is|starts?|begins?)(?:\s(?:at|from))?)?\s*$/iu;

/** A verb before the two ends of a price, which is no part of the name: 'Mains run', 'A haircut ranges'. */
export const rangingVerb =
  /(?:(?<=\p{L}s)(?<!(?:ss|us|is|gas)) (?:run|range|go|vary)|(?<=(?<!\p{L})(?:an?|each|every) \p{L}{2,20}) (?:runs|ranges|goes|varies))(?: between)? ?$/iu;

const bringing = "(?:[Dd]eliver(?:y|ies|s|ing)?|[Ss]hipping|[Tt]ravel|[Cc]ourier|[Cc]all[- ]?out)";

/** Names of places, and prices between them, after a delivery: 'deliver in Hamilton and Dundas for $12 and …'. */
export const broughtTo = new RegExp(
  `(?<!\\p{L})${bringing}\\s(?:(?:in|to|around|for|and|or|&|from)\\s|[\\p{Lu}\\p{Sc}\\d][^\\s]*\\s)*$`,
  "u",
);

/** A sentence about a delivery, which is not a name: 'We deliver in Cork county, €15'. */
export const bringsIt =
  /^(?:we|i)(?: (?:also|only|can|will|usually)){0,2} (?:deliver|ship|post|courier|travel|collect|come out)(?!\p{L})/iu;

/** The same words used as a name. */
export const brought = new RegExp(`(?<!\\p{L})${bringing}(?!\\p{L})`, "iu");

/** A clause between a thing and its price: 'serrated I do but it's'. */
export const doneButCosts =
  /(?<=\p{L})\s(?:i|we)(?: can| also| will)? (?:do|take|make|sell|sharpen|mend|repair|clean)(?: (?:them|it|those|these|too|as well))?,? but (?:(?:it|they|that|those)(?: ?['’]?s|['’]re| is| are| costs?)?|for)\s*$/iu;

const often =
  "(?:(?:every )?(?:daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|yearly|annually|occasional(?:ly)?|one-?off|once|regular))";

/** How often an offer is given, or how it is priced, between its name and its price: ', weekly or fortnightly - '. */
export const mannerBefore = new RegExp(
  `(?<=\\p{L}{3}|\\))\\s?(?:[,:(]|\\s[-–—])\\s?(?:${often}(?: (?:or|and) ${often}|\\/${often})?|(?:(?:at|for) )?(?:an? )?(?:fixed|flat|set) (?:price|rate|fee)s?)[,:)]?(?:\\s[-–—])?\\s*$`,
  "iu",
);

/** Until when something is ordered, after its name: 'Christmas hams order by 10 December'. */
export const orderedBy =
  /(?<=\p{L}{3}),? (?:(?:to |must |please )?(?:order(?:ed|s|ing)?|book(?:ed|ing)?|pre-?order(?:ed)?|reserve)|to be ordered) (?:by|before|until|till)\s[\s\S]*$/iu;

/** An amount that is paid in advance for the thing before it: '£50 deposit'. */
export const depositAfter = /^\s(?:non[- ]?refundable |refundable |booking )?deposit(?!\p{L})/iu;

/** The next amount or a new clause after a name. */
export const nextAmount =
  /\s(?:and|or|plus|with) (?:(?:(?:an?|the) )?(?:[£€$] ?)?\d|(?:that|it|this)(?:['’]?s)?\s)[\s\S]*$/iu;

/** The rental period after a price: 'For the weekend'. */
export const lengthOfHire =
  /^\s*for (?:the|an?|one|(?:the |an? )?(?:whole|full|entire)) (?:day|night|week|weekend|month|term|season|year)\s*$/iu;

/** What is said of an offer before a colon and its price: 'Thesis binding is the exception: $85'. */
export const saidBeforeColon =
  /(?<=\p{L}{3})\s(?:is|are)\s(?:the|an?|another|by|not|always|still|only|also|different|separate|extra|cheap|cheaper|easy|simple)(?!\p{L})[\p{L}'’ -]{0,40}:\s*$/u;
