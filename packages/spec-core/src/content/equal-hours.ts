import { memoByText } from "../memo.ts";
import type { FactKind } from "./fact.ts";
import { hourTokens } from "./facts/hours/hour-tokens.ts";
import { readHours } from "./facts/hours/read-hours.ts";

// Room for the opening hours of a form.
const textsKept = 8;

/**
 * The days and times of opening hours as a key. Null if the text has none, or if it also says when the business is
 * closed.
 */
const hoursKey = memoByText((text) => {
  const hours = readHours(text);
  const saysClosed = hourTokens(text, null).some(({ kind }) => kind === "closed");
  return hours.length === 0 || saysClosed ? null : JSON.stringify(hours);
}, textsKept);

/** Whether two texts state the same opening hours: 'Mon-Fri 8-5.30 Sat 8-12' and 'Mon-Fri 8-5.30, Sat 8-12'. */
export const areEqualHours = (one: string, other: string): boolean => {
  const key = hoursKey(one);
  return key !== null && key === hoursKey(other);
};

/** Removes opening hours that an earlier fact states in other words: '24-hour' after '24 hours'. */
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
