/** What a text may assert that somebody has to check. */
export const claimKinds = ["number", "date", "money", "name", "quotation", "superlative"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** A claim and where it stands, in UTF-16 code units of the text; `end` is the one after its last. */
export interface Claim {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: ClaimKind;
}

/** Where something stands in a text. */
export type Span = Pick<Claim, "start" | "end">;

/** Every match of a global pattern as a claim of a kind. */
export const matchesOf = (text: string, pattern: RegExp, kind: ClaimKind): Claim[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    kind,
  }));

/** Whether two places share a character. */
export const isOverlapping = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
