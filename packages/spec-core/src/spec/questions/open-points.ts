import { hedgeIn } from "../../content/open/hedges.ts";
import type { Conflict, OpenKind, OpenPoint } from "../../content/open/open-point.ts";
import { overlapInField } from "../../content/place.ts";
import type { Statement, StatementField } from "../../content/statement.ts";
import { decidedPart } from "../../sitemap/written-name.ts";
import { wordKey } from "../../text/keys.ts";
import type { Project } from "../project.ts";
import { all, any, not, shows } from "./checks.ts";
import type { Clarification } from "./clarification.ts";
import { type Check, quoted } from "./rule.ts";
import { conflictQuestions, openQuestions } from "./rules/open-point-questions.ts";
import { isSilenced } from "./silence.ts";
import { isVisitorsQuestion } from "./visitors-questions.ts";
import { wishedFunctions } from "./wished-functions.ts";
import { wantsNoPrices } from "./wishes.ts";

/** The path in the spec of each field's text. */
export const placeOfField: Readonly<Record<StatementField, string>> = {
  description: "businessInfo.description",
  audience: "businessInfo.audience",
  competitors: "businessInfo.competitors",
  contentNotes: "aiFeatures.contentNotes",
  onlyForUs: "businessInfo.description",
};

/** A question about a passage of the answers. */
interface Open {
  readonly id: string;
  readonly path: string;
  readonly question: string;
  readonly asks: Clarification["asks"];
  readonly blocks: Clarification["blocks"];
  readonly quotes: readonly string[];
}

/** The share of an open point that a quotation has to contain to cover it. */
const shareMin = 0.6;

/** Whether a quotation contains the open point, or most of it. */
export const holds = (quote: string, wanted: string): boolean =>
  quote.includes(wanted) || (quote.length >= wanted.length * shareMin && wanted.includes(quote));

/** Questions that quote a sentence without asking about what it leaves open. */
const quotesInPassing =
  /^(?:words-waiting$|page-|prices-current$|pictures$|picture-consent$|booking-tool$|faq$)/;

/** Open points of these kinds are covered by the question about the page's content. */
export const isOfPage: ReadonlySet<OpenKind> = new Set(["mood", "choice", "plan"]);

/** Whether one of these questions quotes the text and asks about it. */
export function isQuotedIn(text: string, asked: readonly Pick<Clarification, "id" | "quotes">[]): boolean {
  const wanted = wordKey(text);
  return asked.some(
    ({ id, quotes }) =>
      (!quotesInPassing.test(id) || id.startsWith("page-")) &&
      quotes.some((quote) => holds(wordKey(quote.replace(/…$/u, "")), wanted)),
  );
}

function isQuoted({ text, kind }: OpenPoint, asked: readonly Clarification[]): boolean {
  const wanted = wordKey(text);
  return asked.some(
    ({ id, quotes }) =>
      (!quotesInPassing.test(id) ||
        (isOfPage.has(kind) && id.startsWith("page-")) ||
        (kind === "promise" && id.startsWith("page-")) ||
        ((kind === "promise" || kind === "consent" || isOfPage.has(kind)) && id === "pictures")) &&
      quotes.some((quote) => holds(wordKey(quote.replace(/…$/u, "")), wanted)),
  );
}

// A short clause such as '…, not decided' is about the one before it.
const clauseWordsMin = 4;

