import { numberWords } from "../../../text/number-words.ts";
import { plainWords } from "./service-notes.ts";

const number = `(?:\\d{1,3}|${numberWords(2, 40)})`;

/** How soon the business answers: 'I usually get back to people the same evening'. */
const answersSoon =
  /^(?:i|we)(?: (?:usually|normally|always|generally|mostly|try to|aim to))* (?:get back(?: to (?:people|you|everyone|everybody|customers|clients|callers))?|(?:reply|respond)(?: to (?:people|you|everyone|everybody|(?:all )?(?:messages|enquiries|inquiries|e-?mails|texts)))?|(?:answer|return) (?:all )?(?:messages|calls|enquiries|inquiries|e-?mails|texts)|(?:call|ring|text|write) (?:people|you|everyone) back) (?:on )?(?:(?:the )?same (?:day|evening|night|morning|afternoon)|(?:by )?(?:the )?next (?:working |business )?(?:day|morning)|within [^.,;:!?]{3,30})[.!]*$/iu;

/** How long the owner has done the work, and what they did before: 'Been doing it 11 yrs, before that I was a baker'. */
const experience = new RegExp(
  `^(?:(?:i|we)(?:['’]ve| have) )?been (?:doing (?:it|this)|at (?:it|this)|going|running|trading|in (?:the|this) (?:trade|business|game)) (?:for )?(?:over |about |almost |nearly |more than )?${number} ?(?:years?|yrs?)(?: now)?(?:[,;]? (?:and )?before that (?:(?:i was|i worked as|we were) an? (?!\\p{L}+ing )|(?:i|we) worked (?:for|at|in|with) )[^.,;:!?]{3,50})?[.!]*$`,
  "iu",
);

/** What a quote costs, and what it needs: 'Free quotes but I need to see the tree'. */
const freeQuote =
  /^(?:free (?:quotes?|quotations?|estimates?|visits?|consultations?|advice|site visits?)|(?:quotes?|quotations?|estimates?) (?:are|is|always) free)(?:,? (?:but|and|though|as) (?:i|we) (?:need|have|want|like|must|prefer)(?: to)? (?:see|look at|measure|visit) [^.;:!?]{3,140})?[.!]*$/iu;

const elsewhere =
  "(?!(?:pay|rent|fight|argu|try|wait|su|struggl|look|think|los|ow|plan|mean|ask|tell|hop|worry|drink|liv|sleep|chas|avoid)ing(?!\\p{L}))";

/** Since when the owner has done the work: 'I've been teaching the harp from my home in Sligo since 2009'. */
const doneSince = new RegExp(
  `^(?:i|we)(?:['’]ve| have) been ${elsewhere}\\p{L}+ing [^.,;:!?]{3,80} since (?:19|20)\\d\\d[.!]*$`,
  "iu",
);

const relative =
  "(?:husband|wife|partner|son|daughter|brother|sister|father|mother|dad|da|mum|mam|mom|uncle|aunt|cousin|nephew|niece)";
const person = `(?:myself|me|i|my ${relative}(?: and i)?)(?: \\(?\\p{L}[\\p{L}'’-]{1,20}\\)?)?`;
const ofOffice =
  "(?:books|accounts?|bookkeeping|payroll|wages|money|bills|banking|paperwork|admin|tax|invoices|invoicing|cooking at home|school run|kids|children|nights?)";

/** Words that add what visitors should not read: 'but he drinks', 'although she has no diploma'. */
const reservation = `(?:but|(?:al)?though|because|since|without|except|unless|until|till|not|no|never|only|who|which|used|drinks?|ill|sick|divorc\\p{L}*|leav\\p{L}+|\\p{L}+n['’]t|hates?|refuses?|sometimes|when|(?:does?|do|looks? after) (?:all )?the ${ofOffice})(?!\\p{L})`;

