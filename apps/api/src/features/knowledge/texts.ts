import type { ExampleFailure, Match } from "@sitewright/assistant";
import type { AnsweredToday } from "./answered-today.ts";

/** Ids of the entries that a match leads to. */
export function entriesOf(match: Match): readonly { readonly id: string; readonly label: string }[] {
  switch (match.kind) {
    case "matched":
      return [match.entry];
    case "ambiguous":
      return match.entries;
    case "unmatched":
      return match.declined ? [match.declined] : [];
  }
}

function foundText(match: Match): string {
  const labels = entriesOf(match).map(({ label }) => `‘${label}’`);
  if (match.kind === "ambiguous") return `is asked back between ${labels.join(" and ")}`;
  return labels.length > 0 ? `finds ${labels.join("")}` : "finds nothing";
}

/** The effect of a change on a stored question, in words for staff. */
export function brokenText(
  { entry, question, isWeak, sharedWith, match }: ExampleFailure,
  labelOf: (id: string) => string,
): string {
  if (sharedWith !== undefined)
    return `“${question}” stands in ‘${labelOf(entry)}’ and in ‘${labelOf(sharedWith)}’: visitors are asked back which of them they mean. Keep it in the one that answers it; leave it in both only if either may be meant.`;
  const belongs = `belongs to ‘${labelOf(entry)}’`;
  return isWeak
    ? `“${question}” ${belongs}: asked in slightly other words it ${foundText(match)}.`
    : `“${question}” ${foundText(match)}, and ${belongs}.`;
}

/** A question that another entry answers today, in the words for the staff. */
export const answeredTodayText = ({ question, by }: AnsweredToday): string =>
  `“${question}” is answered by ‘${by.label}’ today.`;

/** The answer where nothing matches, as in the widget. */
export const unknownAnswer =
  "I don’t know that. A person at the agency does, and can be reached in one step.";

/** The answer where several entries may be meant. */
export const askedBack = (labels: readonly string[]): string => `Did you mean: ${labels.join(", ")}?`;

/** Advice about a question that is answered. */
export const answeredAdvice = "Nothing to do: it is answered.";

/** Advice about a question that is asked back. */
export const askedBackAdvice =
  "Several entries come equally near. Teach one of them this question if it always means that one.";

/** Advice about a question that an entry declines. */
export const declinedAdvice = (label: string): string =>
  `The assistant says openly that this is not offered (‘${label}’). If you do offer it, switch that entry off and write an answer.`;

/** Advice about a question with a near entry. */
export const nearAdvice = (label: string): string =>
  `‘${label}’ comes nearest. If that answers it, teach it this question.`;

/** Advice about a question without a near entry. */
export const strangeAdvice =
  "Nothing that is known comes near. If it is yours to answer, write an answer for it.";