/** The part of a sentence that leaves something open: '… and I think £60 the Saturday'. */
function doubtIn(sentence: string): string {
  const at = hedgeIn(sentence)?.at ?? 0;
  let start = sentence.length;
  let doubt = "";
  for (const clause of sentence.split(/(?<=[,;:(] )/u).toReversed()) {
    start -= clause.length;
    if (start <= at) doubt = `${clause}${doubt}`;
    if (doubt.split(" ").length >= clauseWordsMin) break;
  }
  return doubt;
}

function pointQuestion(kind: OpenKind, text: string): Omit<Open, "path" | "quotes"> {
  const doubt = doubtIn(text);
  const found = openQuestions.find(
    ({ kinds, named, otherwise }) =>
      kinds.includes(kind) && (!named || named.test(text)) && !otherwise?.test(doubt),
  );
  const { id, question, asks = "client", blocks = "nothing" } = found ?? { id: "open-points", question: "" };
  return { id, question, asks, blocks };
}

/**
 * What visitors should think of the business, not a function of the site: 'They should see that nobody shouts here'.
 */
const impression =
  /(?<!\p{L})(?:see|know|feel|notice|sense|reali[sz]e|understand|think|believe) (?:that|at home|safe|welcome|comfortable|relaxed|we(?:['’]re)?|they(?:['’]re| are)|how (?:much|calm|good|friendly|nice|careful|well))(?!\p{L})/iu;

/** How the site should look, not a function of it: 'It would be cool if the heron turns up around the site'. */
const decoration =
  /(?<!\p{L})(?:turn|pop|show|crop)s? up (?:here and there |now and then )?(?:around|all over|across|on|throughout) (?:the |our |every |different )?(?:web ?)?(?:site|pages?)(?!\p{L})/iu;

const byPhone = /(?<!\p{L})by (?:phone|text|e-?mail|message|whatsapp)(?!\p{L})/iu;

/** 'People should order those the day before by phone or text': the sentence already says how. */
const tellsWay = ({ kind, sentence }: OpenPoint): boolean => kind === "function" && byPhone.test(sentence);

/** 'I get asked all the time can I sell you boards': a question by customers, not a wish. */
const askedByCustomers =
  /(?<!\p{L})(?:ask|asks|asked|asking)(?!\p{L}).{0,40}(?<!\p{L})(?:can|could) (?:i|we|you)(?!\p{L})/iu;

const isCustomersQuestion = ({ kind, sentence }: OpenPoint): boolean =>
  kind === "function" && askedByCustomers.test(sentence);

const ofPictures = /(?<!\p{L})(?:pics?|photos?|pictures?|images?)(?!\p{L})/iu;
const pointsBack = /(?<!\p{L})(?:them|those|these|it|one|some)(?!\p{L})/iu;

/** Whether what the client will send are pictures: 'Put the photos on top. I'll send them.' */
const isOfPictures = ({ field, start, sentence }: OpenPoint, { words }: Project): boolean => {
  const before = words.statements.findLast((other) => other.field === field && other.end <= start);
  return (
    ofPictures.test(sentence) ||
    (pointsBack.test(sentence) && before !== undefined && ofPictures.test(before.text))
  );
};

/** 'Please do not plan on their words until I have asked': the client comes back to it, and there is nothing to ask. */
const isPutOff = ({ kind, sentence }: OpenPoint): boolean =>
  (kind === "consent" || kind === "promise") &&
  /(?<!\p{L})(?:(?:do not|don['’]?t) (?:plan (?:on|for|with)|count on|expect|use|show|put|print|include)|(?:leave|keep) (?:them|it|those|these|that) (?:out|off)|no \p{L}+)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:until|till|before|unless) (?:i|we)(?!\p{L})/iu.test(
    sentence,
  );

/** Words of which 'I will send it', 'can send those' consist. */
const wordsWithoutThing: ReadonlySet<string> = new Set(
  "i we you ll will can could shall would may might am are is to going happy able and but so then if when as well it them they those these that this one ones some all both any also still too over through across on out up in by please later soon today tomorrow need want like needed wanted send sending sent email forward supply provide give bring get upload scan dig look find follow share post".split(
    " ",
  ),
);

/** 'I will send it': quoted alone, it tells nobody what is meant, and other questions ask for texts and pictures. */
const onlyPointsBack = ({ kind, sentence }: OpenPoint): boolean =>
  kind === "promise" &&
  pointQuestion(kind, sentence).id === "open-points" &&
  (sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? []).every((word) =>
    wordsWithoutThing.has(word.replace(/-/gu, "")),
  );

/** 'We have maybe 60': an estimate, which nobody has to decide on. */
const isEstimate = ({ kind, text }: OpenPoint): boolean =>
  kind === "choice" &&
  /(?<!\p{L})(?:maybe|perhaps|probably) (?:about |around )?\d+[.!]?$/iu.test(text) &&
  !/[£$€]|(?<!\p{L})(?:or|at|by|on|from) (?:maybe|perhaps|probably)/iu.test(text);

/** 'Perhaps it is more honest.', 'I am not certain about it.': quoted alone, it tells nobody what is meant. */
const withoutSubject =
  /^(?:(?:perhaps|maybe|probably) (?:it|that|this|they|so|not)(?!\p{L})[^,;:]{0,40}|(?:i|we)(?:['’]ve| have)(?: not|n['’]t) (?:yet )?decided(?: yet)?[.!]*|(?:i|we)(?:['’]m|['’]re| am| are) not (?:yet )?(?:sure|certain)(?: about (?:it|that|this))?[.!]*)$/iu;
const pointsToOther = ({ kind, text }: OpenPoint): boolean =>
  (kind === "choice" || kind === "mood" || kind === "recall") && withoutSubject.test(text);

/** 'If we think you need a doctor, we say so': a condition, not a doubt. */
const isCondition = ({ kind, sentence }: OpenPoint): boolean =>
  kind === "recall" &&
  /(?<!\p{L})(?:if|when|where) (?:i|we) (?:think|believe|feel)(?!\p{L})/iu.test(sentence);

/**
 * Whether a more general question covers the point: that about booking for a calendar, that about payment for an order.
 */
function isAskedElsewhere(point: OpenPoint, asked: readonly Clarification[], project: Project): boolean {
  const { kind, sentence, text } = point;
  const { id } = pointQuestion(kind, sentence);
  const isAsked = (other: string): boolean => asked.some((question) => question.id === other);
  return (
    (id === "open-availability" && isAsked("booking-tool")) ||
    (id === "open-price" &&
      asked.some(
        (question) =>
          question.id === "prices-current" &&
          question.quotes.some((quote) => holds(wordKey(quote.replace(/…$/u, "")), wordKey(text))),
      )) ||
    (id === "open-pictures" && isAsked("pictures")) ||
    (kind === "promise" && isOfPictures(point, project) && isAsked("pictures")) ||
    (id === "open-function" && /\b(?:order|buy|pay)\b/i.test(sentence) && isAsked("payment"))
  );
}

/** 'A big photo at the top maybe': a wish about the site, on which the agency decides. */
const isForAgency = (point: OpenPoint, { words }: Project): boolean =>
  pointQuestion(point.kind, point.sentence).id === "open-points" &&
  (point.kind === "choice" || point.kind === "mood") &&
  words.statements.some((statement) => statement.kind === "wish" && overlapInField(statement, point));

/** What the client will still send, ask or check; 'we will find a way to do it' is said to customers. */
const sends =
  /(?<!\p{L})(?:send\p{L}*|sent|e-?mail\p{L}*|forward|confirm\p{L}*|check\p{L}*|ask\p{L}*|follows?|suppl(?:y|ied)|provide\p{L}*|bring|give|get|dig|scan|upload|find (?:it|them|out|the|my|our)|look|let you know|to come|tb[cad]|sort\p{L}*|writ\p{L}*|coming|later)(?!\p{L})/iu;
const isToCustomers = ({ kind, sentence }: OpenPoint): boolean => kind === "promise" && !sends.test(sentence);

/** 'People must be able to see the opening times': what the site shows anyway. */
const isShownAnyway = ({ kind, sentence }: OpenPoint): boolean =>
  kind === "function" &&
  /(?<!\p{L})(?:see|find|read|know|look up)(?: \p{L}+)? (?:the |our |my |that )?(?:opening (?:times|hours)|hours|prices?|address|(?:phone |emergency )?number|where we are)(?!\p{L})/iu.test(
    sentence,
  );

/** 'It would be good to explain it somewhere nicely': a text. */
const explaining =
  /(?<!\p{L})(?:good|nice|great|helpful|useful|lovely) to (?:explain|say|mention|tell)(?!\p{L})/iu;

const isImpression = ({ kind, sentence }: OpenPoint): boolean =>
  kind === "function" &&
  (impression.test(sentence) || decoration.test(sentence) || explaining.test(sentence)) &&
  pointQuestion(kind, sentence).id === "open-function";

/** 'The online selling is only for later maybe': not part of the site. */
const isSoldLater = ({ sentence }: OpenPoint): boolean =>
  /(?<!\p{L})(?:online (?:selling|sales|shop|store)|sell(?:ing)? online|web ?shop)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:later|next year|one day|some ?day)(?!\p{L})/iu.test(
    sentence,
  );

/** 'No mail in right now, maybe next year': not part of the site. */
const isNotYet = ({ sentence }: OpenPoint): boolean =>
  /^(?:no|not|none)(?!\p{L}).{0,60}(?:right now|for now|at the moment|yet)(?!\p{L}).{0,4}(?:but )?(?:maybe|perhaps)(?!\p{L})/iu.test(
    sentence,
  );

/** 'So nothing about the move.': the client has decided that the site says nothing of it. */
const saysNothing = /^so (?:please )?(?:nothing|no mention|not a word|say nothing)(?!\p{L})/iu;

const isDecidedNext = ({ field, end }: OpenPoint, { words }: Project): boolean =>
  words.statements.some(
    (statement) =>
      statement.field === field &&
      statement.start >= end &&
      statement.start - end <= gapMax &&
      saysNothing.test(statement.text),
  );

/** Words for a person whom the site shows or not. */
const ofPerson = /(?<!\p{L})(?:him|her|them|he|she|they|leaving|leaves|retir\p{L}*)(?!\p{L})/iu;
const capitalized = /\p{Lu}\p{Ll}{2,}/gu;

/** 'Ines may leave in May, so maybe leave her out', where the question about the team quotes a sentence with Ines. */
const isOfTeam = ({ kind, sentence }: OpenPoint, asked: readonly Clarification[]): boolean =>
  (kind === "choice" || kind === "plan") &&
  ofPerson.test(sentence) &&
  asked.some(
    ({ id, quotes }) =>
      id === "team-consent" &&
      (sentence.match(capitalized) ?? []).some((name) => quotes.some((quote) => quote.includes(name))),
  );

/** 'I am off in August, so maybe don't launch then': about the agency's schedule. */
const isOfLaunch = ({ sentence }: OpenPoint): boolean =>
  /(?<!\p{L})(?:launch\p{L}*|go(?:es|ing)? live)(?!\p{L})/iu.test(sentence);

function conflictQuestion({ kind, texts }: Conflict): Open {
  return {
    ...conflictQuestions[kind],
    path: kind === "number" || kind === "cost" ? "businessInfo.description" : "content.facts",
    asks: "client",
    blocks: "page",
    quotes: texts,
  };
}

/** The client leaves a decision to the agency: 'You tell me', 'what do you think?' */
const leftToAgency =
  /^\W{0,3}(?:you (?:tell me|decide|choose|know best)|what (?:do|would) you (?:think|say|do)|up to you|i leave (?:it|that) to you)(?!\p{L})/iu;
/** The maximum distance between two sentences: punctuation and spaces. */
const gapMax = 3;

/** 'Mainland only, I should think?': the client's own decision, on which the agency has no answer. */
const ownGuess =
  /(?<!\p{L})(?:i|we) (?:should|would) (?:think|imagine|say)(?!\p{L})|(?<!\p{L})i (?:suppose|guess|reckon|imagine|presume)(?: so)?\W*$/iu;

/** Gives a doubt that the next sentence leaves to the agency the kind of that sentence. */
const withAdvice = (points: readonly OpenPoint[]): OpenPoint[] =>
  points.map((point) => {
    if (point.kind === "advice" && ownGuess.test(point.sentence)) return { ...point, kind: "choice" };
    const next = points.find(
      ({ field, start, text }) =>
        field === point.field && start >= point.end && start - point.end <= gapMax && leftToAgency.test(text),
    );
    return next && point.kind !== "advice" ? { ...point, kind: next.kind } : point;
  });

/** Merges questions with the same id and combines their quotations. */
function merged(points: readonly Open[]): Open[] {
  const byId = new Map<string, Open>();
  for (const point of points) {
    const known = byId.get(point.id);
    byId.set(
      point.id,
      known ? { ...known, quotes: [...new Set([...known.quotes, ...point.quotes])] } : point,
    );
  }
  return [...byId.values()];
}

const namesAsked: ReadonlySet<string> = new Set(["name-open", "business-name-open"]);

/** Open points in short answers, which should contain one value but may contain two. */
function openAnswers({ form, input: { formData } }: Project): Open[] {
  const answers = [
    {
      // If the answer is only a remark, the site has the business's name.
      text: form.websiteName === "" ? "" : formData.websiteName,
      path: "businessInfo.websiteName",
      id: "name-open",
    },
    { text: formData.businessName, path: "businessInfo.name", id: "business-name-open" },
    { text: form.contact.openingHours, path: "businessInfo.contactDetails", id: "hours-open" },
    { text: form.contact.address, path: "businessInfo.contactDetails", id: "address-open" },
  ];
  return answers
    .filter(({ text, id }) => hedgeIn(text) !== null || (namesAsked.has(id) && decidedPart(text) !== text))
    .map(({ text, path, id }) => ({
      id,
      path,
      question: "Which of these should it be? Until you decide, the site shows the first.",
      asks: "client",
      // Without a website name, the business's name can be used.
      blocks: id === "name-open" ? "nothing" : "launch",
      quotes: [text],
    }));
}

/** A page that shows prices is wrong or empty without the right ones. */
const onPage = { blocks: "page" } as const;
const showsPricesOf: Check = all(
  any(shows("Pricing", "pricing"), shows("Products")),
  ({ words }) => words.facts.some(({ kind }) => kind === "price"),
  not(wantsNoPrices),
);

/** Questions about open points and contradictions, except those that one of the given questions already quotes. */
export function openPointQuestions(project: Project, asked: readonly Clarification[]): Clarification[] {
  const { points, conflicts } = project.words.open;
  const conflicting = conflicts.map(conflictQuestion);
  const inConflict = new Set(conflicting.flatMap(({ quotes }) => quotes.map(wordKey)));
  const open = withAdvice(points)
    .filter(
      (point) =>
        !isSilenced(point, project) &&
        !isQuoted(point, asked) &&
        !isImpression(point) &&
        !isShownAnyway(point) &&
        !isForAgency(point, project) &&
        !isToCustomers(point) &&
        !isCustomersQuestion(point) &&
        !isVisitorsQuestion(point, project) &&
        !isAskedElsewhere(point, asked, project) &&
        !isPutOff(point) &&
        !onlyPointsBack(point) &&
        !isNotYet(point) &&
        !isSoldLater(point) &&
        !isEstimate(point) &&
        !pointsToOther(point) &&
        !isCondition(point) &&
        !isOfLaunch(point) &&
        !isDecidedNext(point, project) &&
        !isOfTeam(point, asked) &&
        !tellsWay(point),
    )
    .filter(({ text }) => !inConflict.has(wordKey(text)))
    .map(
      ({ kind, field, text, sentence }): Open => ({
        ...pointQuestion(kind, sentence),
        ...(pointQuestion(kind, sentence).id === "open-price" && showsPricesOf(project) ? onPage : {}),
        path: placeOfField[field],
        quotes: [text],
      }),
    );
  const wished = wishedFunctions(project)
    .filter((text) => !isQuotedIn(text, asked) && !open.some(({ quotes }) => quotes.includes(text)))
    .map(
      (text): Open => ({ ...pointQuestion("function", ""), path: placeOfField.contentNotes, quotes: [text] }),
    );
  return [...merged(conflicting), ...openAnswers(project), ...merged([...open, ...wished])].map((point) => ({
    ...point,
    about: "",
    quotes: point.quotes.map((text) => quoted(text)),
  }));
}

/** Whether this statement overlaps an open point or a contradiction that is asked about. */
export const isAskedAsOpen = (statement: Statement, { words }: Project): boolean =>
  [...words.open.points, ...words.open.conflicts.flatMap(({ held }) => held)].some((place) =>
    overlapInField(place, statement),
  );
