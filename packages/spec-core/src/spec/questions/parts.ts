/** A thing that one has to know, and how a text says it. */
export interface Part {
  /** In words that can stand between semicolons. */
  readonly asks: string;
  /** Matches a sentence that tells it; without one, no sentence does. */
  readonly told?: RegExp;
}

/** A question about several things at once, of which it names those that are not told. */
export interface PartsQuestion {
  /** What stands before the colon. */
  readonly lead: string;
  readonly parts: readonly Part[];
}

const partsOpen = (parts: readonly Part[], sentences: readonly string[]): string[] =>
  parts.filter(({ told }) => !told || !sentences.some((text) => told.test(text))).map(({ asks }) => asks);

/** The question about what these sentences leave open; null where they tell it all. */
export function partsAsked({ lead, parts }: PartsQuestion, sentences: readonly string[]): string | null {
  const open = partsOpen(parts, sentences);
  return open.length === 0 ? null : `${lead}: ${open.join("; ")}?`;
}
