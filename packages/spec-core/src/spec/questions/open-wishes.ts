import { withholdsNumber } from "../../content/facts/phones/withheld-phones.ts";
import { holds as inside } from "../../content/place.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import { wordKey } from "../../text/keys.ts";
import { numberWords } from "../../text/number-words.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Project } from "../project.ts";
import { sentencesOn } from "./checks.ts";
import type { Clarification } from "./clarification.ts";
import { hangsOnWish } from "./hanging-sentences.ts";
import { isOfWording } from "./instructions.ts";
import { holds, isQuotedIn } from "./open-points.ts";
import { quoted } from "./rule.ts";
import { isSilenced } from "./silence.ts";
import { bansPrices } from "./wishes.ts";

/** Words for wanting something on the site. Outside of wishes, private matters are not asked about. */
const wanted =
  /(?<!\p{L})(?:should|must|(?:needs?|has|have|ought|want|wants|wanted|like|love|prefer) to|(?:i|we) (?:also |really )?(?:want|need|wish)|(?:i|we)(?:['’]d| would|d) (?:really |also )?(?:love|like)|would be (?:good|great|nice|fun|useful|handy|helpful|lovely|cool|brilliant|ideal)|(?:is|are) wanted|wanted by|on (?:the|our) (?:web)?site|on there|(?:put|want) that on|somewhere to|a way to|(?:could|can) be (?:done|asked|seen|sent|filled|found|put|shown)|asks for (?:it|that|this|them)|(?:show|list|include|add|mention|explain) (?:these|this|them|the|our|all|which|how|what|that)|put (?:the|our|all|it|them|that|a)|please)(?!\p{L})/iu;

/** Subjects that a designer decides or the wizard asks about elsewhere: style, mood, position on a page. */
const ofLooks =
  /(?<!\p{L})(?:(?:read|see|check|approve) (?:it all|everything)|(?:sound|sounds|sounding|read|reads|talk|write|writes|written) like (?:me|us|i|we|a|an|my|our)|(?:make|made|makes) (?:me|us|it) (?:sound|look)|in (?:my|our) (?:own )?(?:voice|tone|words)|keep (?:it|things|everything|the (?:site|texts?|words?)) (?:\p{L}+ )?(?:short|brief|plain|snappy)|colou?rs?|fonts?|looks?|looking|feel|feels|feeling|modern|simple|clean|warm|bright|dark|light|calm|cosy|elegant|fresh|friendly|serious|posh|cheap|busy|cluttered|big|bigger|large|white|black|blue|green|red|pink|gold|style|stylish|design|tone|mood|layout|stock photos?|stock pictures?|fast|quick|easy to (?:read|find|use|see)|jargon|short(?:er)? (?:texts?|sentences|words|paragraphs)|(?:texts?|sentences|words|paragraphs) (?:should|must|have to|need to) be|capitals|slogan|headline|at the top|on top|front page|home ?page|logo|number must|phone number|mobile phones?|(?:works?|good|well) on (?:a|the|their|any) (?:phone|mobile)|(?:click|tap)[- ]to[- ](?:call|ring) button|(?:call|whatsapp) button|buttons? (?:that )?(?:they|people|you|customers|one) (?:can|could) (?:just )?(?:push|press|tap|click|hit)|links? (?:must|should|has to|needs to)? ?(?:be )?in the footer|professional|fancy|sales[- ]?y|pushy|kitsch\p{L}*|clich\p{L}*|cartoons?|emojis?|pics?|pictures?|photos?|you (?:can|could|may) (?:draft|write|make up)|spell(?:ing|ed|t)?|(?:first|usual|most common|commonest) question|(?:name|written) with (?:an? )?\p{Lu}|words? ['"‘“]|grammar|(?:correct|improve|check|fix) (?:my|our|the) (?:english|language|texts?|words))(?!\p{L})/iu;

/** Words about people, money and this project, which are not wishes for the site. */
const ofLife =
  /(?<!\p{L})(?:(?:have|need|has|needs|want|wants) to (?:be|go|work|live|stay|sell|stop|close|retire|pay|move|wait|cancel|come|leave|charge)|(?:i|we) (?:want|need) (?:more|less|fewer|somebody|someone|people who|customers|clients|staff|a holiday|to (?:retire|stop|grow|be|get|sell|move|keep))|the (?:council|law|bank|landlord)|you (?:should|must|have to|need to|want to)|if you|what (?:you|they) (?:want|need)|budget|deadline|online by|ready by|launch(?:ed)? by|asap|call me|e-?mail me|send (?:me|us) an?|let me know|my (?:wife|husband|mother|father|mum|dad|son|daughter|brother|sister|boss|partner)|thanks?|thank you|hello|regards|sorry|honest\p{L}*|competitors?|competition|last (?:agency|designer|website|site)|the (?:old|last|present|current) (?:site|website|one))(?!\p{L})|^(?:i|he|she|they) /iu;

const refused =
  /(?<!\p{L})(?:no|none|not|never|nothing|without|don['’]?t|doesn['’]?t|isn['’]?t|can['’]?t|shouldn['’]?t|mustn['’]?t|avoid|nobody|hate|less)(?!\p{L})|\?/iu;

/** A profile, an address or a stated charge. */
const hasDetail = /@\p{L}|(?<!\p{L})(?:fees?|charges?|surcharges?)(?!\p{L}).{0,20}\d/iu;

/** A sum, a date or a time of day: a fact that contains one needs no question. */
const answered =
  /[£$€] ?\d|\d ?(?:[£$€]|(?:euros?|eur|pounds?|dollars?|kr)(?!\p{L}))|(?<!\p{L})\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\d ?(?:am|pm)(?!\p{L})|(?<!\d)\d{1,2}[:.]\d\d(?!\d)|\d ?%|(?<!\p{L})(?:is|are) free(?!\p{L})|(?<!\p{L})\d+ (?:to|or) \d+(?!\p{L})|(?<!\p{L})closed (?:\p{L}+ ){0,6}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?<!\p{L})(?:dogs? (?:are )?(?:yes|ok|allowed|welcome)|parking is|bring your own|included|for free|free of charge)(?!\p{L})/iu;

/**
 * 'That needs to be on the site', 'otherwise I have to ask', 'say it kindly', 'there's more of them upstairs', 'get two
 * a day': refers to the words before.
 */
const pointsBack =
  /^there(?:['’]s| is| are) (?:more|others|another|some more)(?!\p{L})|^(?:it|that|this)(?:['’]s| is| was) (?:\d|now(?!\p{L})|still(?!\p{L}))|^(?:get|got|had) (?:about |over |up to )?(?:\d|(?:two|three|four|five|ten|dozens|loads|lots)(?!\p{L}))|^i know (?:you|what you)(?!\p{L})|^otherwise(?!\p{L})|^(?:that|this|it|these|those) (?:needs?|has|have|must|should)(?: to)? be (?:on|in)(?!\p{L})|^(?:please )?(?:say|put|write) (?:it|that|this)(?!\p{L})|^(?:just|only) (?:the|our) (?:area|town|village|district|city|suburb|region)(?!\p{L})/iu;

/** How often something changes, which the one who plans the site needs: 'Fees change about twice a year.' */
const changesOften =
  /^(?:(?:the|our|my) )?(?:\p{L}+ )?(?:prices?|rates?|fees?|tariffs?|charges?) (?:(?:only|usually|normally|always|like|about|maybe) ){0,2}changes? (?:(?:only|like|about|maybe|around|roughly) ){0,2}(?:once|twice|every|each|daily|weekly|monthly|yearly|a lot|often|seldom|(?:two|three|four|\d+) times)(?!\p{L})[^,;.!?]{0,30}[.!]?$/iu;

/** A fact that leaves nothing open: 'The tiles are discontinued.' */
const plainFact =
  /^(?:the|our|my|all) \p{L}{2,20} (?:is|are) (?:(?:all|always|never|only|very) )?\p{L}{2,20}[.!]?$/iu;

/** The fields of a form, which its builder decides on. */
const ofForm =
  /^\([^()]*\)[.!]?$|(?<!\p{L})(?:people|customers|clients|they|everyone|owners) (?:should|must|have to|need to) (?:tell|say|give|write)(?!\p{L})|^faq\W/iu;

/**
 * A rule that is clear as stated: 'Dogs yes on terrace', 'Bring their own food', 'Must know to swim', 'Achar is free'.
 */
const rule =
  /^(?:dogs?|bring|must) (?:\p{L}+ ){1,4}\p{L}+[.!]?$|^(?:\p{L}+ ){1,3}(?:is|are) free[.!]?$|^(?:bring|wear) \p{L}[^.!?;]{1,80}[.!]?$/iu;

const someNumber = `(?:${numberWords(1, 12)}|\\d{1,3})`;
/** 'Three hours minimum on Sundays', 'Lunch 12 to 2.30': a limit or a time that is clear as stated. */
const limitOrTime = new RegExp(
  `^(?:an? )?${someNumber} \\p{L}+ (?:minimum|maximum|min|max|at least|at most)(?!\\p{L})[^.!?;]{0,50}[.!]?$|^(?:\\p{L}+ ){1,3}(?:from )?\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)? ?(?:to|till|until|[-–]) ?\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?[.!]?$`,
  "iu",
);

/** 'Prams ok, we lift them in', 'Helmets supplied', 'wet dogs stay outside', 'we take cards': a rule for visitors. */
export const allows =
  /^[^.!?]{3,60}(?<!\p{L})(?:ok|okay|fine|welcome|allowed|supplied|provided)(?:, [^.!?]{1,40})?[.!]?$|^(?:(?:all|any|no|sick|ill|wet|small|young|unaccompanied) )?(?:children|kids|babies|dogs|cats|pets|pupils|students|guests|visitors|riders) (?:stay|wait|remain|keep) [^.!?]{3,60}[.!]?$|^(?:we|i) (?:also )?(?:take|accept) (?!(?:(?:on|orders|bookings|photos|pictures|part|care|back|in)(?!\p{L})))[^,.!?]{3,40}[.!]?$/iu;

const dayOrMonth =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)";
/** 'Orders go out Tuesdays', 'The season is May to September': when something is, and nothing else. */
const plainTime = new RegExp(
  `^(?:(?:the|our|my|all) )?\\p{L}{3,20} (?:is|are|goes|go|runs?|starts?|ends?)(?: out)?(?: on| from| in)?(?: every)? ${dayOrMonth}(?: (?:to|till|until|and|or|through) ${dayOrMonth})?[.!]?$`,
  "iu",
);

/**
 * A list of names without a verb that asks for something: 'Eugene, Springfield, up to Corvallis', 'Hairspray, all the
 * pantos'.
 */
const listOfNames =
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*, (?:\p{Lu}|all |up to |and |also )[^.!?]*[.!]?$/u;

/** Nothing that the site has to do: 'We cover Stoke, Leek and Crewe', 'Maybe my niece would'. */
const noWish = /^(?:we|i) cover(?!\p{L})|(?<!\p{L})(?:would|might|could|should|will|can)[.!]?$/iu;

/** A sentence to be printed as it is: 'Full by September, say that'. */
const toPrint = /(?<!\p{L})(?:(?:please )?say (?:that|so)|need to say (?:that|so))(?!\p{L})/iu;

/** The mark before an item of a list: '- Orders go out on Fridays'. */
const listMark = /^[-–•*] ?/u;

/** The last of several questions by customers: 'and can they bring a friend.' */
const restOfQuestion =
  /^(?:and|or) (?:can|could|do|does|will|is|are|how|what|when|where) (?:they|people|you|it|i|we|much|long|many)(?!\p{L})/iu;

const wordsMin = 4;
/** A shorter text with a detail is only a thing with its price. */
const answeredWordsMin = 5;

const longNumber = /\d(?:[ ()-]?\d){6}/;

const tellsAll = ({ text }: JudgedStatement): boolean =>
  longNumber.test(text) || (wordCount(text) >= answeredWordsMin && answered.test(text));

const mayBeAsked = ({ text, field, kind }: JudgedStatement): boolean =>
  field === "contentNotes" && (kind !== "private" || wanted.test(text));

/** Whether a statement of the notes is asked about as a wish, unless another question quotes it. */
export const isWish = (statement: JudgedStatement): boolean =>
  mayBeAsked(statement) &&
  // A statement that is only such a detail has its place on the site.
  (statement.isProse || statement.kind === "wish" || !hasDetail.test(statement.text)) &&
  (statement.kind === "wish" || wanted.test(statement.text) || !tellsAll(statement)) &&
  statement.dictatedBy === undefined &&
  !rule.test(statement.text) &&
  !limitOrTime.test(statement.text) &&
  !allows.test(statement.text) &&
  !plainTime.test(statement.text.replace(listMark, "")) &&
  !plainFact.test(statement.text) &&
  !changesOften.test(statement.text) &&
  !noWish.test(statement.text) &&
  !listOfNames.test(statement.text) &&
  !ofForm.test(statement.text) &&
  wordCount(statement.text) >= wordsMin &&
  !ofLooks.test(statement.text) &&
  !isOfWording(statement) &&
  (!ofLife.test(statement.text) || wanted.test(statement.text)) &&
  !refused.test(statement.text) &&
  !pointsBack.test(statement.text) &&
  !withholdsNumber(statement.text) &&
  !restOfQuestion.test(statement.text) &&
  !toPrint.test(statement.text);

/** Questions that fully cover a sentence that they quote, if it is a wish. */
const asksTheWish = /^(?:pictures|booking-tool|prices-current|faq)$/;

const isAskedAnyway = (text: string, asked: readonly Clarification[]): boolean =>
  asked.some(
    ({ id, quotes }) => asksTheWish.test(id) && quotes.some((quote) => holds(wordKey(quote), wordKey(text))),
  );

const mostWishes = 8;

/** A thing with its price, for which the questions about prices ask: 'A trim is £85.' */
const isOfPrice = (statement: JudgedStatement, { words }: Project): boolean =>
  !wanted.test(statement.text) &&
  words.facts.some((fact) => fact.kind === "price" && inside(statement, fact));

const agencyWording =
  "The client's notes say this besides. What of it can be done as it is said, and what does the client have to answer first (what exactly to say, in which cases, from when, who keeps it up to date)?";
const toRead = "Your notes say this besides. Which of it should visitors read, and in which words?";
const toDo =
  "Where something is to be shown or done: what exactly, in which cases, from when, and who keeps it up to date?";

/** 'Bryn means hill': a fact, with which nothing is to be done but to print it. */
const isFactAlone = ({ kind, text }: JudgedStatement): boolean => kind !== "wish" && !wanted.test(text);

/** Questions about wishes and facts in the notes that no other question covers. */
export function openWishQuestions(project: Project, asked: readonly Clarification[]): Clarification[] {
  const { words } = project;
  const dictating = new Set(words.statements.flatMap(({ dictatedBy }) => dictatedBy ?? []));
  const onLanguages = new Set(sentencesOn("languages")(project));
  const open = words.statements
    .filter(
      (statement) => isWish(statement) && !dictating.has(statement.id) && !isSilenced(statement, project),
    )
    .filter(
      (statement) =>
        !statement.isPrinted &&
        !hangsOnWish(project, statement) &&
        !isOfPrice(statement, project) &&
        !bansPrices(statement.text),
    )
    .filter(
      (statement) =>
        !isQuotedIn(statement.text, asked) &&
        !isAskedAnyway(statement.text, asked) &&
        !onLanguages.has(statement.text),
    )
    .slice(0, mostWishes);
  if (open.length === 0) return [];
  const isForClient = open.some(({ mayBeForVisitors }) => mayBeForVisitors);
  return [
    {
      id: "wishes-open",
      path: "aiFeatures.contentNotes",
      question: !isForClient ? agencyWording : open.every(isFactAlone) ? toRead : `${toRead} ${toDo}`,
      about: "",
      // The agency can decide on most wishes, but not on what visitors read.
      asks: isForClient ? "client" : "agency",
      blocks: "nothing",
      quotes: open.map(({ text }) => quoted(text)),
    },
  ];
}
