import type { claimKinds } from "@sitewright/contracts";

export type ClaimKind = (typeof claimKinds)[number];

/** A claim and its position, in UTF-16 code units of the text; `end` is exclusive. */
export interface Claim {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: ClaimKind;
}

/** A position in a text. */
export type Span = Pick<Claim, "start" | "end">;

/** Every match of a global pattern as a claim of a kind. */
export const matchesOf = (text: string, pattern: RegExp, kind: ClaimKind): Claim[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    kind,
  }));

export const isOverlapping = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
