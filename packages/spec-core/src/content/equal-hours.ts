import { memoByText } from "../memo.ts";
import type { FactKind } from "./fact.ts";
import { hourTokens } from "./facts/hours/hour-tokens.ts";
import { readHours } from "./facts/hours/read-hours.ts";

// The opening hours of a form.
const textsKept = 8;

/** The days and times of opening hours as a key; null where they have none, or also say when the business is closed. */
const hoursKey = memoByText((text) => {
  const hours = readHours(text);
  const saysClosed = hourTokens(text, null).some(({ kind }) => kind === "closed");
  return hours.length === 0 || saysClosed ? null : JSON.stringify(hours);
}, textsKept);

/** The facts without opening hours that an earlier one states in other words: '24-hour' after '24 hours'. */
export function withoutEqualHours<F extends { readonly kind: FactKind; readonly text: string }>(
  facts: readonly F[],
): F[] {
  const stated = new Set<string>();
  return facts.filter(({ kind, text }) => {
    const key = kind === "hours" ? hoursKey(text) : null;
    if (key === null) return true;
    const isStated = stated.has(key);
    stated.add(key);
    return !isStated;
  });
}
