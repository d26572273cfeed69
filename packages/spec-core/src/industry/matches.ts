import { activityHeads } from "./activity-heads.ts";
import type { Grammar } from "./languages/grammar.ts";
import type { Found, Sense } from "./lexicon.ts";

/** A term found in a text: its words as they stand there, its senses, and how far it counts (0 to 1). */
export interface TermMatch {
  readonly term: string;
  readonly senses: readonly Sense[];
  readonly share: number;
}

type FoundMatch = TermMatch & { readonly start: number; readonly end: number };

const customerShare = 0.3;
const detailShare = 0.5;
// After its first clause a text gives particulars.
const laterClauseShare = 0.6;
// A negation holds for the next term, if that comes within three words.
const negationReach = 3;
// 'dental software', 'coffee machine repair' name their last part: nothing but a word or two of content lies between.
const modifierShare = 0.6;
const modifierReach = 1;
const headWeight = 2;
// A word that names the activity of the whole clause leaves little to what stands before it, however much that is.
const activityShare = 0.25;

/** How the texts of a language are read. */
export interface Reader {
  readonly grammar: Grammar;
  /** The text in the letters that the terms are written in. */
  readonly plain: (text: string) => string;
  /** The longest term at a place of the words of a text. */
  readonly find: (words: readonly string[], start: number) => Found | undefined;
}

const clauseEnd = /[.!?;:()\n\u2022\u2013\u2014|]+/;
const token = /[\p{L}\p{N}]+|[,/]/gu;

function tokensOf(clause: string): string[] {
  return clause.replaceAll("&", " and ").match(token) ?? [];
}

const isRelation = (word: string, { detailWords, customerWords }: Grammar): boolean =>
  detailWords.has(word) || customerWords.has(word);

const isVerbal = (word: string, { detailEnding }: Grammar): boolean =>
  detailEnding !== undefined && word.endsWith(detailEnding);

const isDetail = (word: string, grammar: Grammar): boolean =>
  grammar.detailWords.has(word) || isVerbal(word, grammar);

const isPhraseBreak = (word: string, grammar: Grammar): boolean =>
  grammar.phraseBreaks.has(word) || isRelation(word, grammar) || isVerbal(word, grammar);

/** The words of a clause and how they are read. */
interface Clause {
  readonly words: readonly string[];
  readonly reader: Reader;
}

function touches(match: FoundMatch, next: FoundMatch, { words, reader: { grammar } }: Clause): boolean {
  if (next.start - match.end > modifierReach || grammar.owners.has(words[match.start] ?? "")) return false;
  // The last word of 'retail sale of' breaks too.
  if (isRelation(words[match.end - 1] ?? "", grammar)) return false;
  return !words.slice(match.end, next.start).some((word) => isPhraseBreak(word, grammar));
}

/** Whether a relation stands between the two: 'fitting out of stores'. */
const isApart = (match: FoundMatch, next: FoundMatch, { words, reader: { grammar } }: Clause): boolean =>
  words.slice(Math.max(match.end - 1, 0), next.start).some((word) => isRelation(word, grammar));

/** Whether the clause ends with the word of this match, or goes on with details only. */
const isActivityHead = ({ end }: FoundMatch, { words, reader: { grammar } }: Clause): boolean =>
  activityHeads.has(words[end - 1] ?? "") && (end === words.length || isRelation(words[end] ?? "", grammar));

/** The matches with their final shares: those before a head in the same phrase are its modifiers. */
function withModifiers(matches: readonly FoundMatch[], clause: Clause): TermMatch[] {
  if (!clause.reader.grammar.isHeadLast) return [...matches];
  let leadsToHead = false;
  let leadsToActivity = false;
  let next: FoundMatch | undefined;
  return matches
    .toReversed()
    .map((match) => {
      leadsToActivity &&= next !== undefined && !isApart(match, next, clause);
      const isStrong = next?.senses.some(({ weight }) => weight >= headWeight) ?? false;
      leadsToHead = next !== undefined && (isStrong || leadsToHead) && touches(match, next, clause);
      next = match;
      const { term, senses, share } = match;
      const part = leadsToActivity ? activityShare : leadsToHead ? modifierShare : 1;
      leadsToActivity ||= isActivityHead(match, clause);
      return { term, senses, share: share * part };
    })
    .reverse();
}

/** Where to go on after a term: at one that reaches beyond its end ('bike hire' in 'electric bike hire'), else behind it. */
function nextPlace({ words, reader }: Clause, start: number, end: number): number {
  for (let index = start + 1; index < end; index += 1) {
    const later = reader.find(words, index);
    if (later && later.end > end && later.senses.length > 0) return index;
  }
  return end;
}

function matchesOfClause(clause: Clause, clauseShare: number): TermMatch[] {
  const { words, reader } = clause;
  const { customerWords, detailWords, negations, owners } = reader.grammar;
  const matches: FoundMatch[] = [];
  let share = clauseShare;
  let negatedUntil = -1;
  let isTradeNamed = false;
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? "";
    const found = reader.find(words, index);
    let next = found?.end ?? index + 1;
    if (found && found.senses.length > 0) {
      next = nextPlace(clause, index, found.end);
      if (index > negatedUntil) {
        matches.push({
          term: words.slice(index, found.end).join(" "),
          senses: found.senses,
          share,
          start: index,
          end: found.end,
        });
        isTradeNamed ||= found.senses.some(({ weight }) => weight >= headWeight);
        // Each further one counts half as much, so that a list of customers never outweighs one settling word.
        if (share < 1) share /= 2;
        const lastWord = words[found.end - 1] ?? "";
        if (customerWords.has(lastWord)) share = Math.min(share, clauseShare * customerShare);
        else if (detailWords.has(lastWord) || owners.has(word))
          share = Math.min(share, clauseShare * detailShare);
      }
      negatedUntil = -1;
    } else if (negations.has(word)) negatedUntil = index + negationReach;
    else if (customerWords.has(word)) share = Math.min(share, clauseShare * customerShare);
    else if (isTradeNamed && isDetail(word, reader.grammar))
      share = Math.min(share, clauseShare * detailShare);
    index = next;
  }
  return withModifiers(matches, clause);
}

// An aside stands in the middle of its clause: 'coats (except fur) manufacturing'.
const aside = /\(([^()]*)\)/g;

/** The clauses of a text, an aside after the clause that it interrupts; one that excludes something says nothing. */
function clausesOf(text: string, { negations }: Grammar): string[] {
  if (!text.includes("(")) return text.split(clauseEnd);
  const asides: string[] = [];
  const outer = text.replace(aside, (_, words: string) => {
    if (!negations.has(words.trim().split(" ", 1)[0] ?? "")) asides.push(words);
    return " ";
  });
  return [...outer.split(clauseEnd), ...asides.flatMap((words) => words.split(clauseEnd))];
}

/** The industry terms of a text in order: whole words, the longest term first, accents and case ignored. */
export function termMatches(text: string, reader: Reader): TermMatch[] {
  const matches: TermMatch[] = [];
  for (const clause of clausesOf(reader.plain(text), reader.grammar)) {
    const share = matches.length > 0 ? laterClauseShare : 1;
    matches.push(...matchesOfClause({ words: tokensOf(clause), reader }, share));
  }
  return matches;
}

/** Whether a phrase stands in the text that is known to say nothing about the industry: 'world class'. */
export function hasNeutralPhrase(text: string, reader: Reader): boolean {
  const words = tokensOf(reader.plain(text));
  return words.some((_, index) => reader.find(words, index)?.senses.length === 0);
}
