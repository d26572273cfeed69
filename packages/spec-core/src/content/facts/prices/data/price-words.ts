/** Signs and words for currencies next to an amount; `$` is the country's own dollar. */
export const currencySigns: readonly (readonly [code: string, words: string])[] = [
  ["AUD", "AU\\$|A\\$|AUD"],
  ["NZD", "NZ\\$|NZD"],
  ["CAD", "CA\\$|C\\$|CAD"],
  ["USD", "US\\$|USD"],
  ["INR", "₹|Rs\\.?|INR|rupees?|/-"],
  ["GBP", "£|GBP|pounds?|quid"],
  ["EUR", "€|EUR|euros?"],
  ["ZAR", "ZAR|rands?"],
  ["R", "R"],
  ["CHF", "CHF|S?Fr\\.|Franken|francs"],
  ["PLN", "zł|zl|PLN|złotych|zlotych|zlotys?"],
  ["SEK", "SEK"],
  ["DKK", "DKK"],
  ["NOK", "NOK"],
  ["kr", "kr\\.?|kronor|kroner"],
  ["$", "\\$|dollars?|bucks?"],
];

/** Words before an amount that belong to the price. */
export const priceLeads =
  /(?:(?<!\p{L})(?:from|starting (?:at|from)|starts?(?: at| from)?|beginning at|ab|von|à partir de|a partir de|dès|desde|da|vanaf|od|only|just|approx\.?|around|about|ca\.?|typically|usually|up from)\s?){1,2}$/iu;

/**
 * A part of an offer that is sold alone, where 'only' before a price belongs to the name: 'Wash only $4.20', 'supply
 * only'. Not 'Haircuts only £10'.
 */
export const partOnly =
  /(?<!\p{L})(?:wash(?:ing)?|dry(?:ing)?|iron(?:ing)?|press(?:ing)?|fold(?:ing)?|cut|colou?r|style|shampoo|wet shave|supply|fit(?:ting)?|install(?:ation)?|delivery|collection|drop[- ]?off|pick[- ]?up|labou?r|materials?|room|bed|frame|body|parts?|design|print(?:ing)?|survey|inspection|service|ceremony|reception|entry|exterior|interior|inside|outside|tops?|base|soil|breakfast|dinner) only\s?$/iu;

const unit =
  "square (?:met(?:er|re)|foot|feet|yard)s?|cubic (?:met(?:er|re)|foot|feet|yard)s?|hours?|hr|h|day|night|week|month|mo|year|term|person|persons|people|head|kg|kilo|lb|lesson|class|session|visit|room|bed|cut|mile|km|m2|m²|sqm|sq ft|meter|metre|metro|payslip|quarter|half day|dozen|piece|bottle|child|adult|dog|cat|digit|each|load|season|hive|square inch|stunde|std|tag|nacht|woche|monat|personne|pers|heure|jour|nuit|semaine|mois|persona|hora|día|noche|semana|mes|ora|giorno|notte|settimana|mese|uur|dag|nacht|maand|pessoa|noite|osob[ay]|godz|dob[aę]|pop|go|game|vessel|plate|portion|slice|pint|glass|pair|item|trip|way|hole|round|bag|box|seat|ticket|pax|couple|group|car|van|panel|window|tooth|page|word|case|nail|toe|leg|sheet|scoop|job|tonne?|yard|coat|fitting|acre|chimney|blind|tyre|tire|wheel|mattress|stop|stair|shirt|garment|photo|print|tree|bike|boat|horse|pet|pony|litter|foot|feet|ft|stone|metre run|square|hedge|ewe|head of sheep|cow|hive|mouth|arch";

