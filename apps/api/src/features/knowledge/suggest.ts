import type { Match } from "@sitewright/assistant";
import type { PatternTest } from "@sitewright/contracts";
import { answeredAdvice, askedBackAdvice, declinedAdvice, nearAdvice, strangeAdvice } from "./texts.ts";

/**
 * The advice about a question. `isGeneric`: the assistant gives the generic answer for questions without
 * a match.
 */
export interface Advice {
  readonly suggestion: PatternTest["suggestion"];
  readonly isGeneric: boolean;
}

/**
 * The confidence from which an entry counts as near, a little below that of an answer: one common word
 * alone does not reach it.
 */
const nearFrom = 0.45;

/** Advises staff about a question by its match. `labelOf`: an entry's label, undefined for a deleted one. */
export function adviseOn(match: Match, labelOf: (id: string) => string | undefined): Advice {
  if (match.kind === "matched") {
    const { id, label } = match.entry;
    return { isGeneric: false, suggestion: { response: answeredAdvice, entry: { id, label } } };
  }
  if (match.kind === "ambiguous") {
    const [first] = match.entries;
    const entry = first ? { id: first.id, label: first.label } : null;
    return { isGeneric: false, suggestion: { response: askedBackAdvice, entry } };
  }
  if (match.declined) {
    const { id, label } = match.declined;
    return { isGeneric: false, suggestion: { response: declinedAdvice(label), entry: { id, label } } };
  }
  const [best] = match.candidates;
  const label = best && best.confidence >= nearFrom ? labelOf(best.id) : undefined;
  return best && label !== undefined
    ? { isGeneric: true, suggestion: { response: nearAdvice(label), entry: { id: best.id, label } } }
    : { isGeneric: true, suggestion: { response: strangeAdvice, entry: null } };
}
