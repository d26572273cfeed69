/** The answers that say for whom a business is. */
export interface AudienceWords {
  readonly niche: string;
  readonly description: string;
  readonly audience: string;
}

/** The end of the clause: 'Adults only on Fridays' and 'No children under 5' keep out no child altogether. */
const clauseEnd = "(?=\\s*(?:[.,;:!)–-]|$)|\\s+(?:please|and no|no|at all|ever)(?!\\p{L}))";

const adultsOnly = new RegExp(
  `(?<!\\p{L}|not )(?:(?:only|just|exclusively) (?:for |teach |to |with )?(?:adults|grown[- ]?ups)|(?:adults|grown[- ]?ups) only|(?:no|not|never) (?:for |teach )?(?:children|kids))${clauseEnd}`,
  "imu",
);

/** Whether the texts say that no children come: 'Only adults, no children'. */
export const isForAdultsOnly = ({ niche, description, audience }: AudienceWords): boolean =>
  [niche, description, audience].some((text) => adultsOnly.test(text));

const ofParents = /(?<!\p{L})(?:parents?|guardians?|children|families)(?!\p{L})/iu;

/** A suggestion without the parents in it; null where it is about nobody else. */
function toLearners(text: string): string | null {
  const rest = text.replace(/(?<!\p{L})(?:parents or|families and) (?=learners(?!\p{L}))/u, "");
  return ofParents.test(rest) ? null : rest;
}

/** What a trade suggests, without children and parents where only adults come: 'Information for learners'. */
export const suggestedTo = (words: AudienceWords, texts: readonly string[]): string[] =>
  isForAdultsOnly(words) ? texts.flatMap((text) => toLearners(text) ?? []) : [...texts];
