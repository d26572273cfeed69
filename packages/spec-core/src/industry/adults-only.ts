/** The answers that say who the business is for. */
export interface AudienceWords {
  readonly niche: string;
  readonly description: string;
  readonly audience: string;
}

/** The end of the clause: 'Adults only on Fridays' and 'No children under 5' do not exclude children in general. */
const clauseEnd = "(?=\\s*(?:[.,;:!)–-]|$)|\\s+(?:please|and no|no|at all|ever)(?!\\p{L}))";

const adultsOnly = new RegExp(
  `(?<!\\p{L}|not )(?:(?:only|just|exclusively) (?:for |teach |to |with )?(?:adults|grown[- ]?ups)|(?:adults|grown[- ]?ups) only|(?:no|not|never) (?:for |teach )?(?:children|kids))${clauseEnd}`,
  "imu",
);

/** Who learns to drive is old enough to decide alone; a course for young children on balance bikes is none. */
const forDrivers =
  /(?<!\p{L})(?:driving (?:schools?|lessons?|instruct\p{L}*|tuition|teachers?|academy)|(?:learn|teach\p{L}* (?:\p{L}+ )?)to drive|fahrschule|fahrlehrer\p{L}*|auto-?[ée]cole|autoescuela|autoscuola)(?!\p{L})/iu;

/** 'Anybody 17 and up', 'over 18s': from an age without guardians. */
const grownAges =
  /(?<!\p{L})(?:(?:aged? )?(?:1[6-9]|[2-9]\d) ?(?:\+|(?:and|or|years and) (?:up(?:wards)?|over|older|above)(?!\p{L}))|over[- ](?:1[6-9]|[2-9]\d)s(?!\p{L}))/iu;

/** Whether the texts exclude children: 'Only adults, no children', a driving instructor, an audience of '18 and over'. */
export const isForAdultsOnly = ({ niche, description, audience }: AudienceWords): boolean =>
  [niche, description, audience].some((text) => adultsOnly.test(text)) ||
  forDrivers.test(niche.trim() === "" ? description : niche) ||
  grownAges.test(audience);

const ofParents = /(?<!\p{L})(?:parents?|guardians?|children|families)(?!\p{L})/iu;

/** A suggestion without the mention of parents; null if it is only about parents or children. */
function toLearners(text: string): string | null {
  const rest = text.replace(/(?<!\p{L})(?:parents or|families and) (?=learners(?!\p{L}))/u, "");
  return ofParents.test(rest) ? null : rest;
}

/**
 * The suggestions for an industry; if the business is for adults only, without children and parents: 'Information for
 * learners'.
 */
export const suggestedTo = (words: AudienceWords, texts: readonly string[]): string[] =>
  isForAdultsOnly(words) ? texts.flatMap((text) => toLearners(text) ?? []) : [...texts];
