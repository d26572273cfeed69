/** A mobile number in the client's words; below, one of a fixed line. */
const mobileWord = "(?:mobiles?|mob|cell(?:[- ]?phones?)?)";
const landlineWord = "(?:land ?-?lines?|fixed[- ]line)";

/** Where a number rings. A shop may use a mobile, so that the digits do not tell it. */
const place = "(?:office|shop|business|work|studio|workshop|house|home)";
export const placeWord = new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, "iu");
const placeNumber = `${place} (?:number|phone|line|tel(?:ephone)?)`;

/** Words directly beside a number that say of which kind it is. */
export const kindsBeside = {
  mobile: new RegExp(`(?<!\\p{L})${mobileWord}(?!\\p{L})`, "iu"),
  landline: new RegExp(`(?<!\\p{L})${landlineWord}(?!\\p{L})`, "iu"),
} as const;

/** The beginnings of numbers, after the calling code, that are neither: personal numbers and pagers. */
export const unclearPrefixes: Readonly<Record<string, string>> = { "44": "7(?:0|6(?!24))" };

/**
 * The beginnings of mobile numbers in countries where these differ from the numbers of fixed lines, after the calling
 * code.
 */
export const mobilePrefixes: Readonly<Record<string, string>> = {
  "27": "[6-8]",
  "31": "6",
  "32": "4[5-9]",
  "33": "[67]",
  "34": "[67]",
  "351": "9",
  "353": "8",
  "39": "3",
  "41": "7[4-9]",
  "43": "6(?:5[0-3579]|6[013-9]|[7-9]\\d)",
  "44": "7",
  "46": "7",
  "47": "[49]",
  "48": "(?:45|5[0137]|6[069]|7[2389]|88)",
  "49": "1[5-7]",
  "61": "4",
  "64": "2",
};

const used = "(?:put|use|show|print|give|list|publish|include|display|add)";
const end = "(?=\\s*(?:$|[.,;:!?)–—]|\\s-|please|pls|thanks|on (?:the |my |our )?(?:site|website|web|page)))";
// 'Each mobile is my own design' is about no number.
const owner =
  "(?:mine|(?:(?:my|our|his|her) own|(?:my|our) (?:wife|husband|partner|son|daughter|mother|father|mum|mom|dad|sister|brother|gran|nan|parents)['’]s?)(?! (?!and|but|so|only|please|not|or|number|phone|line)\\p{L}))";
const whose = `(?:${owner}|private|personal|not public|(?:just |only )?for (?:you|me|us|family|friends|the family))`;
/** When or for what a number is not used, although it is at other times: 'don't use the mobile on Sundays'. */
const sometimes =
  "before|after|between|until|when|while|if|during|for (?:orders|bookings|emergencies)|on (?:a )?(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?|(?:at|on) (?:the )?weekends?|at night|in the (?:morning|afternoon|evening)s?|(?:bank )?holidays|(?:on )?(?:weekends|weekdays|evenings)";
const negated = "(?:do not|don['’]?t|dont|never|please not|not to|rather not|must not|no need to)";

/** The sentences that withhold the numbers of a kind, named by `word`, and leave others: 'not my mobile'. */
const against = (word: string): string[] => {
  const the = `(?:the |my |our |any |that )?${word}(?: (?:number|phone|line)s?)?`;
  // 'Please don't use mobile phones in the studio' is about no number.
  const certain = `(?:(?:the |my |our |that )${word}(?: (?:number|phone|line))?|${word} numbers?)`;
  return [
    `${the}(?:['’]s| is| are| stays| remains) (?:strictly |just |only |all )?${whose}(?!\\p{L})`,
    `(?<=^|[,;:(–—-] ?|(?:and|but|so|please) )not (?:on |for )?${certain}${end}`,
    `${negated} (?:(?:want|wish|like|please|to|ever|you) )*${used} (?:(?:up|down|out) )?${certain}(?!\\p{L})(?!(?: (?:number|phone|line))? (?:${sometimes})(?!\\p{L}))`,
    `(?:keep|leave|take) ${certain} (?:off|out|private)(?!\\p{L})`,
    `no ${word} (?:number )?(?:on|in) (?:the |my |our )?(?:site|website|web|page)(?!\\p{L})`,
  ];
};

/** The sentences that allow only the numbers of a kind: 'landline only please', 'only use the office number'. */
const allowing = (word: string): string[] => {
  const the = `(?:the |my |our )?${word}(?: (?:number|phone|line))?`;
  return [
    `${the},? only${end}`,
    `(?:only|just) (?:${used} )?${the}${end}`,
    `${used} (?:only|just) ${the}(?!\\p{L})`,
  ];
};

const any = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})`, "iu");

/** Sentences that withhold the business's numbers of a kind, or by their order in the answer. */
export const phoneBans = {
  mobile: { against: any(against(mobileWord)), allowing: any(allowing(mobileWord)) },
  landline: { against: any(against(landlineWord)), allowing: any(allowing(landlineWord)) },
  place: { against: any(against(placeNumber)), allowing: any(allowing(placeNumber)) },
  first: { against: any(against("(?:first|1st) (?:phone )?number")) },
  second: { against: any(against("(?:second|2nd|other|last) (?:phone )?number")) },
} as const;

/** Ways to use a number: 'text the mobile only' says how it is used and withholds no other. */
export const onlyUsedFor =
  /(?<!\p{L})(?:text(?:s|ing)?|sms|whats ?app|messages?|voice ?mail|emergenc\p{L}+|urgent|out of hours|evenings?|weekends?|after \d|before \d)(?!\p{L})/iu;

/** The end of words that only say whose a number is. */
export const saysOwner = new RegExp(`(?<!\\p{L})${owner}$`, "iu");

/** Who answers which number: 'the mobile is mine, either is fine' withholds none, '…, call the landline' does. */
export const bothWork =
  /(?<!(?:\p{L}|not |never |n['’]?t |(?:line|office|shop|number|other one) is ))(?:either|both|best|better|ring|call|text)(?!\p{L})(?! (?:(?:me|us|on|to|at) )*(?:the |my |our )?(?:land|fixed|shop|office|work|business|studio|home|house|other|first|second))/iu;

/** What a description must mention: there, 'mobile only, no salon' is about the trade. */
export const namesNumberOrSite = /(?<!\p{L})(?:numbers?|phone|(?:web)?sites?|(?:web ?)?page)(?!\p{L})/iu;
