import type { StatementField } from "../../../src/content/statement.ts";
import { countCues } from "../../../src/content/statements/cue-counts.ts";
import { englishCues } from "../../../src/content/statements/english/cues.ts";
import { judgeByRules } from "../../../src/content/statements/judge.ts";
import { featuresOf, intercept, weightUnit } from "../../../src/content/statements/learnt-classifier.ts";
import { splitSentences } from "../../../src/content/statements/split-sentences.ts";
import type { LabelledEntry } from "../statements-score.ts";

/** A labelled sentence for the regression. */
export interface Example {
  /** The entry that it stands in. */
  readonly entry: string;
  readonly features: readonly string[];
  readonly isForVisitors: boolean;
}

const countsIn = (text: string) => countCues(text, englishCues);
const openingSentences = 3;

/** The part of a labelled entry that the weights are learnt from. */
export type LabelledText = Pick<LabelledEntry, "id"> & { fields: Partial<LabelledEntry["fields"]> };

/** The names of the answers that the weights are learnt from, in the labelled texts and in the form. */
const fieldNames = [
  ["description", "description"],
  ["notes", "contentNotes"],
] as const satisfies readonly (readonly [keyof LabelledText["fields"], StatementField])[];

/** The labelled sentences of one answer. */
function examplesIn(
  entry: string,
  field: StatementField,
  statements: NonNullable<LabelledText["fields"]["description"]>,
): Example[] {
  const answer = statements.map(([, text]) => text).join(" ");
  const openings = splitSentences(answer)
    .slice(0, openingSentences)
    .map(({ start, end }) => answer.slice(start, end));
  const context = { field, sellsSiteThings: false, isForeign: false, openings, countsIn };
  return statements.flatMap(([kind, untrimmed]) => {
    if (kind === "unsure") return [];
    const text = untrimmed.trim();
    const verdict = judgeByRules(text, context);
    const features = [intercept, ...featuresOf(text, field, countsIn(text), verdict)];
    return [{ entry, features, isForVisitors: kind === "fact" }];
  });
}

/** The labelled sentences of texts. Those labelled 'unsure' teach nothing. */
export const examplesOf = (entries: readonly LabelledText[]): Example[] =>
  entries.flatMap(({ id, fields }) =>
    fieldNames.flatMap(([name, field]) => examplesIn(id, field, fields[name] ?? [])),
  );

const rounds = 40;
const rate = 0.3;
const shrinking = 0.25;
/** A feature of fewer texts says only what those texts are. */
const fewestTexts = 3;
// By cross-validation more help little.
const featuresKept = 16_000;

/** In how many texts a feature occurs. */
function countTexts(examples: readonly Example[]): Map<string, number> {
  const texts = new Map<string, Set<string>>();
  for (const { entry, features } of examples)
    for (const feature of features) {
      const found = texts.get(feature) ?? new Set();
      texts.set(feature, found.add(entry));
    }
  return new Map([...texts].map(([feature, { size }]) => [feature, size]));
}

/** Logistic regression with squared weights as a penalty, by AdaGrad (Duchi, Hazan and Singer 2011, section 1.1). */
function regression(
  examples: readonly Example[],
  isKnown: (feature: string) => boolean,
): Map<string, number> {
  const places = new Map<string, number>();
  const rows = examples.map(({ features, isForVisitors }) => ({
    isForVisitors,
    places: features.filter(isKnown).map((feature) => {
      const place = places.get(feature) ?? places.size;
      places.set(feature, place);
      return place;
    }),
  }));
  const weights = new Float64Array(places.size);
  const squares = new Float64Array(places.size).fill(1e-6);
  for (let round = 0; round < rounds; round++)
    for (const row of rows) {
      const odds = row.places.reduce((sum, place) => sum + (weights[place] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-odds)) - (row.isForVisitors ? 1 : 0);
      for (const place of row.places) {
        const weight = weights[place] ?? 0;
        const slope = error + shrinking * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = weight - (rate * slope) / Math.sqrt(square);
      }
    }
  return new Map([...places].map(([feature, place]) => [feature, weights[place] ?? 0]));
}

/** The weights that examples teach, in whole units: of those features that matter most. */
export function learn(examples: readonly Example[]): Map<string, number> {
  const counts = countTexts(examples);
  const all = regression(examples, (feature) => (counts.get(feature) ?? 0) >= fewestTexts);
  const mostImportant = [...all]
    .map(([feature, weight]) => ({
      feature,
      importance: Math.abs(weight) * Math.sqrt(counts.get(feature) ?? 0),
    }))
    .toSorted((a, b) => b.importance - a.importance || (a.feature < b.feature ? -1 : 1))
    .slice(0, featuresKept);
  const kept = new Set(mostImportant.map(({ feature }) => feature));
  return new Map(
    [...regression(examples, (feature) => kept.has(feature))]
      .map(([feature, weight]) => [feature, Math.round(weight / weightUnit)] as const)
      .filter(([, units]) => units !== 0),
  );
}
