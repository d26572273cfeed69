import { trouble } from "../facts/data/keep-words.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import type { CueCounts } from "./cue-counts.ts";
import { learntWeights } from "./english/learnt-weights.ts";
import { persons } from "./english/persons.ts";
import { doubtful, hidden, likely, type Verdict } from "./verdict.ts";
import { wordsOf } from "./words.ts";

/** Cues that may occur several times in a sentence. */
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

/** Further occurrences of a cue are not counted. */
const maxCounted = 3;

/** The minimum lengths, in words, of the classes of sentences. */
const lengths = [4, 8, 14, 22] as const;

/** The numbers of words at the beginning of a sentence that make a feature. */
const openings = [2, 3] as const;

const isCount = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$)/;
const capital = /\p{Lu}/u;
const small = /\p{Ll}/u;
const name = "◊";

/**
 * Whether a word is a name: it has a capital and is not the first word of a sentence. All names are the same feature
 * ('in Leeds' is 'in ◊'), because only the words around a place or a person matter.
 */
const isName = (text: string, start: number, end: number): boolean =>
  capital.test(text.charAt(start)) &&
  end - start > 1 &&
  !text.startsWith("I'", start) &&
  !text.startsWith("I’", start) &&
  /[^.!?:] ?$/u.test(text.slice(0, start).trimStart());

const withoutNumber = (word: string): string => (isCount.test(word) ? "#" : word);

const allPersons = [...new Set(persons.values())];

/** The grammatical persons in a sentence: 'i you' for 'I will call you'. */
function personsIn(words: readonly string[]): string {
  const named = new Set(words.map((word) => persons.get(word)));
  return allPersons.filter((person) => named.has(person)).join(" ");
}

/** '@doubt1', '@doubt2', '@doubt3': the features of a cue. */
const featuresOfCue = new Map(
  countedCues.map((cue) => [cue, Array.from({ length: maxCounted }, (_, index) => `@${cue}${index + 1}`)]),
);

/**
 * The features for the cues of a sentence ('@doubt2': at least two occurrences), its length, and the verdict of the
 * rules.
 */
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
 * number is '#', also in words, and a name '◊'), its first two and three words, its persons, and its cues. In fields
 * other than the description, cues are also features of that field, since facts look different in notes.
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
  // In a text in capitals they show nothing about names.
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

/** Weights are stored as integer multiples of this log-odds unit. */
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

/**
 * The log-odds that an English sentence is for visitors, by a logistic regression with weights learnt from labelled
 * texts.
 */
export function logOdds(features: ReadonlySet<string>): number {
  weights ??= readWeights(learntWeights);
  let sum = weights.get(intercept) ?? 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

// Thresholds of log-odds, chosen by cross-validation on the training texts.
const leastToPropose = 0.25;
/**
 * Lower for notes: there owners write many rules for visitors among their wishes, and a sentence wrongly proposed is seen
 * by the client before it is printed, while one that is not proposed is missing on the site. By the labelled notes, three
 * quarters of the facts are proposed instead of half, and of the remarks and wishes 5 in 100 instead of 2.
 */
const leastToProposeNotes = -0.75;
/**
 * The same for a whole sentence of the description about which the rules are unsure. Of ten such sentences in 28
 * forms that nobody here had seen nine were for visitors, and none was private.
 */
const leastToProposeUnsure = -0.25;
/** Higher than for other sentences: a text or wish about the site would be embarrassing on the site. */
const leastToProposeSiteWords = 0.5;
const leastToStayProposed = 0;
const leastToStayFact = 0.4;
/** The rules are usually right about a fact, so it stays proposed unless the log-odds are below this. */
const leastToProposeFact = -0.5;
/** Below this, a sentence is private, and the client is not asked about it. */
const leastToAsk = -1.5;

/** What comes after may be private, whatever it explains: 'Not Harehills because of the trouble'. */
const reason = /(?<!\p{L})because(?!\p{L})/iu;

function leastToProposeIn(
  text: string,
  field: StatementField,
  { siteThing, words, private: privateCues, undecided }: CueCounts,
  { kind }: Verdict,
): number {
  if (kind === "wish" || siteThing > 0) return leastToProposeSiteWords;
  // Neither for what a rule finds private nor for a scrap such as 'Start from scratch'.
  if (kind !== "unsure" || words <= fewestWords) return leastToPropose;
  if (field === "contentNotes") return leastToProposeNotes;
  const isPlain = privateCues + undecided === 0 && !matches(trouble, text) && !reason.test(text);
  return field === "description" && isPlain ? leastToProposeUnsure : leastToPropose;
}

/** A shorter text ('Ltd', 'Thursdays') is too little to propose it against the rules. */
const fewestWords = 3;

/**
 * Corrects a verdict of the rules if the log-odds clearly contradict it. The result is never a new fact, which would be
 * printed without asking: a withheld sentence can at most be proposed to the client.
 */
export function reclassify(
  text: string,
  field: StatementField,
  found: CueCounts,
  verdict: Verdict,
  leastOdds: number,
): Verdict {
  const odds = logOdds(featuresOf(text, field, found, verdict));
  if (verdict.kind !== "wish" && odds < leastToAsk) return hidden;
  if (verdict.proposal === "keep") {
    const least = Math.max(leastOdds, leastToProposeIn(text, field, found, verdict));
    return found.words >= fewestWords && odds >= least ? likely : verdict;
  }
  const least = verdict.kind === "fact" ? leastToProposeFact : leastToStayProposed;
  if (odds < least) return doubtful;
  return verdict.kind === "fact" && odds < leastToStayFact ? likely : verdict;
}
