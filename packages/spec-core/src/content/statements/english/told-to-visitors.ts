import { numberWords } from "../../../text/number-words.ts";
import { houseNotes, houseNotesInWordsOfWishes } from "./house-notes.ts";
import { serviceNotes, serviceNotesInWordsOfWishes } from "./service-notes.ts";

const number = `(?:\\d{1,4}|${numberWords(2, 20)}|several|many|a few|both)`;
const relative =
  "(?:husband|wife|partner|son|daughter|sons|daughters|mother|mum|mom|father|dad|brother|sister|brothers|sisters|parents|uncle|aunt|cousin|nephew|niece|family)";
const season =
  "(?:spring|summer|autumn|winter|season|holidays|school holidays|harvest|high season|christmas|easter|weekends?)";
const somebody = `(?:\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?|(?:[Ss]he|[Hh]e)|(?:[Mm]y|[Oo]ur) (?:${relative}|(?:\\p{Ll}+ ){0,2}\\p{Ll}+)(?: \\p{Lu}[\\p{L}'’-]+)?)`;
const place = "(?:the )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}";

/** 'lol', 'haha' at the end of a sentence. */
export const laughAtEnd = /[\s,–-]{1,3}(?:lol|lmao|haha(?:ha)?|hehe|hihi)[\s.!)]*$/iu;