/** Who does what in a family business: 'My husband Tom does the cows, I do the cheese, with Ana in the dairy'. */
const familyWork = new RegExp(
  `^(?=[^.;:!?]{0,80}(?<!\\p{L})my ${relative})(?![^.;:!?]{0,160}(?<!\\p{L})${reservation})(?:(?:now|today|these days),? )?(?:it['’]?s |there['’]?s |we['’]?re )?${person}(?=[^.;:!?]{0,110}(?<!\\p{L})(?:does?|do|look(?:s)? after|makes?|runs?) (?:all )?the (?!${ofOffice}(?!\\p{L})))(?:(?:,| and|, and|,? with) [^.;:!?]{2,60}|(?: does| do| looks after| makes| runs) [^.;:!?,]{2,40}){1,4}[.!]*$`,
  "iu",
);

/** How many of what there is, by name: 'Six cheeses at the moment: a Gouda, a cumin one, feta in brine'. */
const countedNow = new RegExp(
  `^(?:we (?:have|make|offer|do) )?${number} (?:\\p{L}+ ){0,2}\\p{L}+s (?:at the moment|at present|right now|currently|now|so far): (?=[^.;:!?]+,[^.;:!?]+,)`,
  "iu",
);

/** The way in, which also sounds like a wish for the website: 'Ground floor, wheelchair accessible'. */
const access =
  /^(?:(?:we are |we['’]re |it['’]s |all )?(?:on the )?ground floor|step[- ]free|level (?:access|entrance)|no steps|wheelchair[- ](?:accessible|friendly|access)|ramp|lift|disabled (?:parking|toilet|access))(?:,? (?:and |with |fully )?(?:on the )?(?:ground floor|step[- ]free(?: access)?|level (?:access|entrance)|no steps|wheelchair[- ](?:accessible|friendly|access)|(?:a )?(?:ramp|lift)|(?:a )?disabled (?:parking|toilet|access)|(?:free )?parking (?:outside|behind|at the \p{L}+))){1,3}[.!]*$/iu;

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

const ofSite =
  "web ?site|site|pages?|photos?|pictures?|names?|prices?|text|words|colou?rs?|fonts?|faces|logos?|address(?:es)?|numbers?|jokes|jargon";
const areAsked =
  "(?:(?:i|we) (?:(?:always|often|do|still) )?(?:get|are|keep getting) asked|(?:people|customers|they|everyone) (?:always |often |do |still )?(?:asks?|keeps? asking))(?: (?:for (?:it|them|that)|(?:nearly )?every \\p{L}+|all the time|a lot|daily|constantly))*";
/** What is not made or done, although callers ask for it: 'No birthday cakes please, we get asked every week'. */
const notMade = new RegExp(
  `^(?:sorry,? )?no (?![^,]{0,60}(?<!\\p{L})(?:${ofSite})(?!\\p{L}))(?:\\p{L}+[ -]){1,4}(?:please|sorry),? (?:(?:as|because|but) )?${areAsked}[.!]*$`,
  "iu",
);

/** What is not done, although callers ask for it, and why: 'Don't do carpets, people always ask, they need a bigger machine'. */
const notDone = new RegExp(
  `^(?:sorry,? )?(?:(?:i|we) )?(?:don['’]?t|do not|can['’]?t|cannot|no longer) (?:do|take|make|repair|mend|fix|sharpen|clean|sell|stock|offer|treat|teach|work on) (?![^,]{0,60}(?<!\\p{L})(?:${ofSite}|it|that|this|me|us)(?!\\p{L}))[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,4},? (?:(?:as|because|but|though|sorry,?) )?${areAsked}(?:,? (?:(?:as|because|but|and) )?(?:(?:it|they|that|those) )?(?:needs?|takes?|requires?|wants?|would need) [^.,;:!?]{3,50}(?:,? (?:and|which) (?:i|we) (?:haven['’]?t|have not|don['’]?t|do not)(?: got| have)?(?: one| it| them| the \\p{L}+)?)?)?[.!]*$`,
  "iu",
);

/** Who bears it if the business puts something off: 'If we call it off, rescheduling is free'. */
const putOff =
  /^if (?:we|i)(?: have to| need to| must)? (?:call|cancel|postpone|move|stop|abandon|put)(?: (?:it|the (?!(?:site|website|page|web|project|launch)(?!\p{L}))\p{L}+|your \p{L}+))?(?: off)?,? (?:(?!(?:web ?)?site|page|you)\p{L}+ ){1,4}(?:is|are|costs?) (?:always )?(?:free|on us|nothing|refunded|not charged|at no (?:extra )?(?:cost|charge))(?: of charge)?[.!]*$/iu;

