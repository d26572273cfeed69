import { firstMatch, matches } from "./regex-prefilter/prefiltered-match.ts";
import { isAsked, type ListedItem, listedItems } from "./typed-questions-listed.ts";

/** A question from visitors with its answer, in the client's words. */
export interface TypedQuestion {
  readonly question: string;
  readonly answer: string;
}

const askers =
  "people|everyone|everybody|they all|most people|most of them|owners|customers|clients|guests|parents|patients|visitors|they";
const often = "(?: (?:always|often|usually|mostly|all|most|keep|constantly|regularly|do)){0,2}";
/** 'people always ask', 'riders often want to know', 'we get asked'. */
const askedOfUs = String.raw`(?:(?:${askers})${often} (?:ask(?:s|ing)?|wants? to know|(?:ring|call|phone|e-?mail|message|text|write)s?(?: up| in| me| us)? (?:about|to ask))|\p{L}{3,14}s (?:always|often|usually|all|mostly) (?:ask|want to know)|(?:i|we)(?:['’](?:re|m)| are| am)?${often} (?:get |being )?asked)`;
/** 'What people ask', 'Questions that we get'. */
const whatIsAsked = `(?:what|things|stuff|questions|ones)(?: that| which)? (?:${askedOfUs}|(?:i|we)${often} (?:get|hear|answer)|asked)`;
/** 'Our usual questions', 'Common grooming questions'. */
const usualQuestions = String.raw`(?:the |our |my )?(?:usual|common|frequent|(?:often|frequently|commonly|most) asked|typical|same|main)(?: \p{L}{1,9})? questions`;
/** 'FAQ', 'FAQs that we often get from owners'. */
const faq = String.raw`(?:the |our |(?:(?:i|we)(?: would|['’]d)? (?:also )?(?:want|like|need)|please (?:add|have|include|write)) an? )?(?:faqs?|q ?(?:&|and) ?as?)(?: page| section)?(?: (?:ideas?|stuff|bits?|things|topics|points|suggestions|content|list))?(?: (?:for|on|about) (?:it|that|this|them|(?:the )?\p{L}{3,14}(?: \p{L}{3,14})?))?(?: ?[,:–—-] ?(?:some |a few |possible |suggested |proposed |usual |typical |draft |the |our )*questions)?(?: along (?:these|the following) lines| like (?:this|these)| as follows)?(?: (?:should|must|could|needs? to|has to|have to)(?: please| also)? (?:have|answer|cover|include|say|tell))?(?:(?: ?[,:–—-])? (?:(?:that |which )?(?:i|we)${often} (?:get|hear|answer)(?: \p{L}{2,9}){0,6}|(?:the )?${whatIsAsked}|${askedOfUs}))?`;
const tail = `(?: (?:us|me|about|most|first|often|a lot|all the time|all day|every (?:day|time|week)|(?:ten|five|twenty|several|many|\\d+) times an? (?:day|week)|again and again|over and over|on the phone|by e-?mail|before (?:they (?:book|come|buy|ring)|booking)|when they (?:ring|call|come|book))){0,3}(?: the same (?:things?|questions?))?(?:,? (?:so )?(?:please |pls )?(?:put|answer|include)(?: in| these| them| those| this| that| it)?(?: on (?:the|it))?)?(?:,? for (?:the|our|an?) faqs?)?`;
/** 'What people ask:', 'FAQ:', 'Usual questions -': announces questions from visitors. */
const label = String.raw`^\W{0,3}(?:(?:the )?${whatIsAsked}|${askedOfUs}|${usualQuestions}|${faq})${tail}`;
const lead = new RegExp(`${label} ?[:–—-] ?`, "iu");
const heading = new RegExp(`${label} ?[:–—-]?\\s*$`, "iu");

/** The maximum lengths, in characters; a longer text is a story. */
const questionMax = 140;
const answerMax = 400;

/** The beginnings of questions that visitors ask, not clients. */
const askedByVisitors =
  /^(?:do (?:you|i|we|they)|does|did|can (?:i|we|you|my|they)|could i|may i|is|are|am i|will|would|must|should i|have you|what(?:'s| is| are| do| does| if| time| happens)|how|when|where|why|which|who)(?!\p{L})/iu;

/** The beginnings of answers. */
const answers =
  /^(?:yes|yeah|yep|no(?! idea| clue)|nope|never|always|usually|normally|mostly|sometimes|sure|of course|certainly|absolutely|not (?:at all|yet|really|usually|normally|always|necessarily)|only|about|around|it depends|depends|up to|at least|from)(?!\p{L})/iu;

/** A question of one sentence and the one after it: 'Do you deliver? Yes, within five miles.' */
const pair = new RegExp(String.raw`^([^?\n]{2,${questionMax}}\?)\s+([^?]{2,${answerMax}})$`, "u");

/** Removes the words that announce questions: 'FAQ:'. */
export const withoutLead = (text: string): string => text.slice(firstMatch(lead, text)?.[0].length ?? 0);

/** Whether a line only announces questions: 'Things people always ask:', 'FAQ'. */
export const isHeadingOfQuestions = (line: string): boolean => matches(heading, line);

/** A question from visitors with its answer as one text, which `typedQuestions` reads again. */
export const asOneText = ({ question, answer }: TypedQuestion): string =>
  `FAQ: ${capital(question)}? ${capital(answer)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Whether two sentences are a question from visitors and its answer. `isInList`: directly before them is another such
 * pair.
 */
export function isAnsweredBy(question: string, answer: string, { isInList }: { isInList: boolean }): boolean {
  const asked = withoutLead(question);
  return (
    asked.endsWith("?") &&
    asked.length <= questionMax &&
    answer.length <= answerMax &&
    askedByVisitors.test(asked) &&
    !answer.includes("?") &&
    (answers.test(answer) || isInList || asked !== question)
  );
}

const isAnswered = ({ answer }: ListedItem): boolean => answer !== "";

/** The questions and answers of a statement that consists only of them; empty for any other statement. */
export function typedQuestions(text: string): readonly TypedQuestion[] {
  const rest = withoutLead(text);
  const isAnnounced = rest !== text;
  const [, asked = "", told = ""] = pair.exec(rest) ?? [];
  const isPair =
    isAnsweredBy(asked, told, { isInList: true }) || (isAnnounced && isAsked(asked.replace(/\?$/u, "")));
  if (asked !== "" && isPair) return [{ question: asked, answer: told }];
  // Text that is left over is another sentence: then it was not a list of questions.
  const listed = isAnnounced ? listedItems(rest) : [];
  return listed.every(isAnswered) ? listed.map(({ question, answer }) => ({ question, answer })) : [];
}

/** The questions without an answer in a text that announces questions: 'dishwasher' in 'FAQ: dishwasher, dogs (yes)'. */
export function unansweredQuestions(text: string): readonly string[] {
  const rest = withoutLead(text);
  return rest === text
    ? []
    : listedItems(rest).flatMap((item) => (isAnswered(item) || item.question === "" ? [] : [item.question]));
}