/** Words after an amount that belong to the price: 'per hour', '/kg', '+ VAT'. */
export const priceTails = new RegExp(
  `^(?:\\s?(?:/ ?[\\p{L}²]{1,12}\\d?|(?:per|pro|par|por|je|za|al|na) (?:(?:\\p{L}{2,12}(?:al|ing|ed)|half|full|extra|square|cubic|linear|single|further) (?=\\p{L}))?[\\p{L}²-]{1,14}\\d?|(?:an?|the|by|la|le|il|each|every) (?:${unit})(?!\\p{L})|(?:p\\.p\\.|p\\.n\\.|p\\.m\\.)|(?:pp|pm|pcm|pw|p/h|ph|ea|each)(?!\\p{L})|(?:\\+|plus|and|zzgl\\.?|ex(?:cl)?\\.?|inc(?:l)?\\.?|inkl\\.?|hors) ?(?:VAT|IVA|MwSt\\.?|btw|TVA|GST|HST|tax|MWST)|TTC|HT|net)|\\s(?:hr|hour|day|week|month|term)(?=\\s*(?:$|[.,;)\\n]))){1,3}`,
  "iu",
);

const done = "(?:installed|delivered|fitted|laid|supplied|assembled|planted|spread|hung)";
/** What is included in the price of goods, up to the end of its clause: '$90/yd installed', 'supplied and fitted'. */
export const doneTail = new RegExp(`^ ${done}(?: (?:and|&|\\+) ${done})?(?=\\s*(?:$|[.,;)\\n]))`, "iu");

