import { matches } from "../../regex-prefilter/prefiltered-match.ts";

const seasons =
  "summer|winter|spring|autumn|fall|season|high season|low season|holidays|school holidays|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter";
const weekdays =
  "weekends?|weekdays|week|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mornings?|afternoons?|evenings?";
const peoples =
  "english|british|irish|scottish|scots|welsh|americans?|canadians?|australians?|dutch|germans?|austrians?|swiss|french|belgians?|spanish|italians?|portuguese|danish|danes|swedish|swedes|norwegians?|polish|poles|czechs?|russians?|chinese|japanese|locals|foreigners|strangers|tourists|outsiders|incomers|day trippers";

/** Which customers come when: 'In winter many foreigners', 'on Saturdays mostly tourists'. */
const comesWhen = new RegExp(
  `^(?:(?:and|but|then) )?(?:in|on|at|during|around) (?:the )?(?:${seasons}|${weekdays})(?: (?:it is|it['’]?s|we have|we get|there (?:is|are)|come|comes|also|then))* (?:very )?(?:many|mostly|mainly|more|less|fewer|lots|a lot|everybody|everyone|anybody|nobody|half|some|almost|nearly|only|(?:the )?(?:${peoples}))(?!\\p{L})`,
  "iu",
);

/** Which customers come for what: 'For the bags more the wives'. */
const comesFor =
  /^(?:(?:and|but|then) )?for (?:the|my|our) \p{L}+(?: \p{L}+)? (?:more(?! than)|rather|mostly|mainly|usually|often|it['’]?s|it is|also)(?! (?:for|about|from))(?!\p{L})/iu;

/**
 * Customers described in a way that is not for them to read: 'Also the Dutch and English with the holiday houses', 'the
 * foreigners who live here'.
 */
const speaksOf = new RegExp(
  `^(?:(?:and|but) )?(?:also )?the (?:${peoples})(?:,? and (?:the )?(?:${peoples}))*(?:[.!]?$| (?:with|who|that|from|in|on|of|when|as) )`,
  "iu",
);

const often = "(?:usually|mostly|mainly|often|always|normally|typically|generally|sometimes)";
const deciders =
  "(?:wife|wives|husbands?|daughters?|sons?|mums?|moms?|mothers?|dads?|fathers?|parents|kids|children|secretar(?:y|ies)|office|boss|bosses|managers?|chiefs?|heads?|directors?|assistants?|partners?|brides?|grooms?)";
const decides = `(?:${often} )?(?:decides?|chooses?|pays?|rings?|phones?|calls?|books?|orders?|signs?|(?:does?|do) the \\p{L}+ing)(?!\\p{L})`;

/**
 * Who decides or pays: 'The wife decides, the husband pays', 'Usually it's the daughter who rings', 'Decision makers
 * are the plant managers'.
 */
const whoDecides: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|but|the|our|${often}),? ){0,3}(?:\\p{L}+ )?${deciders}(?: (?:and|or) (?:the )?${deciders})? ${decides}`,
    "iu",
  ),
  new RegExp(
    `^(?:(?:and|but|${often}),? ){0,2}it(?:['’]?s| is) (?:${often} )?(?:the |a |their )?(?:\\p{L}+ )?${deciders}(?: (?:and|or) (?:the )?${deciders})? (?:who |that )?${decides}`,
    "iu",
  ),
  /^(?:the |our )?(?:decisions?(?: makers?)?|decision-makers?)(?!\p{L})/iu,
];

/** The share of a group: '60% women', 'A third of them are from the village', 'More and more foreign owners'. */
const share =
  /^(?:(?:and|but|about|around|roughly|over|maybe|nearly|almost) ){0,2}(?:\d{1,3} ?(?:%|per ?cent)(?! off)|(?:(?:an?|one) (?:half|third|quarter)|half|two[- ]thirds|three[- ]quarters)(?: of)? (?:them|it|our|my|the|are|is|come)(?!\p{L})|(?:more and more|fewer and fewer|less and less)(?!\p{L}))/iu;

const ways =
  "(?:word of mouth|recommendations?|referrals?|friends|google|facebook|instagram|tiktok|tripadvisor|airbnb|(?:the )?(?:internet|web|newspaper|radio))";

/** How customers found the business: 'Most find us through Google', 'All by word of mouth'. */
const howTheyFound = new RegExp(
  `^(?:(?:[\\p{L}'’]+ ){1,5}(?:finds?|found|hears?|heard|knows?|comes?|came)(?: (?:of|about|to))?(?: us| me| here)?|(?:almost )?all|most|mostly|mainly|usually|nearly all)(?: (?:only|mostly|mainly|usually|also))? (?:through|via|by|from|on) ${ways}(?!\\p{L})`,
  "iu",
);

/** How customers read the website: 'Often reading on a phone, late at night'. */
const howTheyRead =
  /^(?:(?:they|most|many|some|people|frequently|also|are|and|will be|usually|mostly|mainly|often|always|sometimes),? ){0,4}(?:reading|reads?|looking|looks?|searching|search|browsing|browse|scrolling)(?: (?:at )?(?:it|this|us|the (?:web ?site|site|page)))? (?:on|from) (?:an? |the |their )?(?:phones?|mobiles?|smartphones?|tablets?|computers?|laptops?|ipads?)(?!\p{L})/iu;

/** Who sends customers: 'Also people recommended by their doctor'. */
const sentBy =
  /^(?:(?:also|and|some|many|mostly|mainly|often) ){0,2}(?:people|persons|clients|customers|patients|families|couples|those|referrals)(?: who)?(?: (?:are|were|have been|get))? (?:recommended|referred|sent|passed on)(?: (?:on )?to (?:me|us))? by (?!(?:me|us|our|my)(?!\p{L}))\p{L}/iu;

/** Only the age of customers: 'Mostly 40s upwards'. */
const onlyAge =
  /^(?:(?:mostly|mainly|usually|generally|largely|typically|roughly|about|probably) ){1,2}(?:aged |in their |people in their )?(?:(?:early|mid|late)[ -])?\d0['’]?s(?: ?(?:to|-|–|and|or) ?(?:(?:early|mid|late)[ -])?\d0['’]?s)?(?: (?:upwards?|and (?:up|upwards?|over|above|older)|plus))?[.!]*$/iu;

/**
 * Whether a sentence of the audience answer is only for the agency: who comes when or for what, who decides or pays,
 * the share or the age of a group, or how customers found the business or read its website.
 */
export const isAudienceNote = (text: string): boolean =>
  [comesWhen, comesFor, speaksOf, ...whoDecides, share, howTheyFound, howTheyRead, sentBy, onlyAge].some(
    (note) => matches(note, text),
  );