/** What is sold and installed; 'put in' also begins wishes: 'I also sell and put in wood stoves'. The group is the thing. */
const sellsAndFits =
  /^(?:i|we) (?:(?:also|both|can|will|do) ){0,2}(?:sell|supply|make|build|deliver|hire out|rent out|repair|service)(?:,| and|, and| &| or) (?:(?:also|then) )?(?:put|take) (?:in|up|down|out) ((?!(?:it|this|that|them|an?|the)(?!\p{L}))[^.,;:!?]{3,60})[.!]*$/iu;

const hidden =
  "(?:told|named|mentioned|shown|seen|informed|known|asked|paid|interested|involved|warned|fired|sacked|charged)";
/** What customers are spared by the way the work is done: 'so nobody has to be moved'. */
const spares = new RegExp(
  `,? so (?:that )?(?:nobody|no[- ]one) (?:has to|needs to|will have to) (?:be (?!${hidden}(?!\\p{L}))\\p{L}+(?:ed|en)|(?:get (?:up|out|in|dressed|undressed)|move|leave (?:home|the house|their \\p{L}+)|travel|climb|lift|carry|drive|wait|stand))(?!\\p{L})`,
  "iu",
);

const payers =
  "(?:you|people|customers|clients|guests|members|pupils|tenants|residents|parents|(?:the )?family|families|the home|others)";
const paidBy =
  "(?:bank transfer|transfer|cards?|cash|cheques?|checks?|direct debit|standing order|invoice|paypal|instal+ments|app|phone)";
const period =
  "(?:once a (?:week|month|term|year)|(?:every|each) (?:week|month|term|quarter)|weekly|monthly|quarterly|(?:at|by) the (?:end|start) of (?:the|each) (?:week|month|term)|after (?:each|the|every) \\p{L}+)";
const payment = `(?:(?:the )?(?:invoices?|bills?) (?:go(?:es)?|(?:is|are) sent|comes?)(?: out)?(?: (?:to|by) (?:the )?\\p{L}+)? ${period}|(?:${payers} can )?(?:also )?pay (?:by|with|in) ${paidBy}(?:(?:,| or| and|, or) (?:by )?${paidBy}){0,3}|(?:i|we) (?:don['’]?t|do not) (?:take|accept) (?:any )?(?:cash|cards?|cheques?)(?: (?:off|from|for|on|in) (?!me|us|him|her|my|our)\\p{L}+(?: \\p{L}+)?)?)`;
/** How customers pay: 'Invoices go out once a month or you can pay by card, we don't take cash'. */
const howToPay = new RegExp(
  `^${payment}(?:(?:,| or|, or| and|, and|, but| but) ${payment}){0,3}[.!]*$`,
  "iu",
);

/** Whose success or safety the business cannot promise its customers: 'but I can't say you'll get it'. */
const noGuarantee =
  /(?:,? but |, ?|^)(?:i|we) (?:can['’]?t|cannot|can not) (?:say|promise|guarantee)(?: (?:that|if|whether))? (?:you(?:['’]?ll| will)(?: always| all)? (?!(?:pay|owe|find out|hear|have to)(?!\p{L}))\p{L}+(?: (?:it|one|them|in|through))?|(?:anything|everything|any \p{L}+|all (?:our |the )?\p{L}+) (?:is|are|will be) (?:(?:completely|totally|fully|always|100%) )?(?:[\p{L}-]+[ -]free|free (?:of|from) \p{L}+))(?!\p{L})/iu;