/** Words that restrict an offer; with a laugh after them they are a joke. */
export const limitsOffer =
  /(?<!\p{L})(?:but|though|although|really|actually|technically|not|never|\p{L}+n['’]t|supposed|secretly|mostly)(?!\p{L})/iu;

/**
 * The size of the business: 'There are eleven of us on the team now, more in the spring', 'Just me and my son Wyatt'.
 */
const size = new RegExp(
  `^(?:there(?:['’]s| is| are|['’]re) (?:just |only |now )?${number} of us|(?:(?:it(?:['’]s| is)|we(?:['’]re| are)|that['’]s) )?(?:just|only) (?:me|myself|us|the (?:two|three|four|five|pair) of us)|(?:it(?:['’]s| is)|we(?:['’]re| are)) (?:me|the (?:two|three|four|five) of us))(?:(?:,| and| with) my ${relative}(?: \\p{Lu}[\\p{L}'’-]+)?){0,3}(?: (?:on|in|at) (?:the|our) (?:team|shop|workshop|office|kitchen|yard|crew|studio|bakery|salon|practice|garage|business))?(?: (?:now|these days|altogether|in all|in total))?(?:[,;–—-] ?(?:and |but )?(?:more|fewer|up to ${number}|another ${number}|${number}) (?:more )?(?:in|at|on|over|during|for) (?:the )?${season})?[.!]*$`,
  "iu",
);

/** Praise of a person's knowledge, not a secret: 'Donal knows everything about what will survive near the sea'. */
const knowledge = new RegExp(
  `^${somebody} knows (?:everything|all(?: there is(?: to know)?)?|a (?:lot|great deal)|more than (?:anyone|anybody|most)) about (?!me|us|my|our|it|him|her|them|that|this|their|the (?:affair|money|books|accounts|debts?|divorce|business|website|site|sale|move|problem|trouble|accident)(?!\\p{L}))`,
  "u",
);

/** A person's work for visitors, not in the office: 'Cathal looks after the glasses'. */
const task = new RegExp(
  `^${somebody} (?:also |now )?(?:looks after|is in charge of|is responsible for) (?:all )?(?:the|our) (?!(?:\\p{L}+ )?(?:books|accounts?|bookkeeping|payroll|wages|money|bills|banking|paperwork|admin|rota|keys?|till|post|invoices|invoicing|e-?mails|passwords?|office|nights?|early|late|shifts?|kids|children|baby|babies|house|mother|father|mum|mom|dad|web ?site|site|page|facebook|instagram|rest)(?!\\p{L}))\\p{L}+(?: (?:and the |and |of |in |on |at )?\\p{L}+){0,4}[.!]*$`,
  "u",
);

/** How far customers travel, and what for: 'People come over from Crosshaven and Kinsale to ask him'. */
const travel = new RegExp(
  `(?:^|[,;] (?:and |so )?)(?:[Pp]eople|[Cc]ustomers|[Cc]lients|[Ff]olk|[Vv]isitors|[Ff]amilies|[Pp]upils|[Pp]atients|[Rr]iders|[Ww]alkers|[Tt]hey) (?:even |often |still )?(?:come|drive|travel|walk|cycle)(?: (?:over|up|down|in|out|here|to us|all the way)){0,2} from (?:as far (?:away )?as )?${place}(?:(?:,| and|, and) ${place}){0,4} (?:to (?:ask|see|buy|get|collect|eat|try|taste|hear|watch|learn from) (?:him|her|us|it|them|(?:his|her|our|my|the) \\p{Ll}+)|for (?:his|her|our|my|the|it)(?: \\p{Ll}+)?)`,
  "u",
);

/** How to contact somebody who cannot answer immediately: 'I'm on roofs so leave a message'. */
const message =
  /^(?:(?:i|we)(?:['’]m|['’]re| am| are)(?: (?:usually|often|mostly|always|generally))? (?:on|up|in|under|out|with) (?!(?:holidays?|leave|a diet|benefits?|medication|hospital|prison|bed|court|debt|the phone|my own|love)(?!\p{L}))[^.;:!?\d]{2,40}?[,;]? ?(?:so|and) |(?:if|when) (?:i|we|nobody|no one)(?: \p{L}+| don['’]t| can['’]t){1,6},? )?(?:please |just )?leave (?:me |us )?a (?:message|voice ?mail)(?:,? (?:and|then) (?:i|we)(?:['’]ll| will)(?: \p{L}+){1,6})?[.!]*$/iu;

/** 'Pupils can take exams but nobody has to'. */
const notObliged =
  /(?:,| [–-])? (?:but|and|though|although) (?:nobody|no[- ]one) (?:has|is made) to(?: (?!(?:know|hear|see|find|read|learn|notice|be|get|tell|say|print|look)(?!\p{L}))\p{L}+(?: (?:in|at|it|one|on) ?\p{L}*){0,2})?[.!]*$/iu;

/** 'Terraced houses are what we're best at'. */
const bestAt =
  /^[^,;:.!?]{2,50} (?:is|are) (?:what|where) (?:we|i)(?:['’]re| are|['’]m| am)?(?: really)? (?:best(?: at)?|good at|known for|do best|strongest|specialise in|specialize in|love (?:doing|making|most))(?!\p{L})/iu;

/** Where the owner works: 'I also go into three care homes every week'. */
const visits = new RegExp(
  `^(?:i|we) (?:also |regularly |often |do )?(?:go|come)(?: out)? (?:in)?to (?:(?:${number}|local|your|people['’]s|clients['’]|customers['’]|private) ){0,2}(?:(?:care|nursing|retirement|residential|your|family) )?(?:homes?|schools?|hospitals?|nurseries|offices|farms|villages|yards|houses|workplaces|hospices)(?: (?:every|each|once|twice|most|in|on|around|across) [\\p{L} ]{2,40})?[.!]*$`,
  "iu",
);

/** 'Last December we raised £1,340 for the food bank'. */
const raised =
  /^(?:(?:last|this) \p{L}+,? |in (?:19|20)\d\d,? |so far,? |altogether,? )?(?:we|our \p{L}+)(?:['’]ve| have)? raised (?:over |about |nearly |more than |almost )?[£€$] ?[\d.,]{1,9}\d for (?!me|us|my|our)(?:an? |the )?(?:\p{L}+ ){0,4}(?:banks?|hospices?|hospitals?|charit(?:y|ies)|shelters?|lifeboats?|schools?|research|appeal|trust|fund|foundation|scouts?|library|church|refuge|museum|club|mind|rnli|rescue|air ambulance)(?: (?:in|of|at) [\p{L} ]{2,30})?[.!]*$/iu;

/** 'Set up in 2015 after we both got fed up with student blocks', 'I took over in 2015 (I'm the daughter, Joanne)'. */
const beginning = new RegExp(
  `^(?:(?:we|i) )?(?:set (?:it |this )?up|started|founded|began|opened|took (?:it |the \\p{L}+ )?over(?: from (?:my|our) ${relative})?)(?: (?:here|it|this|the \\p{L}+))? in (?:19|20)\\d\\d(?: (?:after|because|when|as) [^.;:!?]{0,30}(?:fed up|tired|bored|had enough) (?:of|with) (?:(?!my|our|the boss|him|her|them)\\p{L}+ ){0,3}\\p{L}+|,? \\((?:i['’]m|i am) (?:the|his|her|their) ${relative}(?:, \\p{Lu}[\\p{L}'’-]+)?\\)|,? (?:i['’]m|i am) (?:the|his|her|their) ${relative})?[.!]*$`,
  "iu",
);

const free =
  "(?:(?:have|['’]ve got|have got|['’]ve|are taking|['’]re taking|am taking|['’]m taking|can take|take)(?: on)?)";
const now = "(?:at the moment|at present|currently|right now|just now)";

/** Availability: 'At the moment I only have daytime spaces for adults; after-school slots have a waiting list'. */
const placesFree = new RegExp(
  `^(?:${now},? )?(?:(?:i|we) ?(?:only |still |currently )?${free} (?:only |still )?(?:an? |no |some |a few |${number} )?(?:[\\p{L}-]+ ){0,2}(?:spaces?|places?|slots?|vacanc(?:y|ies)|openings|(?:new|more) (?:pupils|students|patients|clients|members|children))|there(?:['’]s| is) a (?:short |long )?waiting list(?= for(?!\\p{L})|[.!]*$)|(?:i|we)(?:['’]m| am|['’]re| are) (?:now |currently )?(?:full|fully booked)(?= (?:until|till|for|in|on)(?!\\p{L}))|[\\p{L}-]+(?: [\\p{L}-]+){0,3} (?:have|has) a waiting list)(?: (?:left|free|open|available))?(?: (?:for|in|on|from|until|till) (?!me|us|my|our|sale|paper)[\\p{L}\\d -]{2,30}?)?(?: ${now})?(?:[;,]? ?(?:and |but )?(?:the )?[\\p{L}-]+(?: [\\p{L}-]+){0,3} (?:(?:have|has) a waiting list|(?:is|are) (?:still |mostly |usually )?(?:free|open|available)(?: for [\\p{L} -]{3,30}?)?))?[.!]*$`,
  "iu",
);

/** A full list that will move: 'I am full at the moment but I keep a list and there's a place coming up in May'. */
const fullForNow = new RegExp(
  `^(?:(?:i|we)(?:['’]m| am|['’]re| are) (?:now |currently )?(?:full|fully booked)(?: ${now})?(?:,? but (?:i|we) (?:keep|have|run) a (?:waiting )?list)?,? (?:and|but) )?there(?:['’]s| is| will be) (?:an? |one |${number} )?(?:places?|spaces?|slots?|vacanc(?:y|ies)) (?:coming up|opening up|coming free)(?: (?:in|from|after) \\p{L}+)?(?: (?:when|as) (?:one|two|some|${number}) of (?:my|our|the) (?:\\p{L}+ )?\\p{L}+ (?:goes|go|starts?|moves? on|leaves?)(?: (?:to|for|at) [\\p{L} ]{3,25})?)?[^\\p{L}\\p{N}]*$`,
  "iu",
);

const year = "(?:in |since |back in |around )?(?:19|20)\\d\\d";
const elder = `(?:${relative}|great-?grand\\p{Ll}+|grand(?:parents|father|mother|dad|ma|pa))`;
const who = `(?:(?:my |our )?${elder}(?: and (?:my |our )?${elder})?(?: \\p{Lu}[\\p{L}'’-]+)?(?: (?:and|&) \\p{Lu}[\\p{L}'’-]+)?)`;
const post =
  "(?:out front|front of house|in the (?:kitchen|shop|office|back|workshop|studio|salon|bar|garden)|behind the (?:bar|counter)|at the (?:desk|counter|front|bar|stove)|on the (?:counter|grill|bar|door|tools|phones?)|(?:does|doing|makes|making|runs|running|looks after|looking after) (?:all )?the (?!books|accounts|money|admin|paperwork|bills|wages)\\p{L}+)";

/** Who began and who goes on: 'Dad started it 1987 I took over 2012', 'Mum opened it, now it's me and my brother'. */
const succession = new RegExp(
  `^${who} (?:first )?(?:started|founded|opened|began|set up|set it up|built|bought)(?: (?:it|this|us|here|(?:the|this) (?:business|shop|firm|company|place|\\p{L}+)))?(?: up)?(?: ${year})?(?:(?:,| and|, and| then|;)? ?(?:(?:i|we|me and my ${relative}) (?:took (?:it )?over|joined|came in|carried on|took it on)(?: from (?:him|her|them))?(?: ${year})?|(?:and )?now (?:it(?:['’]?s| is)|we(?:['’]re| are)) (?:just )?(?:me|us)(?: \\(\\p{Lu}[\\p{L}'’-]+\\))?(?:(?:,| and|, and| &) my ${relative}(?: \\p{Lu}[\\p{L}'’-]+)?(?: ${post})?){0,4}))?[.!]*$`,
  "iu",
);

/** What the owner did before: 'I was in a salon in Beeston for 6 years before I got the van in 2021'. */
const career =
  /^(?:i|we) (?:was|were|worked|trained|cooked|taught|nursed|spent .{3,20} (?:years|seasons)) (?:in|at|for|as|with) (?!love|debt|prison|hospital|court|bits|trouble)([^.,;:!?]{3,70}) before (?:i|we) (?:got|bought|opened|started|set up|moved into|took on|built|began|went out on my own|went on my own)(?: (?:the|this|my|our|a|an|it|up)(?: (?:own|first|little))?(?: \p{L}+){0,2})?(?: here)?(?: in (?:19|20)\d\d)?[.!]*$/iu;

/** Where the business began: 'We opened in 2016 in what used to be a shoe repair place'. */
const formerPlace =
  /^(?:i|we) (?:opened|started|moved in|set up|began)(?: (?:here|up|the \p{L}+))? in (?:19|20)\d\d,? (?:in|at) (?:what (?:used to be|was(?: once)?)|(?:an?|the) (?:old|former)) (?:(?:an?|the) )?[\p{L}-]+(?: [\p{L}-]+){0,3}(?=,|$|[.!]| and | so )/iu;

/** Customers whom the business treats well: 'I'm good with nervous dogs, that's most of my regulars now'. */
const goodWith =
  /^(?:i|we)(?:['’]m|['’]re| am| are) (?:very |really |especially |pretty )?(?:good|great|patient|gentle|used to working|at home) with (?!me|us|my|our|him|her|them|money|numbers|figures|computers?|words|that|this|it|the)([\p{L}-]+(?:,? [\p{L}-]+){0,8}?)(?:,? (?:and )?(?:that['’]?s|they['’]?re|those are) (?:probably |about |now )?(?:most|half|a lot|lots|many) of (?:my|our) (?:regulars|customers|clients|patients|pupils|students|riders|guests|work)(?: (?:now|these days|anyway))?)?[.!]*$/iu;

/** How many visits most people need. */
const usualNumber = new RegExp(
  `^(?:most|many|nearly all) (?:people|customers|clients|patients|pupils|students|families|dogs|horses|couples) (?:only |usually )?(?:need|take|come for|book|have) (?:about |around |between )?${number}(?: ?(?:to|-|–|or|and) ?${number})? (?:sessions?|visits?|lessons?|appointments?|treatments?|fittings?|meetings?|weeks|months)(?!\\p{L})`,
  "iu",
);

/** Honest advice: 'If we think it isn't worth it we'll say so'. */
const honestAdvice =
  /(?:^|(?:[,;–-]|(?<!\p{L})and|(?<!\p{L})but)\s)(?:if|when) (?:we|i) (?:think|reckon|feel|find|see|don['’]?t think|do not think|can['’]?t help|cannot help)(?! (?:he|she|they|the (?:agency|site|website))(?!\p{L}))(?: [^.;:!?,]{2,60}?)?,? (?:then )?(?:we|i)(?:['’]ll| will| always)? (?:say so|tell you(?: so| straight| honestly)?|let you know|be honest(?: with you)?|send you (?:on|elsewhere))(?!\p{L})(?: and (?:write to|send you|refer you|point you|pass you)(?!\p{L})[^.,;:!?]{0,40})?/iu;

const colleague = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
/** When somebody joined, and the clause that follows: 'Tom Hale joined in 2018, he does …'. */
export const joined = new RegExp(
  `^${colleague} (?:joined(?: (?:us|me|the (?:team|practice|shop|firm|crew)))?|came to us|started(?: here)?|has been (?:here|with us)) (?:in|since) (?:19|20)\\d\\d(?=[,;]? (?:and )?(?:s?he|they) )`,
  "u",
);
/** What that person does, in the same sentence: ', he does', 'and she also works with'. */
export const doesThere =
  /(?:[,;]|(?<!\p{L})and|, and) (?:s?he|they)(?: (?:also|mostly|mainly|usually|now))? (?:do|does|teach(?:es)?|treats?|works with|looks after|runs?|makes?|bakes?|covers?|takes?|sees?|cuts?|repairs?|specialis(?:es|e) in|specializ(?:es|e) in)(?!\p{L})(?! (?:all |most of |some of )?(?:the|our|my) (?:books|accounts|money|wages|admin|paperwork|invoices|rota|till|nights?|bins|keys))/giu;

/** How colleagues learnt their work: 'Ann trained at Kew, Bob was a baker for 9 years before his wife talked him into it'. */
const training = new RegExp(
  `^${colleague} (?:trained|qualified|studied|apprenticed) (?:at|in|with|as) [^.,;:!?]{3,60}(?:,| and|, and) ${colleague} (?:was|worked as) an? \\p{Ll}+(?: \\p{Ll}+)? for ${number} years(?: before (?:his|her|my) ${relative} (?:talked|got|roped|dragged) (?:him|her|me) into (?!trouble|debt|court)[\\p{L} ]{2,25})?[.!]*$`,
  "u",
);

const telephone = "[+(]?\\d(?:[ ()./-]{0,2}\\d){5,14}";
const contacting =
  "(?:ring|call|text|phone|message|whats ?app|e-?mail)(?: or (?:ring|call|text|phone|message|whats ?app|e-?mail))?";
const noAnswer =
  "(?:(?:as|because|since|cos) )?(?:i|we) (?:can['’]?t|cannot|can not|don['’]?t|do not|won['’]?t|may not|might not)(?: always)? (?:answer|pick up|hear it|get to the phone)(?: (?:it|the phone|calls))?(?: (?:when|while|if|as|during|on|with) [^.,;:!?]{3,50}?)?";

/** How to contact the business, with its number: 'Best to text me on 07700 900123, I can't answer while driving'. */
const bestToCall = new RegExp(
  `^(?:(?:it['’]?s |it is )?(?:best|easiest|quickest)(?: (?:is|thing is|way is))? to |(?:please )?just )${contacting}(?: (?:me|us))?(?:,? (?:on|at))?:? ${telephone}(?:[,;.]? (?:and |but )?${noAnswer})?(?:,? (?:so |and |or )?(?:please |just )?leave (?:me |us )?a (?:message|voice ?mail))?[.!]*$`,
  "iu",
);

/** How people book: 'Orders by phone only please 01 234', with or without a number. */
const bookedBy = new RegExp(
  `^(?:all )?(?:bookings?|orders?|reservations?|appointments?|enquiries|inquiries)(?: (?:are|is))? (?:only )?(?:by|over|via) (?:the )?(?:phone|telephone|text|e-?mail|whats ?app|post|letter)(?: only)?(?:,? please)?(?:,? (?:on |at )?${telephone})?(?=[,;.!]|$)`,
  "iu",
);
const noOnline =
  /(?:^|[,;] ?)(?:(?:and|but|as) )?(?:we|i) (?:do not|don['’]?t|can['’]?t|cannot) (?:do|take|have|offer|accept) (?:any )?(?:online|internet|web|facebook|instagram) (?:bookings?|orders?|reservations?|appointments?|payments?)(?=[,;.!]|$)/iu;

/** A rule for callers: 'so please no walk-ins'. */
const noCallers =
  /(?:^|[,;–-] ?|\s)(?:(?:so|and|but),? )?(?:please,? )?no (?:walk[- ]?ins?|drop[- ]?ins?|cold call(?:er)?s|unannounced visits|callers)(?:,? please)?(?=[,;.!]|$)/iu;

const ofGroup =
  "(?:students|pupils|learners|clients|customers|patients|riders|guests|members|dogs|horses|families|couples|people)";
/** What customers come for: 'A lot of my pupils start with no Greek and just want to read it'. */
const comeFor = new RegExp(
  `^(?:(?:most|many|some|lots|a lot|plenty|half)(?: of)? )?(?:(?:my|our|the) )?${ofGroup} (?:come|start|arrive|turn up|begin)(?!\\p{L})[^.,;:!?]{0,60} and (?:just|only|simply|mostly) want to (?!(?:pay|know|see|read|find|click|book)(?!\\p{L}))\\p{L}+(?: \\p{L}+){0,3}?(?=[,.!]|$)`,
  "iu",
);

/**
 * How to find the place, after where it is: 'We are behind the station, look for the blue door'. What to look for stays
 * in the rest, where it may be a thing of the website.
 */
const lookFor =
  /[,;:–-] ?(?:and |so |then |just |please )*(?:look (?:out )?for|follow|turn (?:left|right) (?:at|after|past|before|into)) (the (?:\p{L}{1,20} ){0,3}\p{L}{1,20})(?=[,.!]|$)/iu;

/** A list of what a salon does, which begins with a word for the look of a page: 'Colour, cuts, perms'. */
const colourAsWork =
  /^colou?rs?(?:ing)?(?=(?:,| and| &| \+) [^.!?]{0,40}(?<!\p{L})(?:cuts?|cutting|highlights|lowlights|balayage|perms?|blow[- ]?dr(?:y|ys|ies)|styling|extensions|foils|keratin|tints?|toners?|barbering)(?!\p{L}))/iu;

/** The same in words that also ask for something on the website. */
export const toldInWordsOfWishes: readonly RegExp[] = [
  placesFree,
  fullForNow,
  bookedBy,
  noOnline,
  noCallers,
  comeFor,
  colourAsWork,
  ...houseNotesInWordsOfWishes,
  ...serviceNotesInWordsOfWishes,
];

/** Statements for visitors in words that also occur in remarks. What a group captures may still be a remark. */
export const toldToVisitors: readonly RegExp[] = [
  succession,
  career,
  formerPlace,
  goodWith,
  usualNumber,
  honestAdvice,
  joined,
  training,
  bestToCall,
  size,
  knowledge,
  task,
  travel,
  message,
  notObliged,
  bestAt,
  visits,
  raised,
  beginning,
  placesFree,
  fullForNow,
  lookFor,
  ...houseNotes,
  ...serviceNotes,
];
