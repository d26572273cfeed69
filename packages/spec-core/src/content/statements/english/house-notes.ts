import { numberWords } from "../../../text/number-words.ts";

const number = `(?:\\d{1,3}|${numberWords(2, 40)})`;

/** How soon the business answers: 'I usually get back to people the same evening'. */
const answersSoon =
  /^(?:i|we)(?: (?:usually|normally|always|generally|mostly|try to|aim to))* (?:get back(?: to (?:people|you|everyone|everybody|customers|clients|callers))?|(?:reply|respond)(?: to (?:people|you|everyone|everybody|(?:all )?(?:messages|enquiries|inquiries|e-?mails|texts)))?|(?:answer|return) (?:all )?(?:messages|calls|enquiries|inquiries|e-?mails|texts)|(?:call|ring|text|write) (?:people|you|everyone) back) (?:on )?(?:(?:the )?same (?:day|evening|night|morning|afternoon)|(?:by )?(?:the )?next (?:working |business )?(?:day|morning)|within [^.,;:!?]{3,30})[.!]*$/iu;

/** How long the owner has done the work, and what they did before: 'Been doing it 11 yrs, before that I was a baker'. */
const experience = new RegExp(
  `^(?:(?:i|we)(?:['’]ve| have) )?been (?:doing (?:it|this)|at (?:it|this)|in (?:the|this) (?:trade|business|game)) (?:for )?(?:over |about |almost |nearly |more than )?${number} ?(?:years?|yrs?)(?: now)?(?:[,;]? (?:and )?before that (?:i was|i worked as|we were) an? (?!\\p{L}+ing )[^.,;:!?]{3,50})?[.!]*$`,
  "iu",
);

/** The next thing to bring: 'sunscreen', 'shoes that can get wet'. */
const thing =
  "(?:your |an? |some |the |old |warm |dry |own |spare |plenty of |enough ){0,3}(?:hats?|sun ?(?:screen|cream|glasses)|shoes?|boots|wellies|wellingtons|trainers|slippers|socks|towels?|water(?: bottles?)?|(?:packed )?lunch(?:box)?|snacks?|food|drinks?|clothes|clothing|layers|jackets?|coats?|jumpers?|waterproofs?|raincoats?|gloves|swimwear|swimsuits?|costumes?|(?:yoga )?mats?|blankets?|cushions?|aprons?|leads?|bedding|torch(?:es)?|helmets?|goggles|nappies|diapers|medicines?|vaccination (?:card|record|book)s?|passports?|id)";

/** What visitors bring along; alone, 'bring' also begins wishes for the website: 'Bring hat and water'. */
const bring = new RegExp(
  `^(?:please |just |do |always )?(?:bring|wear|pack)(?: along)? ${thing}(?!\\p{L})[^.;:!?]{0,120}[.!]*$`,
  "iu",
);

/** A rule for callers at a private house: 'no calling to the door', 'no turning up without an appointment'. */
const noCalling =
  /(?:^|[,;–-] ?|\s)(?:(?:so|and|but),? )?(?:please,? )?no (?:calling|knocking|ringing|coming|turning up|popping|dropping) (?:(?:to|at|in at|in|by|on|round|over) ?){0,2}(?:(?:the|my|our) (?:door|house|bell|home)|unannounced|without (?:an appointment|calling|ringing|booking))(?:,? please)?(?=[,;.!]|$)/iu;

/** Such rules in words that also ask for something on the website. */
export const houseNotesInWordsOfWishes: readonly RegExp[] = [bring, noCalling];

/** What owners note for visitors, in words that also occur in remarks. */
export const houseNotes: readonly RegExp[] = [answersSoon, experience];
