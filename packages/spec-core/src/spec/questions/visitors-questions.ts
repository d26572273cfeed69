import { hedgeIn } from "../../content/open/hedges.ts";
import type { OpenPoint } from "../../content/open/open-point.ts";
import { overlapInField } from "../../content/place.ts";
import { typedQuestions, unansweredQuestions } from "../../content/typed-questions.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";

/** 'People always ask', 'FAQ:', 'Questions that I get'. */
const asking =
  /(?<!\p{L})(?:people|customers|clients|guests|visitors|patients|parents|students|folks?|they|everyone|everybody)(?: \p{L}+)? ask(?:s|ed|ing)?(?!\p{L})|(?<!\p{L})(?:questions|things) (?:that |which )?(?:i|we|people)(?: \p{L}+)? (?:get|answer|hear|ask)(?!\p{L})|(?<!\p{L})faqs?(?!\p{L})/iu;

/** '(no, all there)', ': yes': the answer in the same sentence. */
const answered = /[(:=–—-] ?(?:yes|no|nope|yep|never|always|only|not|of course)(?!\p{L})/iu;

/** 'Yes, on a lead' after a question, but not 'No idea'. */
const answer =
  /^["'”’)]*[ \t]+(?:yes|no(?! (?:idea|clue|rush|hurry|pressure|worries|problem))|nope|yep|sure|of course|never|always)(?!\p{L})(?! (?:i|we) (?:guess|think|suppose))[^\n]*/iu;

const lineMax = 400;

/** The statements that were read as questions from visitors, with or without an answer. */
const listed = oncePerProject(({ words }: Project) =>
  words.statements.filter(
    ({ text }) => typedQuestions(text).length > 0 || unansweredQuestions(text).length > 0,
  ),
);

/**
 * Whether an open point is a question from visitors with its answer, which leaves nothing open: 'Dogs? Yes, on a lead',
 * 'People ask: do I need a mat (no, all there)'.
 */
export function isVisitorsQuestion(point: OpenPoint, project: Project): boolean {
  const { kind, field, end, sentence } = point;
  if (kind !== "advice" && kind !== "choice") return false;
  if (kind === "advice" && listed(project).some((statement) => overlapInField(statement, point))) return true;
  if (kind === "advice" && asking.test(sentence) && answered.test(sentence)) return true;
  if (!sentence.trimEnd().endsWith("?")) return false;
  const said = answer.exec(project.input.formData[field].slice(end, end + lineMax))?.[0];
  return said !== undefined && hedgeIn(said.trim()) === null;
}
