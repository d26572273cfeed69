/** A question from visitors with its answer, in the client's words. */
export interface TypedQuestion {
  readonly question: string;
  readonly answer: string;
}

const askers =
  "people|everyone|everybody|they all|most people|most of them|owners|customers|clients|guests|parents|patients|visitors|they|we";
/** 'What people always ask us', 'Questions that we get'. */
const whatIsAsked = `(?:what|things|questions)(?: (?:that |which )?(?:${askers}))?(?: (?:always|often|usually|mostly|all|keep|do|get))* ?(?:ask(?:s|ed|ing)?|wants? to know|hears?)?(?: (?:us|me|about|most|first|a lot))*`;
/** 'Our usual questions', 'Common grooming questions'. */
const usualQuestions = String.raw`(?:the |our |my )?(?:usual|common|frequent|frequently asked|typical|same|main)(?: \p{L}{1,9})? questions`;
/** 'FAQ', 'FAQs that we often get from owners'. */
const faq = String.raw`faqs?(?: (?:that )?(?:i|we) (?:always |often )?(?:get|hear|answer)(?: \p{L}{2,9}){0,4})?`;
/** 'What people ask:', 'FAQ:', 'Usual questions -': announces questions from visitors. */
const lead = new RegExp(String.raw`^\W{0,3}(?:${whatIsAsked}|${usualQuestions}|${faq}) ?[:–—-] ?`, "iu");

/** The maximum lengths, in characters; a longer text is a story. */
const questionMax = 140;
const answerMax = 400;

/** 'does it hurt (no, it's noisy), do I need oil first (yes)': a question and its answer in brackets. */
const bracketed = new RegExp(
  String.raw`([^()\n]{5,${questionMax}}?)\s*\(([^()\n]{2,${answerMax}})\)\s*(?:[,;.]|and\b|$)?\s*`,
  "giu",
);

/** The beginnings of questions that visitors ask, not clients. */
const askedByVisitors =
  /^(?:do (?:you|i|we|they)|does|did|can (?:i|we|you|my|they)|could i|may i|is|are|am i|will|would|must|should i|have you|what(?:'s| is| are| do| does| if| time| happens)|how|when|where|why|which|who)(?!\p{L})/iu;

/** The beginnings of answers. */
const answers =
  /^(?:yes|yeah|yep|no(?! idea| clue)|nope|never|always|usually|normally|mostly|sometimes|sure|of course|certainly|absolutely|not (?:at all|yet|really|usually|normally|always|necessarily)|only|about|around|it depends|depends|up to|at least|from)(?!\p{L})/iu;

/** A question of one sentence and the one after it: 'Do you deliver? Yes, within five miles.' */
const pair = new RegExp(String.raw`^([^?\n]{4,${questionMax}}\?)\s+([^?]{2,${answerMax}})$`, "u");

/** Removes the words that announce questions: 'FAQ:'. */
export const withoutLead = (text: string): string => text.replace(lead, "");

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

function fromBrackets(text: string): TypedQuestion[] {
  const found = [...text.matchAll(bracketed)];
  const read = found.map(([, question = "", answer = ""]) => ({ question: question.trim(), answer }));
  const length = found.reduce((sum, [whole]) => sum + whole.length, 0);
  // Text that is left over is another sentence: then it was not a list of questions.
  const isWhole = text.length - length <= 2;
  return isWhole && read.every(({ question }) => askedByVisitors.test(question)) ? read : [];
}

/** The questions and answers of a statement that consists only of them; empty for any other statement. */
export function typedQuestions(text: string): readonly TypedQuestion[] {
  const rest = withoutLead(text);
  if (rest !== text) {
    const listed = fromBrackets(rest);
    if (listed.length > 0) return listed;
  }
  const [, question = "", answer = ""] = pair.exec(rest) ?? [];
  return question !== "" && isAnsweredBy(question, answer, { isInList: true }) ? [{ question, answer }] : [];
}
