import type { ExampleFailure, Match } from "@sitewright/assistant";
import { chatReplies } from "@sitewright/contracts";
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
  if (match.kind === "ambiguous") return `matches both ${labels.join(" and ")}`;
  return labels.length > 0 ? `finds ${labels.join("")}` : "finds nothing";
}

/** A message for staff about the effect of a change on a stored question. */
export function brokenText(
  { entry, question, isWeak, sharedWith, match }: ExampleFailure,
  labelOf: (id: string) => string,
): string {
  if (sharedWith !== undefined)
    return `“${question}” is in ‘${labelOf(entry)}’ and in ‘${labelOf(sharedWith)}’, so visitors are asked which one they mean. Keep it in the one that answers it; leave it in both only if either could be meant.`;
  const belongs = `belongs to ‘${labelOf(entry)}’`;
  return isWeak
    ? `“${question}” ${belongs}, but with slightly different wording it ${foundText(match)}.`
    : `“${question}” ${foundText(match)}, but ${belongs}.`;
}

/** The message about a question that another entry answers today, for staff. */
export const answeredTodayText = ({ question, by }: AnsweredToday): string =>
  `“${question}” is already answered by ‘${by.label}’.`;

/** The answer if several entries may be meant, with the buttons that visitors get. */
export const askedBack = (labels: readonly string[]): string => [chatReplies.ambiguous, ...labels].join("\n");

/** Advice about a question that is already answered. */
export const answeredAdvice = "Nothing to do: it is answered.";

/** Advice about a question to which the assistant asks back. */
export const askedBackAdvice =
  "Several entries match equally well. If the question always means one of them, add it to that entry.";

/** Advice about a question that an entry declines. */
export const declinedAdvice = (label: string): string =>
  `The assistant says that this is not offered (‘${label}’). If you do offer it, switch that entry off and write an answer.`;

/** Advice about a question with a near entry. */
export const nearAdvice = (label: string): string =>
  `‘${label}’ is the closest entry. If it answers the question, add the question to it.`;

/** Advice about a question without a near entry. */
export const strangeAdvice = "No entry comes close. If you want to answer it, add a new entry.";
