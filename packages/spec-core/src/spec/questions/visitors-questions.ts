import { hedgeIn } from "../../content/open/hedges.ts";
import type { OpenPoint } from "../../content/open/open-point.ts";
import type { Project } from "../project.ts";

/** 'People always ask', 'FAQ:', 'Questions that I get'. */
const asking =
  /(?<!\p{L})(?:people|customers|clients|guests|visitors|patients|parents|students|folks?|they|everyone|everybody)(?: \p{L}+)? ask(?:s|ed|ing)?(?!\p{L})|(?<!\p{L})(?:questions|things) (?:that |which )?(?:i|we|people)(?: \p{L}+)? (?:get|answer|hear|ask)(?!\p{L})|(?<!\p{L})faqs?(?!\p{L})/iu;

/** '(no, all there)', ': yes': the answer in the same sentence. */
const answered = /[(:=–—-] ?(?:yes|no|nope|yep|never|always|only|not|of course)(?!\p{L})/iu;

/** 'Yes, on a lead' after a question, but not 'No idea'. */
const answer =
  /^["'”’)]*[ \t]+(?:yes|no(?! (?:idea|clue|rush|hurry|pressure|worries|problem))|nope|yep|sure|of course|never|always)(?!\p{L})(?! (?:i|we) (?:guess|think|suppose))[^\n]*/iu;

const lineMax = 400;

/**
 * Whether an open point is a question from visitors with its answer, which leaves nothing open: 'Dogs? Yes, on a lead',
 * 'People ask: do I need a mat (no, all there)'.
 */
export function isVisitorsQuestion({ kind, field, end, sentence }: OpenPoint, project: Project): boolean {
  if (kind !== "advice" && kind !== "choice") return false;
  if (kind === "advice" && asking.test(sentence) && answered.test(sentence)) return true;
  if (!sentence.trimEnd().endsWith("?")) return false;
  const said = answer.exec(project.input.formData[field].slice(end, end + lineMax))?.[0];
  return said !== undefined && hedgeIn(said.trim()) === null;
}