/** What is charged in addition to a price, up to the end of its clause: 'plus parts', '+ travel and parking'. */
export const plusTail =
  /^ ?(?:plus|\+) ?(?:(?!(?:we|i|you|they|it|he|she|get|free|from)(?!\p{L}))\p{L}[\p{L}'’&-]*(?: |(?=\s*(?:$|[.,;:)\n]|depending(?!\p{L}))))){1,4}(?<! )(?=\s*(?:$|[.,;:)\n]|depending(?!\p{L})))/iu;

/** Words before an amount that is a limit, not a price. */
export const limits =
  /(?<!\p{L})(?:over|under|above|below|less than|more than|at least|than|free from|beyond|exceeding|minus|save|saving|für über|über|unter|plus de|moins de|más de|menos de|pasan? de|superan?|orders? (?:of|from)|min(?:imum|\.)? (?:order|spend|purchase)(?: (?:of|is|value))?)\s*$/iu;

const gratis =
  "(?:kostenlos\\p{L}*|kostenfrei\\p{L}*|versandkostenfrei\\p{L}*|portofrei\\p{L}*|frei haus|gratis|gratuit\\p{L}*|offerte?s?|sin coste|bezpłatn\\p{L}*|darmow\\p{L}*)";
const bringing =
  "(?:delivery|shipping|postage|p&p|collections?|pick-?ups?|returns|installation|gift wrap\\p{L}*)";

/** Something free, in the words before the amount from which it is. 'Free range eggs' are not free. */
export const freeBefore = new RegExp(
  `(?<![\\p{L}-])(?:${gratis}(?: [\\p{L}-]+){0,4}|free (?:[\\p{L}-]+ ){0,2}${bringing}(?: (?!(?:and|or|plus) )[\\p{L}-]+){0,4}|${bringing}(?: \\p{L}+)? (?:is |are )?free(?: \\p{L}+){0,2})\\s*$`,
  "iu",
);

/** The same directly after the amount. */
export const freeAfter = new RegExp(
  `^,?\\s(?:(?:it |is |are |ist |est |es |sind |sont |or more |orders? |\\p{L}*wert )*)(?:${gratis}|free(?: ${bringing}|(?=[.,;)]|$)))`,
  "iu",
);

/** Words after an amount that is a total, a discount or an age, not a price. */
export const noPriceTail =
  /^\s?(?:k(?!\p{L})|m(?!\p{L})|mio|mln|bn|million|billion|thousand|tsd|off(?!\p{L})|discount|reduction|less|cheaper|fine(?!\p{L})|worth|turnover|under us|(?:mindest)?bestellwert|warenwert|einkaufswert|order value|d['’]achats?(?!\p{L})|%|note|coin)/iu;

/** Words before a number without a currency that is not a price. */
export const noPriceLead =
  /(?<![\p{L}])(?:box|postfach|hwy|highway|loop|rr|interstate|juni|juli|om|steiger|nueva|mayor|between|only|just|since|until|till|before|after|ages?|aged|over|under|max|min|minimum|maximum|sizes?|levels?|class|years?|grades?|no|nr|number|room|unit|floor|for|to|and|or|at|than|of|with|up|street|est|page|route|line|studio|type|step|top|about|nearly|almost|really|actually|roughly|maybe|perhaps|probably|more like|us|them|volunteers?|employees|helpers|workers|trustees|the|a|are|we|our|have|has|in|on|by|within|only|phase|part|chapter|exit|gate|junction|not|bus|tram|line|figure|code|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|open|closed|law|covid|zone|band|key stage|form|windows|version|formula|shimano|model|mk|series|bs|iso|en|din|umf|ca|call|phone|tel|text|ring|whatsapp|unter|bis|seit|nr|rue|km|ha|founded|gegründet|top|area|postcode|lodge|block|flat|apartment|house|suite|pier|dock|hall|pitch|plot|stand|table|team|group|crew|staff|sleeps|seats|serves|feeds|fits|accommodates|hosts|takes|holds|doors|kick[- ]?off|starts?)\.?$/iu;

/**
 * Somebody and what they do before a number without a currency, which counts things: 'I take 3 per month'. Not 'we
 * charge 40 per hour'.
 */
export const countingLead =
  /(?<!\p{L})(?:i|we|you|they|he|she)(?: (?:also|only|just|can|could|will|may|usually|normally|never|now|still)){0,2} (?!(?:charge|ask|bill|invoice|want|quote)(?!\p{L}))\p{L}+$/iu;

/** A time after a number, which makes a small one a count: '3 per month'. */
export const perTime =
  /^ ?(?:(?:per|an?|each|every) |\/ ?)(?:day|week|weekend|month|year|term|season)(?!\p{L})/iu;

/** Words before a number up to 24 that is a time of day: 'last wash 21'. */
export const clockLead =
  /(?<!\p{L})(?:(?:last|latest) \p{L}+|check[- ]?(?:in|out)|arrivals?|departures?|clos(?:es?|ing)|opens?|opening)$/iu;

/** Words before an amount that somebody paid, or that something cost earlier. */
export const pastLead =
  /(?<!\p{L})(?:bought|purchased|ordered|spent|was|were|used to be)\s(?:(?:nearly|almost|over|some) )?$/iu;

/** Words before an amount that somebody suggests: 'My wife says £40', '(Wade reckons more like 500)'. */
export const suggestedLead =
  /(?<!\p{L})(?:\p{Lu}\p{L}+|[Hh]e|[Ss]he|[Tt]hey|[Ww]ife|[Hh]usband|[Pp]artner|[Ss]on|[Dd]aughter|[Bb]rother|[Ss]ister|[Mm]um|[Mm]om|[Dd]ad|[Ff]riend|[Aa]ccountant) (?:says?|said|reckons?|thinks?|suggests?|wants?)(?: (?:it|we|i|should|could|be|is|to|charge|ask|make|at|about|around|more|like|maybe|only|just)){0,5} ?$|\([^()\n]{0,40}(?<!\p{L})(?:says?|said|reckons?|thinks?|suggests?)(?!\p{L})[^()\n]{0,60}$/u;

/** Words after an amount for the earlier price of the same thing. */
export const earlierPriceAfter =
  /^,? ?\(?(?:(?:it|they|that|this|which) )?(?:was|were|used to be) (?:[£€$] ?)?\d/iu;

/** Words that do not say what a price is for. */
export const emptySubject =
  /^(?:(?:(?:at |for )?an? )?(?:(?:fixed|flat|set|starting|base|basic|normal|usual|average|standard|all[- ]in|same|total|special|current|introductory) )?(?:prices?|rates?|fees?|costs?|charges?)|preise?|prix|precios?|prezzi|price list|price is|it is|it['’]s|its?|thats?|this|they|theyre|they['’]re|there|theres|is|are|and|or|from|we charge|i charge|our prices?|charge|menu|about|(?:are |is )?(?:for )?free(?: of charge)?(?: (?:then|and|but|after(?:wards)?|thereafter))?|then|after(?:wards)?|otherwise|tariff|the price|all|both|each|most|many|some|mostly|plus|also|now|das|der|die|(?:we |i )?(?:also )?(?:take|ask|need|want|require)|at|to|for|per|a|the|of)?$/iu;
