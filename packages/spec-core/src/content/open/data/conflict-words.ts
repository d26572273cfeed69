import { numberWords } from "../../../text/number-words.ts";
/** Units and similar words: two different numbers of them are not a contradiction. */
export const units: ReadonlySet<string> = new Set(
  `hour hr minute min mins second day night week month year yr time mile km kilometre kilometer metre meter foot feet inch yard pound euro dollar quid pence cent
  percent kilo kg gram litre liter ml people person guest adult child kid age photo picture image page word euros session lesson visit part piece step star
  degree floor level euro off deposit more of or and to per each pm am uhr other new different`.split(/\s+/),
);

/** A total number and what is counted: 'over 400 weddings', 'about 350 weddings'. */
export const counted =
  /(?<![\p{L}\p{N}.,£€$/:–-]|(?<!\p{L})(?:with|than|to|for|of|under|or|per) )(?:(over|more than|about|around|some|nearly|almost|roughly|approx(?:imately|\.)?|circa|ca\.?|up to|max(?:imum)?|min(?:imum)?|at least|at most|from|under|the|last|next|first) )?(?:of )?(\d{1,3}(?:[.,]\d{3})|\d{1,6})\+? (\p{L}[\p{L}-]{2,20})(?: (\p{L}[\p{L}-]{3,20}))?/giu;
export const approximate = /^(?:over|more than|about|around|some|nearly|almost|roughly|approx|circa|ca)/iu;
export const limiting = /^(?:up to|max|min|at least|at most|from|under|last|next|first)/iu;

/** A short clause that refuses something: 'No cats', 'we don't do cats'. The group is the refused thing. */
export const refusal =
  /^(?:and |but |sorry,? |also |so |please )*(?:no|(?:we|i) (?:do not|don['’]?t|dont|no longer|never) (?:do|take|offer|sell|treat|accept|make|repair|fix|teach|groom|cut|clean|train|board|serve|deal (?:with|in)|work (?:with|on)))(?: any)? ((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]{2,})$/iu;
/** General words in a refusal that name no offer: 'no problem', 'no hurry'. */
export const refusedWords =
  /^(?:problems?|hurry|rush|obligations?|worries|stress|fuss|frills|nonsense|idea|need|one|more|longer|way|matter|doubt|vat|tax|appointments?|website|photos?|pictures?|video|music|prices?|need(?:ed)?|small|big|large|far|tough|show|shows|answer|it|that|this|them|much|anything|everything)$/iu;

const size = `(\\d{1,2}|${numberWords(2, 12)})`;
const members = "(?:persons?|people|participants|pupils|students|children|kids|adults|dogs)";
const group = "(?:groups?|class(?:es)?|courses?)";
const most =
  "(?:(?:always|usually|only|just|max\\.?|maximum|maximal(?:ly)?|up to|at most|no more than) ){0,3}";
/**
 * The size of a group: 'maximal four persons in one group', 'the groups are six persons'. A capturing group of each
 * expression is the number.
 */
export const groupSizes: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}–-])(?<!(?:or|to|than|from|least|min|minimum) )${size} ${members} (?:in|per) (?:one|a|an|each|every|the|our|my)? ?${group}(?!\\p{L})`,
    "giu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:the|our|my|all|each|every) )${group} (?:are|is|have|has|of|hold|holds) ${most}${size} ${members}(?!\\p{L})`,
    "giu",
  ),
];

const young = "(?:child(?:ren)?|kids|teen(?:ager)?s|toddlers|babies|under[- ]?(?:18|16)s)";
/** 'Only adults, no children', 'we don't take children'. */
export const adultsAlone = new RegExp(
  `^(?:(?:strictly|it is|this is) )?(?:only (?:for )?adults|(?:for )?adults only|no (?:children|kids|teenagers))(?! (?:under|below|younger))(?!\\p{L})|(?<!\\p{L})(?:i|we) (?:do not|don['’]?t|never|no longer) (?:take|teach|accept|treat) (?:any )?${young}(?! (?:under|below|younger))(?!\\p{L})`,
  "iu",
);
/** A partial refusal, by age or time: 'no children under six', 'adults only after 8 pm'. */
export const adultsAtTimes =
  /\d|(?<!\p{L})(?:but|except|unless|apart from|evenings?|nights?|mornings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|pool|sauna|spa|hot tub|room)(?!\p{L})/iu;
