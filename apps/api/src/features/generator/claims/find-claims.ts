import { findNumbers, findSums } from "./amounts.ts";
import { type Claim, isOverlapping } from "./claim.ts";
import { findComparisons } from "./comparisons.ts";
import { findDates } from "./dates.ts";
import { findEndorsements } from "./endorsements.ts";
import { createIsGiven } from "./given.ts";
import { findNames } from "./names.ts";
import { findQuotations } from "./quotations.ts";
import { findSuperlatives } from "./superlatives.ts";
import { withoutAddresses } from "./vocabulary.ts";

/** What is known before a text is checked. */
export interface Known {
  /** Sentences that need no check: the agency's own facts, and the input of a staff member. */
  readonly facts: readonly string[];
  /** Ordinary words, in lower case. */
  readonly vocabulary: ReadonlySet<string>;
}

/**
 * Removes overlaps: of two overlapping claims the one that starts first is kept, extended to the end of
 * the other.
 */
function withoutOverlaps(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = [];
  const order = claims.toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const claim of order) {
    const last = kept.at(-1);
    if (!last || !isOverlapping(last, claim)) kept.push(claim);
    // A claim that ends later extends the previous one.
    else if (claim.end > last.end) kept[kept.length - 1] = { ...last, end: claim.end };
  }
  return kept;
}

/**
 * Finds every number, date, sum of money, proper name, quotation, superlative, comparison and endorsement
 * in a text (simple Markdown) that the known facts do not contain, in order and without overlaps. It
 * matches by form, so it also marks harmless text: a person decides.
 */
export function findClaims(text: string, { facts, vocabulary }: Known): Claim[] {
  const read = withoutAddresses(text);
  const isGiven = createIsGiven(facts);
  const found = [
    // Of two claims at the same position the more specific kind comes first.
    ...findQuotations(read),
    ...findSums(read),
    ...findDates(read),
    ...findSuperlatives(read),
    ...findComparisons(read),
    ...findEndorsements(read),
    ...findNumbers(read),
    ...findNames(read, vocabulary),
  ].filter((claim) => !isGiven(claim, read));
  return withoutOverlaps(found).map((claim) => ({ ...claim, text: text.slice(claim.start, claim.end) }));
}
