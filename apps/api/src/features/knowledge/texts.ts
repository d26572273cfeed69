import type { ExampleFailure, Match } from "@sitewright/assistant";

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

/** What a change does to a stored question, as the staff read it. */
export function brokenText(
  { entry, question, isWeak, sharedWith, match }: ExampleFailure,
  labelOf: (id: string) => string,
): string {
  if (sharedWith !== undefined)
    return `“${question}” stands in ‘${labelOf(entry)}’ and in ‘${labelOf(sharedWith)}’: visitors are asked back which of them they mean. Keep it in the one that answers it; leave it in both only if either may be meant.`;
  const belongs = `and belongs to ‘${labelOf(entry)}’`;
  return isWeak
    ? `“${question}” ${belongs}: asked in slightly other words it ${foundText(match)}.`
    : `“${question}” ${foundText(match)}, ${belongs}.`;
}

/** What a visitor reads where nothing is found, in the words of the widget. */
export const unknownAnswer =
  "I don’t know that. A person at the agency does, and can be reached in one step.";

/** What a visitor reads where several things may be meant. */
export const askedBack = (labels: readonly string[]): string => `Did you mean: ${labels.join(", ")}?`;

/** What may be done about a question that finds its answer. */
export const answeredAdvice = "Nothing to do: it is answered.";

/** About a question that is asked back. */
export const askedBackAdvice =
  "Several entries come equally near. Teach one of them this question if it always means that one.";

/** About a question that an entry declines. */
export const declinedAdvice = (label: string): string =>
  `The assistant says openly that this is not offered (‘${label}’). If you do offer it, switch that entry off and write an answer.`;

/** About a question to which an entry comes near. */
export const nearAdvice = (label: string): string =>
  `‘${label}’ comes nearest. If that answers it, teach it this question.`;

/** About a question to which nothing comes near. */
export const strangeAdvice =
  "Nothing that is known comes near. If it is yours to answer, write an answer for it.";