/** 'There can be also teenagers from 14', 'in summer I take children', 'children are welcome'. */
export const takesYoung = new RegExp(
  `(?<!\\p{L})(?:(?:i|we) (?:also |can |sometimes )?(?:take|teach|accept|treat) (?:also )?(?:some |small |older )?${young}|can be (?:also )?${young}|${young} (?:from \\d|are (?:also |very )?(?:welcome|allowed)|(?:can|may) (?:also )?(?:join|come|take part)|(?:also )?welcome)|(?:courses?|class(?:es)?|lessons?|groups?) for ${young})(?!\\p{L})`,
  "iu",
);

const prices = "(?:prices?|rates?|fees?|costs?|amounts?|price list|pricing)";
/** A wish to show no prices. The group is what the prices are for, if the wish says so. */
export const priceBan = new RegExp(
  `(?<!\\p{L})(?<!(?<!\\p{L})no (?:fix|win|cure|find|sale|job),? )(?:(?:do not|don['’]?t|dont|never|not|rather not|no need to|please not) (?:(?:want|like|to|please|ever|you|us|really|wish) ){0,3}(?:put|print|show|publish|give|list|mention|state|display|name|write|advertise|have)(?: up| down| out)?(?: the| our| my| any| a)?|rather no|want no|please no|without|no) ${prices}(?!\\p{L}| (?:match|war|tag)| (?:per|by the|an?) (?:square|sq|m2|m²|met(?:re|er)|foot|ft)(?!\\p{L}))(?: (?:is|are|be|to be|should be|must be|may be) (?:published|shown|printed|named|displayed|on|online))?(?: (?:on|up|in))?(?: (?:for|of) (?:the |our |my |any )?((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+))?`,
  "iu",
);
/** A wish to leave out one price, given as a number: 'don't put the 89 on there'. */
export const numberBan =
  /(?<!\p{L})(?:do not|don['’]?t|dont|never|please not) (?:put|print|show|publish|list|mention|display|advertise|say) (?:the |that |our |my )?[£€$]? ?(\d{1,5}(?:[.,]\d{2})?)(?![\d%])/iu;

const thing = "((?:[\\p{L}\\d'’-]+ ){0,3}?[\\p{L}\\d'’-]+?)";
const theSite = "(?:the|my|our|this) (?:web ?site|site|page|home ?page|list|price list)";
const offSite = `(?:off ${theSite}|out of ${theSite}|(?:off|out) for now)(?!\\p{L})`;
const atEnd = "(?:off|out(?: of it)?)(?:,? (?:please|thanks))?\\s*[.!)]*$";
const namedThing = `(?:the |our |my )?${thing}(?: (?:price|rate|fee|cost|figure|one)s?)?`;
/**
 * A wish to leave out an offer of this name: 'leave the full day off'. One of the groups is the name. 'Keep the dogs
 * off' alone is a rule of the house.
 */
export const nameBan = new RegExp(
  `(?<!\\p{L})leave ${namedThing} (?:${offSite}|${atEnd})|(?<!\\p{L})keep ${namedThing} ${offSite}`,
  "iu",
);
/** A wish not to show the price of one: 'don't show the full day price'. */
export const namedPriceBan = new RegExp(
  `(?<!\\p{L})(?:do not|don['’]?t|dont|never|please not|rather not|not to) (?:(?:want|like|to|please|ever|you) ){0,3}(?:put|print|show|publish|give|list|mention|state|display|advertise)(?: up| down| out)? (?:the |our |my )?${thing} (?:price|rate|fee|cost)s?(?!\\p{L})`,
  "iu",
);
/** A wish to show the price of one alone: 'only put the half day price'. */
export const onlyPrice = new RegExp(
  `(?<!\\p{L})(?:only|just) (?:put|print|show|publish|give|list|mention|display)(?: up)? (?:the |our |my )?${thing} (?:price|rate|fee|cost)(?!\\p{L})|(?<!\\p{L})(?:put|print|show|publish|give|list|mention|display) (?:only|just) (?:the |our |my )?${thing} (?:price|rate|fee|cost)(?!\\p{L})`,
  "iu",
);

/** The wish is only about one page, so other pages may show prices. */
export const onOnePage = /(?:home|front|first|landing|start) ?page|homepage/iu;
/** Words in such a wish that do not say which price is meant. */
export const looseWords: ReadonlySet<string> = new Set(
  "the our my any just only say call them they please and but for those these that this with on page site website big".split(
    " ",
  ),
);

const day =
  "(?:mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?";
const shut =
  "(?:closed?|closing|shut|dropp?(?:ing)?|stop(?:ping)?|not open|no longer open|giv(?:e|ing) up|not (?:work|working)|don['’]?t (?:open|work)|cutting|scrapping|ending)";
/** 'Dropping Saturdays', 'closed on Fridays'; one of the groups is the day. */
export const dayOff = new RegExp(
  `(?<!\\p{L})${shut} (?:(?:on|all|the|every|my|our|mostly|doing|opening) ){0,3}(${day})(?!\\p{L})|(?<!\\p{L})(${day}) (?:(?:we|is|are|we['’]re|i|i['’]m|are now|now) ){0,3}(?:closed|shut|off)(?!\\p{L})(?! ?@| (?:at|from|after|early|by|around|between|for lunch)(?!\\p{L}))`,
  "giu",
);
/** 'Friday until 16:00', 'Friday we close at 17:00': the day, the hour, the minutes and the half of the day. */
export const dayCloses = new RegExp(
  `(?<!\\p{L})(${day})(?!\\p{L})[^.;,\\n\\d]{0,25}(?:until|till|close[sd]? at|shuts? at|finish(?:es)? at|close|to|up to) ?(\\d{1,2})(?:[:.h](\\d{2}))? ?(am|pm)?`,
  "giu",
);
/** Words for a season: hours next to them apply only in that season. */
export const seasonal =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec|summer|winter|season|holidays?|christmas|xmas|easter|school)(?!\p{L})/iu;

/** Things that are free in one sentence and charged for in another. */
export const extras: readonly RegExp[] = [
  /(?<!\p{L})(?:travel(?:ling)?|mileage|km|kilomet(?:re|er)s?|miles?|journey)(?!\p{L})/iu,
  /(?<!\p{L})(?:deliver(?:y|ies|ed)?|shipping|postage)(?!\p{L})/iu,
  /(?<!\p{L})(?:pick[- ]?ups?|collection)(?!\p{L})/iu,
  /(?<!\p{L})parking(?!\p{L})/iu,
  /(?<!\p{L})breakfast(?!\p{L})/iu,
  /(?<!\p{L})(?:first|initial|introductory|intro) (?:consultation|consult|meeting|visit|session|lesson|class|call|appointment)(?!\p{L})/iu,
  /(?<!\p{L})(?:quotes?|quotations?|estimates?|survey|site visits?)(?!\p{L})/iu,
  /(?<!\p{L})(?:call[- ]?outs?|callout fee)(?!\p{L})/iu,
  /(?<!\p{L})(?:materials?|ingredients|equipment|linen|towels|bike hire)(?!\p{L})/iu,
  /(?<!\p{L})(?:alterations?|fitting|installation|assembly|set[- ]?up)(?!\p{L})/iu,
];
/** An offer that 'includes' something says nothing about others: only all prices may, or 'we'. */
export const isFree =
  /(?<!\p{L})(?:included|(?<!(?:nut|peanut|allerg\p{L}+|gluten|dairy|lactose|sugar|egg|wheat|alcohol|smoke|stress|pain|cruelty|plastic|screen|phone)s?[ -])free(?! (?:of gluten|range|from))|no (?:extra )?(?:charge|cost|fee)|complimentary|not charged|for nothing|(?:prices?|rates?|fees?|quotes?|we|i|always) (?:all |always |also |already )?includes?)(?!\p{L})/iu;
/** 'That includes delivery': what belongs to the offer in the sentence before. */
export const ofOfferBefore =
  /^(?:and |but |so |all )?(?:that|this|these|those|it|they|which|both)(?!\p{L})/iu;
/** 'Limousines are included': the group is the thing that is included. */
export const includedThing =
  /(?:^|[,;:.] |(?<!\p{L})(?:the|our|all|your) )(\p{L}[\p{L}-]{3,30}) (?:is|are) (?:always |all )?(?:included|free|complimentary|no extra)(?!\p{L}| (?:if|when|from|over|on|of))/giu;
/** The end of the words before a thing that comes with an offer for its price: 'wreath with delivery £40'. */
export const comesWith = /(?<!\p{L})(?:with|incl(?:uding|\.)?|plus free) (?:the |your |a )?$/iu;
export const isCharged =
  /(?<!\p{L})(?:charge[sd]?|extra|surcharge|on top|fee of|costs?)(?!\p{L})|[£€$] ?\d|\d ?(?:[£€]|c(?!\p{L})|p(?!\p{L}))/iu;
