import { numberWords } from "../../../text/number-words.ts";

/** Words that begin a second clause, or a remark: none may stand in the free words of a note. */
export const secondClause =
  "(?:until|till|because|since|so|but|and (?:i|we|s?he|they|it|then|so|that)|although|though|unless|except|who|whom|whose|which|what|that|when|while|after|before|if|as|where|without|despite|not|no|never|nobody|none|nothing|i|we|s?he|they|\\p{L}+n['’]t|hat\\p{L}+|fed|sick|sacked|fired|struck|quit|banned|warned|fined)";
/** Up to so many plain words. */
export const plainWords = (most: number): string =>
  `(?:,? (?!${secondClause}(?![\\p{L}'’]))[\\p{L}\\d][\\p{L}\\d'’/-]*){0,${most}}`;

const number = `(?:\\d{1,3}|an?|a few|a couple of|${numberWords(2, 40)})`;
const about = "(?:about|around|roughly|nearly|over|up to|at least|usually|currently|probably|something like)";
const aside =
  "(?:i['’]d say|i would say|or so|usually|currently|(?:at|for) the moment|just now|right now|at present)";

/** How long new customers wait: "There's a waiting list at the moment, about three months I'd say". */
const waitingTime = new RegExp(
  `^(?:(?:there(?:['’]?s| is)|(?:i|we) (?:have|['’]ve got|have got|['’]ve)) (?:currently |now |usually |always )?an? (?:(?:short|long|small|growing) )?(?:waiting list|wait)|(?:the |our |my )?(?:waiting list|wait(?:ing time)?)(?:['’]?s| is))(?: ${aside})?(?:,?(?: of| is|[,:–—-])?(?: ${about})? ?${number}(?: ?(?:to|or|-|–) ?${number})? (?:days|weeks?|months?|years?|terms?)(?: long)?)?(?:,? ${aside}){0,2}[.!]*$`,
  "iu",
);

const condition =
  "(?:allerg\\p{L}+|intoleran\\p{L}+|coeliacs?|celiacs?|diabet\\p{L}+|epilep\\p{L}+|asthma\\p{L}*|pregnan\\p{L}+|pacemakers?|injur\\p{L}+|medical conditions?|health (?:conditions?|problems?|issues?)|medication|dietary (?:needs|requirements)|special (?:diets?|needs)|fear of \\p{L}+)";
const tellUs = `(?:please |always |do ){0,2}(?:tell|inform|warn|let) (?:us|me|the (?:staff|kitchen|waiter|waitress|team|teacher|instructor))(?: know)?(?: beforehand| first| in advance| when (?:you )?(?:order|book)(?:ing)?)?,? (?:if|about|of|when|whether) (?:(?:you|anyone|anybody|someone|somebody|your (?:child|dog|guest|party)|one of you) (?:(?:has|have|had|is|are|might be|may be|suffers? from|gets?|takes?) )?)?(?:(?:any|an?|your|food|nut|severe|serious|known|other|or) ){0,4}${condition}(?:(?:,| or| and) (?:(?:any|an?|food|other) )*${condition}){0,4}(?: (?:beforehand|first|in advance|when (?:you )?(?:order|book)(?:ing)?))?`;
const noPureFood = String.raw`(?:i|we) (?:can['’]?t|cannot|can not) (?:promise|guarantee)(?: (?:that|there(?:['’]s| is| are)))* (?:(?:no|zero) (?:traces|nuts?|gluten|milk|dairy|eggs?|sesame|allergens|cross[- ]contamination)|(?:an? )?(?:100 ?% |completely |totally )?\p{L}+[- ]free(?! of charge)|(?:it|they|anything|everything|our \p{L}+)(?:['’]s| is| are| will be) (?:(?:100 ?%|completely|totally) )?(?:free of|safe for)(?: \p{L}+){1,3})(?: of (?:nuts?|gluten|milk|dairy|eggs?|sesame|anything))?`;

const cooks = `we (?:cook|bake|work|fry|make|use|serve|handle|have)(?: (?:it|them|everything|all))?(?: (?:with|in|on))?${plainWords(9)}`;
/**
 * What customers have to say beforehand for their own safety, and what the kitchen cannot promise, without a remark
 * beside it: 'We cook with peanuts, so please tell us if you have an allergy', 'we can't promise no traces'.
 */
const safetyFirst = new RegExp(
  `^(?:${cooks}[,;]? )?(?:(?:so|and|but),? )?(?:${tellUs}|${noPureFood})(?:(?:,|;| -)? ?(?:(?:so|and|but|as),? )?(?:${tellUs}|${noPureFood}))?[.!]*$`,
  "iu",
);

const amount = "(?:[£€$] ?\\d[\\d.,]*\\d?|\\d[\\d.,]* ?(?:[€£$]|euros?|pounds|dollars|quid))";
const ownCosts =
  "(?:[^.;:!?£€$\\d]{0,30}(?<!\\p{L})(?:wholesale|trade|cost|costs me|buy\\p{L}*)(?!\\p{L})|my|our|the (?:rent|lease|loan|van|bill|site|website|domain|hosting|bank|tax|insurance)|rents?|wages|pay|diesel|petrol|fuel|electric\\p{L}*|tax(?:es)?|insurance|loans?|repayments|debts?|fines?|staff|turnover|profits?|margins?|budget|hosting|domain|they|he|she|it|others?|competitors?)";
