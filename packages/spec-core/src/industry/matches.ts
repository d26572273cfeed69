import { memoByKey, memoPerObject } from "../memo.ts";
import type { Reader, TermMatch } from "./clause.ts";
import { matchesOfClause } from "./clause-matches.ts";
import type { Grammar } from "./languages/grammar.ts";
import { partName } from "./part-name.ts";

// Clauses after the first one give details.
const laterClauseShare = 0.6;

const clauseEnd = /[.!?;:()\n\u2022\u2013\u2014|]+/;
const token = /[\p{L}\p{N}]+|[,/]/gu;

// 'Bike workshop + coffee': what is added comes second, and 'workshop' is no modifier of it.
const added = / \+(?= )/g;

// '10 mill public liability' is a sum, and nobody's mill.
const millions = /\d ?mill?s?(?![\p{L}\p{N}])/gu;

function tokensOf(clause: string): string[] {
  return clause.replaceAll("&", " and ").replace(added, " plus").replace(millions, " ").match(token) ?? [];
}

// An aside in the middle of its clause: 'coats (except fur) manufacturing'.
const aside = /\(([^()]*)\)/g;

/**
 * The clauses of a text, an aside after the clause that it interrupts. An aside that excludes something is dropped;
 * one that names the kind of activity stays in place: 'sporting goods (retail)'.
 */
function clausesOf(text: string, { negations, activityHeads }: Grammar): string[] {
  if (!text.includes("(")) return text.split(clauseEnd);
  const asides: string[] = [];
  const outer = text.replace(aside, (_, words: string) => {
    if (activityHeads.has(words.trim())) return ` ${words} `;
    if (!negations.has(words.trim().split(" ", 1)[0] ?? "")) asides.push(words);
    return " ";
  });
  return [...outer.split(clauseEnd), ...asides.flatMap((words) => words.split(clauseEnd))];
}

// Room for the clauses of a form: each edit changes only one of them.
const clausesKept = 128;

const clauseMatches = memoPerObject((reader: Reader) =>
  memoByKey(
    (clause: string, share: number): readonly TermMatch[] =>
      matchesOfClause({ words: tokensOf(clause), reader }, share),
    { keyOf: (clause, share) => `${share} ${clause}`, most: clausesKept },
  ),
);

/** The industry terms of a text in order: whole words, the longest term first, accents and case ignored. */
export function termMatches(text: string, reader: Reader): TermMatch[] {
  const { name, rest, nameShare } = partName(text, reader.grammar);
  const inClauses = (part: string, firstShare: number): TermMatch[] => {
    const matches: TermMatch[] = [];
    let share = firstShare;
    for (const clause of clausesOf(reader.plain(part), reader.grammar)) {
      const found = clauseMatches(reader)(clause, share);
      matches.push(...found);
      // 'Forge consulting: data warehouses': a word that serves any trade does not name one.
      if (found.some(({ term }) => !reader.grammar.servingHeads.has(term)))
        share = firstShare * laterClauseShare;
    }
    return matches;
  };
  return [...inClauses(name, nameShare), ...inClauses(rest, 1)];
}

/** Whether a text contains a phrase that says nothing about the industry: 'world class'. */
export function hasNeutralPhrase(text: string, reader: Reader): boolean {
  const words = tokensOf(reader.plain(text));
  return words.some((_, index) => reader.find(words, index)?.senses.length === 0);
}
