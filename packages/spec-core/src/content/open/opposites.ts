import { saidNumber } from "../../text/number-words.ts";
import { allMatches, firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import { anotherBeginning, businessBegan, opposites, terms } from "./data/opposite-words.ts";
import type { Conflict, ConflictKind } from "./open-point.ts";
import { clauses, type Read, type Sentence } from "./sentences.ts";

interface At {
  readonly sentence: Sentence;
  readonly at: number;
}

function conflictOf(kind: ConflictKind, places: readonly At[]): Conflict {
  const held = places.map(({ sentence, at }) => clauses(sentence, at));
  return { kind, texts: held.map(({ text }) => text), held };
}

/** The first two passages in different sentences whose values differ. */
function apart<Value extends At>(values: readonly Value[], isSame: (one: Value, other: Value) => boolean) {
  for (const [index, one] of values.entries()) {
    const other = values
      .slice(index + 1)
      .find((next) => next.sentence !== one.sentence && !isSame(one, next));
    if (other) return [one, other] as const;
  }
  return null;
}

/** A claim that another sentence denies: 'no minimum', 'minimum order $25'. */
function denials({ sentences }: Read): Conflict[] {
  const denied = new Set<Sentence>();
  return opposites.flatMap(({ kind, said, denied: no }): Conflict[] => {
    const saying = sentences.flatMap((sentence) => {
      const match = firstMatch(said, sentence.text);
      return match ? [{ sentence, at: match.index, thing: match.groups?.thing }] : [];
    });
    const denying = (saying.length === 0 ? [] : sentences).flatMap((sentence) => {
      const match = denied.has(sentence) ? null : firstMatch(no, sentence.text);
      return match ? [{ sentence, at: match.index, thing: match.groups?.thing }] : [];
    });
    for (const one of saying) {
      const other = denying.find(
        ({ sentence, thing }) =>
          sentence !== one.sentence &&
          (!thing || !one.thing || thing.toLowerCase() === one.thing.toLowerCase()),
      );
      if (!other) continue;
      denied.add(other.sentence);
      return [conflictOf(kind, [one, other])];
    }
    return [];
  });
}

const hoursOf: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168, m: 730, y: 8760 };

/** A value in the smallest unit of its kind, so that '2 years' equals '24 months'. */
const measured = (count: string, unit: string): number => saidNumber(count) * (hoursOf[unit[0] ?? ""] ?? 1);

/** Two values for a term that has only one: 'a deposit of 20 %', '30 % deposit'. */
const termsApart = ({ sentences }: Read): Conflict[] =>
  terms.flatMap((patterns): Conflict[] => {
    const values = sentences.flatMap((sentence) =>
      patterns.flatMap((pattern) =>
        allMatches(pattern, sentence.text).map((match) => ({
          sentence,
          at: match.index,
          value: measured(match[1] ?? "", (match[2] ?? "").toLowerCase()),
        })),
      ),
    );
    const two = apart(values, (one, other) => one.value === other.value);
    return two ? [conflictOf("number", two)] : [];
  });

/** Two different years in which the business began. */
function beginningsApart({ sentences }: Read): Conflict[] {
  const years = sentences.flatMap((sentence) =>
    allMatches(businessBegan, sentence.text)
      .filter(() => !matches(anotherBeginning, sentence.text))
      .map((match) => ({ sentence, at: match.index, year: match[1] ?? match[2] })),
  );
  const two = apart(years, (one, other) => one.year === other.year);
  return two ? [conflictOf("number", two)] : [];
}

/** Sentences that contradict each other, or two values for something that has only one. */
export const oppositesIn = (read: Read): Conflict[] => [
  ...denials(read),
  ...termsApart(read),
  ...beginningsApart(read),
];