/** The advice of the seller beside a price: "£30 an hour or £55 for two which is what I'd tell anybody to take". */
const advisedPrice = new RegExp(
  `^((?!${ownCosts}(?!\\p{L}))[^.;:!?£€$\\d]{2,40} (?:is|are|costs?|starts? at|from) ${amount}[^.;:!?]{0,60}?),? (?:which|that)(?:['’]s| is) (?:what|the one) (?:i|we)(?:['’]d| would| always| usually)? (?:tell|advise|recommend|suggest) (?:(?:to|for) )?(?:anybody|anyone|everybody|everyone|people|most people|most|beginners)(?: (?:to )?(?:take|do|book|have|get|go for|start with))?[.!]*$`,
  "iu",
);

/** What somebody is not, because people ask: 'I am neither a vicar nor a humanist'. */
const neitherNor =
  /^(?:i am|i['’]m|we are|we['’]re) neither (?:an? )?(?:\p{L}+ ){0,2}\p{L}+ nor (?:an? )?(?:\p{L}+ ){0,2}\p{L}+[.!]*$/iu;

const formerWork =
  "(?:(?:was|were) an? (?!(?:\\p{L}+ ){0,3}(?:prisoner|drinker|gambler|dealer|smoker|offender|carer|loser|user|cleaner for)(?!\\p{L}))(?:\\p{L}+ ){0,2}(?:\\p{L}+(?:er|or|ist|ian|man|woman|smith|wright)|nurse|midwife|chef|cook|vet|pilot|mechanic|architect|accountant|clerk|musician)|(?:taught|worked|trained|cooked|nursed|lectured|studied|farmed|sailed|danced|baked))";
/** What the owner did before, in plain words: 'Before that I taught history for ten years at a school in Ayr'. */
const workedBefore = new RegExp(
  `^(?:before (?:that|this|then)|previously|for (?:many|${number}) years before (?:that|this)),? (?:i|we) ${formerWork}(${plainWords(12)})[.!]*$`,
  "iu",
);

const receivers =
  "(?:people|them|everyone|everybody|(?:the|your|each|every) (?:family|couple|customer|client|patient|pupil|student|guest|parent|owner|member|visitor)s?)";
/** What customers get in the end: 'Afterwards I give them a printed copy to keep'. The group is the thing. */
const givenAfterwards = new RegExp(
  `^(?:afterwards|after that|then|at the end|finally|later|(?:when|once) (?:it|that|everything|the \\p{L}+)(?:['’]s| is| are) (?:done|over|finished|ready)),? (?:i|we) (?:also |then |always |can |['’]?ll |will )?(?:give|send|hand|post|leave|make|e-?mail|bring|deliver|write) (?:${receivers} (?:a |an |the |their |all )|you (?:a |an |your |all your ))(?!(?:web ?site|site|invoice|bill|logo|text|password|login|page)s?(?!\\p{L}))(?:printed |written |signed |framed |bound |little |small |short |full )?(?:copy|copies|photos?|pictures?|prints?|album|book(?:let)?|list|plan|report|certificate|recipe|card|letter|recording|video|drawing|sketch|key)(?:s)?((?!.{0,90}(?<!\\p{L})(?:website|site|page)(?!\\p{L}))${plainWords(8)})[.!]*$`,
  "iu",
);

/** Whom the business is for, where 'move' is an exercise: 'We are for people who want to move and slow down'. */
const forPeople = new RegExp(
  String.raw`^(?:we|i)(?:['’]re| are|['’]m| am) (?:here |mainly |best )?for (?:people|everyone|everybody|anyone|anybody|women|men|families|beginners|those|adults|children|seniors) (?:who|which|that) (?:just |only |simply |really )?(?:want|like|love|need|wish)(?: to)? (?:move|come down|calm down|slow down|relax|switch off|unwind|breathe|rest|stretch|laugh|sing|dance|play|learn|get out|be outside)(?=[,.]| and | or | after | without | in | on | at | with |$)((?:,? (?!us|me|my|our|house|abroad|away|${secondClause}(?![\p{L}'’]))\p{L}+){0,10})[.!]*$`,
  "iu",
);

/** Who teaches what: 'She teaches most of the evening classes'. */
const teachesMost =
  /^(?:(?:and |now )?(?:s?he|they|\p{L}[\p{L}'’-]+(?: and \p{L}+)?)) (?:mostly |mainly |usually |now )?(?:teach(?:es)?|takes?|leads?|runs?|gives?) (?:most|all|half|many|some|both) of (?:the|our|my) (?:\p{L}+[ -]){0,3}(?:class(?:es)?|lessons|courses|workshops|groups|sessions|tours|walks|rides|choirs|teams)(?: (?:now|here|these days))?[.!]*$/iu;

/** Such notes in words that also ask for something on the website. */
export const serviceNotesInWordsOfWishes: readonly RegExp[] = [safetyFirst, workedBefore, givenAfterwards];

/** What owners tell customers about waiting, allergies, prices, themselves and what is left to them. */
export const serviceNotes: readonly RegExp[] = [
  waitingTime,
  safetyFirst,
  advisedPrice,
  neitherNor,
  workedBefore,
  givenAfterwards,
  forPeople,
  teachesMost,
];
