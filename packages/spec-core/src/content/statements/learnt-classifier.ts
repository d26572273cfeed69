import type { StatementField } from "../statement.ts";
import type { CueCounts } from "./cue-counts.ts";
import { learntWeights } from "./english/learnt-weights.ts";
import { persons } from "./english/persons.ts";
import { doubtful, hidden, likely, type Verdict } from "./verdict.ts";
import { wordsOf } from "./words.ts";

/** Cues of which a sentence may have several. */
const countedCues = [
  "private",
  "secrecy",
  "wish",
  "siteThing",
  "undecided",
  "doubt",
  "remark",
  "verb",
  "link",
  "offer",
  "recommendation",
  "audience",
  "signs",
] as const satisfies readonly (keyof CueCounts)[];

const flags = [
  "isRemark",
  "isOwnDeed",
  "isAboutVisitorInterest",
  "isOwnList",
  "isPriced",
] as const satisfies readonly (keyof CueCounts)[];

/** More places of a cue than these teach nothing further. */
const maxCounted = 3;

/** The lengths, in words, at which sentences begin to differ. */
const lengths = [4, 8, 14, 22] as const;

/** How many words at the beginning of a sentence make a feature. */
const openings = [2, 3] as const;

const isCount = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$)/;
const capital = /\p{Lu}/u;
const small = /\p{Ll}/u;
const name = "◊";

/**
 * Whether a word is a name by its capital, of which the first word and one after a full stop say nothing. What
 * stands beside a place or a person matters, and which one it is does not: 'in Leeds' is 'in ◊'.
 */
const isName = (text: string, start: number, end: number): boolean =>
  capital.test(text.charAt(start)) &&
  end - start > 1 &&
  !text.startsWith("I'", start) &&
  !text.startsWith("I’", start) &&
  /[^.!?:] ?$/u.test(text.slice(0, start).trimStart());

const withoutNumber = (word: string): string => (isCount.test(word) ? "#" : word);

const allPersons = [...new Set(persons.values())];

/** The persons that a sentence speaks of: 'i you' for 'I will call you'. */
function personsIn(words: readonly string[]): string {
  const named = new Set(words.map((word) => persons.get(word)));
  return allPersons.filter((person) => named.has(person)).join(" ");
}

/** '@doubt1', '@doubt2', '@doubt3': the features of a cue. */
const featuresOfCue = new Map(
  countedCues.map((cue) => [cue, Array.from({ length: maxCounted }, (_, index) => `@${cue}${index + 1}`)]),
);

/** The cues of a sentence ('@doubt2': two places or more), its length, and what the rules make of it. */
function cueFeatures(length: number, found: CueCounts, { kind, proposal }: Verdict): string[] {
  const counted = countedCues.flatMap((cue) => featuresOfCue.get(cue)?.slice(0, found[cue]) ?? []);
  return [
    ...counted,
    ...flags.filter((flag) => found[flag]).map((flag) => `@${flag}`),
    ...(found.parts > 2 ? ["@parts"] : []),
    `@length${lengths.filter((least) => length >= least).length}`,
    `@${kind}-${proposal}`,
  ];
}

/**
 * The features of a sentence, each once: its words, pairs of them ('^ we' at the beginning, 'free $' at the end; a
 * number is '#', also in words, and a name '◊'), its first two and three words, its persons, and its cues. Outside of the
 * description cues have features of that answer too, since a fact looks different among notes.
 */
export function featuresOf(
  text: string,
  field: StatementField,
  found: CueCounts,
  verdict: Verdict,
): Set<string> {
  const read = wordsOf(text);
  const words = read.map(({ word }) => withoutNumber(word));
  const cues = cueFeatures(words.length, found, verdict);
  const features = new Set([...words, ...cues, `@persons ${personsIn(words)}`]);
  // In a text all in capitals these say nothing.
  const neighbours = small.test(text)
    ? read.map(({ start, end }, index) => (isName(text, start, end) ? name : (words[index] ?? "")))
    : words;
  let before = "^";
  for (const word of [...neighbours, "$"]) {
    features.add(`${before} ${word}`);
    before = word;
  }
  for (const opening of openings)
    if (words.length >= opening) features.add(`^ ${neighbours.slice(0, opening).join(" ")}`);
  if (field !== "description") for (const cue of [...cues, "@"]) features.add(`${field}${cue}`);
  return features;
}

/** Weights are stored as whole numbers of this part of a log-odds. */
export const weightUnit = 1 / 32;

function readWeights(table: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [units, features] of Object.entries(table))
    for (const feature of features.split(",")) weights.set(feature, Number(units) * weightUnit);
  return weights;
}

let weights: ReadonlyMap<string, number> | undefined;

/** The feature that every sentence has; its weight is the intercept of the regression. */
export const intercept = "@any";

/** The log-odds that a sentence in English is for visitors: a logistic regression whose weights are learnt from labelled texts. */
function logOdds(features: ReadonlySet<string>): number {
  weights ??= readWeights(learntWeights);
  let sum = weights.get(intercept) ?? 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

// Chosen by cross-validation on the texts that the weights were learnt from.
const leastToPropose = 0.25;
/** Words about the site, or a wish for it, on the site itself would be an embarrassment. */
const leastToProposeSiteWords = 0.5;
const leastToStayProposed = 0;
const leastToStayFact = 0.4;
/** What the rules take for a fact is one more often than not, as long as it is not less likely than this. */
const leastToProposeFact = -0.5;
/** What is less likely for visitors is a private remark, and no question asks whether they may read it. */
const leastToAsk = -1.5;

/** Fewer words ('Ltd', 'Thursdays') say too little to propose what the rules keep. */
const fewestWords = 3;

/**
 * Corrects a verdict of the rules where the log-odds speak clearly against it. It never makes a fact, which is printed
 * unasked: what the rules keep may only be proposed to the client.
 */
export function reclassify(
  text: string,
  field: StatementField,
  found: CueCounts,
  verdict: Verdict,
  mayBePrinted: boolean,
): Verdict {
  const odds = logOdds(featuresOf(text, field, found, verdict));
  if (verdict.kind !== "wish" && odds < leastToAsk) return hidden;
  if (verdict.proposal === "keep") {
    const least = verdict.kind === "wish" || found.siteThing > 0 ? leastToProposeSiteWords : leastToPropose;
    return mayBePrinted && found.words >= fewestWords && odds >= least ? likely : verdict;
  }
  const least = verdict.kind === "fact" ? leastToProposeFact : leastToStayProposed;
  if (odds < least) return doubtful;
  return verdict.kind === "fact" && odds < leastToStayFact ? likely : verdict;
}