/** How to ring somebody who works with their hands: 'Ringing is fine, leave a message as my hands may be wet'. */
const leaveMessage =
  /^(?:(?:ringing|calling|phoning|texting|messaging|a (?:text|call|message)) is (?:fine|ok|okay|best|easiest|good|quickest),? (?:(?:but|and|so|just|please) )*)?leave (?:me |us )?a (?:message|voice ?mail|text) (?:as|because|since|if|when) (?:my|our|i|we)(?:['’]?(?:ll|m|re|ve)| will| may| might| am| are| have| hands)(?!\p{L})(?: (?!(?:court|prison|hospital|debt|bed)(?!\p{L}))\p{L}+){1,7}[.!]*$/iu;

const level =
  "(?:gcses?|a[- ]?levels?|as[- ]levels?|ks\\d|key stage \\d|years? \\d{1,2}|primary|secondary|beginners|improvers|advanced|adults|children|juniors|seniors|further maths|maths|mathematics|english|french|german|spanish|italian|latin|science|sciences|physics|chemistry|biology|history|geography|music theory|theory|piano|violin|cello|guitar|singing|ballet|tap|yoga|pilates|drawing|pottery)";
/** Who teaches what: 'Graham does A-level and Further Maths'. */
const teaches = new RegExp(
  `^\\p{L}[\\p{L}'’-]+ (?:does|teaches|takes|covers|tutors|coaches) (?:the |all )?${level}(?:(?:,| and|, and| &| to) ?(?:the )?${level}| ${level}){0,5}[.!]*$`,
  "iu",
);

/** What happens if somebody cannot come: 'If she's off ill or on holiday we ring you and offer cover, you can say no'. */
const cover = new RegExp(
  String.raw`^(?:if|when) (?:(?:s?he|they|(?:your|the|my|our|a|an) \p{L}+|one of us|somebody|someone|i|we)(?:['’](?:s|re|m)| is| are| am)) (?:ever |off |away |too ){0,2}(?:ill|sick|off|away|unwell|poorly|on (?:holiday|leave|vacation))(?: or (?:away|off|ill|sick|on (?:holiday|leave|vacation)))?,? (?:then )?(?:we|i)(?:['’]ll| will)?(?: always)? (?:ring|call|text|phone|tell|let you know|send|offer|swap|move|find|refund|cover|rearrange|give|e-?mail|message)(?!\p{L})(?! \p{L}+(?: \p{L}+)? (?:because|since|debts?|drinks?|court|quit|sacked|pay|paid)(?!\p{L}))${plainWords(8)}(?:,? (?:and |or )?you can (?:always |also )?(?:say no|choose|cancel|decide|rebook))?[.!]*$`,
  "iu",
);

/** How the keys of customers are kept, which sounds like a request for secrecy: 'Keys are coded, no names on them'. */
const keysKept = new RegExp(
  String.raw`^(?:all |your |the |customers['’] |clients['’] ){0,2}keys (?:are|get)(?: (?:all|always|only|never))? (?:coded|numbered|tagged|kept|stored|locked|held|signed|labelled|labeled)(?![^.;:!?]{0,60}(?<!\p{L})(?:under|mat|pot|hidden|hide|drawer|hook|behind|my|lost|stolen|left|shed)(?!\p{L}))${plainWords(8)}(?:,? (?:and |with )?no (?:names?|address(?:es)?)(?: or (?:names?|address(?:es)?))? on (?:them|it|the tags?))?[.!]*$`,
  "iu",
);

/** What guests do without: 'No wifi in the barn and signal is poor'. */
const notThere =
  /^(?:(?:there(?:['’]?s| is)|we have|sorry,?) )?no (?:wi-?fi|(?:(?:mobile|phone) )?(?:signal|reception|coverage)|electricity|hook[- ]?ups?|parking|lift|card machine|cash machine|toilets?|showers?)(?! (?:yet|since|until|because|on the (?:site|page|web))(?!\p{L}))(?: (?:in|on|at|near|inside) the \p{L}+(?: \p{L}+)?)?(?: (?:and|but|or) (?:the )?(?:(?:mobile|phone) )?(?:no )?(?:signal|reception|coverage|wi-?fi|parking|electricity)(?: (?:is|are) (?:very |a bit |rather )?(?:patchy|poor|weak|slow|limited|bad|tricky|difficult|hit and miss))?)?(?:,? sorry)?(?:, (?:people|guests|most people) (?:seem to )?(?:like|love|enjoy) (?:that|it)(?: once they get (?:over|used to) it)?)?[.!]*$/iu;

const mending =
  "(?:fix|repair|mend|clean|restore|service|sharpen|move|deliver|build|make|print|sew|alter|weld|tune|wash|groom|cut|paint|fit|install|teach|bake|cook|grow)";
/** The whole range of the work, with examples: 'We mend pretty much anything - kettles, toasters, your nan's lamp'. */
const nearlyAnything = new RegExp(
  `^(?:we|i) (?:can |will |['’]ll )?${mending} (?:(?:pretty much|just about|almost|nearly|more or less|basically|practically) )?(?:anything|everything|all (?:kinds|sorts|types) of \\p{L}+|any (?:kind|sort|type|make) of \\p{L}+|any \\p{L}+)(?: (?:with|on|that (?:has|needs)|made of|in) [\\p{L} ]{2,30}?)?(?:[:,]| [-–—]| from)(?= ?[^.;:!?]{3,30},)${plainWords(24)}[.!]*$`,
  "iu",
);

const ofCustomers =
  "(?:homes|houses|customers|clients|families|gardens|pupils|students|patients|members|dogs|cats|horses|pools|offices|windows|households|schools|restaurants|shops|farms)";
/** How many regular customers there are: 'About 90 regular gardens now, half of them have been with us over 6 years'. */
const clientele = new RegExp(
  `^(?:we (?:look after|clean|have|serve|see|care for) )?(?:(?:about|around|roughly|over|nearly|almost|more than|some) )?${number} (?:(?:regular|private|happy|local|weekly|loyal) ){0,2}${ofCustomers}(?: (?:at the moment|at present|right now|now|currently|so far|a week|each week|every week))?(?:[,;]? (?:and )?(?:about |around |roughly |nearly )?(?:half|most|many|some|a (?:third|quarter|lot|few)|two thirds|three quarters) (?:of (?:them|those|whom) )?(?:have been|are|have stayed|come back) (?:with (?:us|me))? ?(?:for )?(?:(?:over|more than|at least|nearly|almost) )?(?:the )?${number} ?(?:years?|yrs?))?[.!]*$`,
  "iu",
);

/** Correspondence as the work: 'I answer letters from the tax office'. What it is about may still be private. */
const correspondence =
  /^(?:i|we)(?: (?:also|can|will|always)){0,2} (?:answer|read|explain|translate|check|write|deal with|reply to) (?:all |any |the |your |every ){0,2}(?:letters?|notices?|demands?|forms?) (?:from|to|for) (?:the |your )?(?:tax office|tax authorit(?:y|ies)|finanzamt|revenue|irs|hmrc|ato|council|landlord|insurers?|insurance|authorit(?:y|ies)|\p{L}+amt)(?:,? (?:and|or) (?:the )?(?:tax office|council|landlord|insurers?|authorit(?:y|ies)|revenue|bank))?(?: (?:for you|on your behalf))?[.!]*$/iu;

const navigation = "(?:sat[- ]?navs?|gps|navigation(?: systems?)?|google maps|apple maps|waze|post ?codes?)";
/** Where a device leads callers astray: 'Directions: the sat nav takes you down the wrong lane, to the ford'. */
const ledAstray = new RegExp(
  `^(?:(?:directions|getting here|(?:how )?to (?:find|get to) us|finding us|access)(?::| -) ?)?(?![^.;:!?]{0,140}(?<!\\p{L})(?:i|me|my|old address|listing|profile|fix|change|correct(?:ed)?)(?!\\p{L}))(?:please |do |but )?(?:(?:the|your|some|most|any) )?${navigation} (?:(?:will|may|can|might|often|usually|always|sometimes|tends? to|tr(?:y|ies) to) ){0,2}(?:takes?|sends?|leads?|brings?|guides?|directs?) (?:you|people|everyone|visitors|customers|guests|drivers) [^.;:!?]{3,100}[.!]*$`,
  "iu",
);

/** Such rules in words that also ask for something on the website. */
export const houseNotesInWordsOfWishes: readonly RegExp[] = [
  bring,
  noCalling,
  access,
  notMade,
  sellsAndFits,
  putOff,
];

/** What owners note for visitors, in words that also occur in remarks. */
export const houseNotes: readonly RegExp[] = [
  answersSoon,
  experience,
  freeQuote,
  doneSince,
  familyWork,
  countedNow,
  notMade,
  notDone,
  putOff,
  spares,
  howToPay,
  noGuarantee,
  leaveMessage,
  teaches,
  cover,
  keysKept,
  notThere,
  nearlyAnything,
  clientele,
  correspondence,
  ledAstray,
];
