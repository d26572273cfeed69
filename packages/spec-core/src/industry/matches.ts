import { decompose } from "../sitemap/decompose.ts";
import { activityHeads } from "./activity-heads.ts";
import { type Lexicon, lexicon, longestTermAt, type Sense } from "./lexicon.ts";

/** A term found in a text: its words as they stand there, its senses, and how far it counts (0 to 1). */
export interface TermMatch {
  readonly term: string;
  readonly senses: readonly Sense[];
  readonly share: number;
}

type FoundMatch = TermMatch & { readonly start: number; readonly end: number };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

// 'accounting for restaurants, cafes': what follows names the customers, not the trade.
const customerWords = setOf("for serving help helps helping supporting supplying visiting near beside above");
const customerShare = 0.3;
// 'guided tours of street art', 'jeweller remaking gold': once the trade is named, what follows is its matter or manner.
const detailWords = setOf(
  "of in with at on from by to into onto via as who whose which that where when while until after before between through using including against about",
);
const detailShare = 0.5;
// After its first clause a text gives particulars.
const laterClauseShare = 0.6;
// 'not including restaurants' speaks of something else. It holds for the next term, if that comes within three words.
const negations = setOf("no not without except excluding never");
const negationReach = 3;
// 'dental software', 'coffee machine repair' name their last part: nothing but a word or two of content lies between.
const modifierShare = 0.6;
const modifierReach = 1;
const headWeight = 2;
// A word that names the activity of the whole clause leaves little to what stands before it, however much that is.
const activityShare = 0.25;
const phraseBreaks = setOf(", and or the a an our your their his her its we i you us they is are");

// 'We train baristas': what the owner does is the trade, not a modifier of what it is done to.
const owners = setOf("we i");

const clauseEnd = /[.!?;:()\n\u2022\u2013\u2014|]+/;
const token = /[\p{L}\p{N}]+|[,/]/gu;

function tokensOf(clause: string): string[] {
  return clause.replaceAll("&", " and ").match(token) ?? [];
}

const isRelation = (word: string): boolean => detailWords.has(word) || customerWords.has(word);

const isDetail = (word: string): boolean => detailWords.has(word) || word.endsWith("ing");

const isPhraseBreak = (word: string): boolean =>
  phraseBreaks.has(word) || isRelation(word) || word.endsWith("ing");

function touches(match: FoundMatch, next: FoundMatch, words: readonly string[]): boolean {
  if (next.start - match.end > modifierReach || owners.has(words[match.start] ?? "")) return false;
  // The last word of 'retail sale of' breaks too.
  return !isRelation(words[match.end - 1] ?? "") && !words.slice(match.end, next.start).some(isPhraseBreak);
}

/** Whether a relation stands between the two: 'fitting out of stores'. */
const isApart = (match: FoundMatch, next: FoundMatch, words: readonly string[]): boolean =>
  words.slice(Math.max(match.end - 1, 0), next.start).some(isRelation);

/** Whether the clause ends with the word of this match, or goes on with details only. */
const isActivityHead = ({ end }: FoundMatch, words: readonly string[]): boolean =>
  activityHeads.has(words[end - 1] ?? "") && (end === words.length || isRelation(words[end] ?? ""));

/** The matches with their final shares: those before a head in the same phrase are its modifiers. */
function withModifiers(matches: readonly FoundMatch[], words: readonly string[]): TermMatch[] {
  let leadsToHead = false;
  let leadsToActivity = false;
  let next: FoundMatch | undefined;
  return matches
    .toReversed()
    .map((match) => {
      leadsToActivity &&= next !== undefined && !isApart(match, next, words);
      const isStrong = next?.senses.some(({ weight }) => weight >= headWeight) ?? false;
      leadsToHead = next !== undefined && (isStrong || leadsToHead) && touches(match, next, words);
      next = match;
      const { term, senses, share } = match;
      const part = leadsToActivity ? activityShare : leadsToHead ? modifierShare : 1;
      leadsToActivity ||= isActivityHead(match, words);
      return { term, senses, share: share * part };
    })
    .reverse();
}

/** Where to go on after a term: at one that reaches beyond its end ('bike hire' in 'electric bike hire'), else behind it. */
function nextPlace(
  words: readonly string[],
  start: number,
  { root, end }: { root: Lexicon; end: number },
): number {
  for (let index = start + 1; index < end; index += 1) {
    const later = longestTermAt(words, index, root);
    if (later && later.end > end && later.senses.length > 0) return index;
  }
  return end;
}

function matchesOfClause(words: readonly string[], table: Lexicon, clauseShare: number): TermMatch[] {
  const matches: FoundMatch[] = [];
  let share = clauseShare;
  let negatedUntil = -1;
  let isTradeNamed = false;
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? "";
    const found = longestTermAt(words, index, table);
    let next = found?.end ?? index + 1;
    if (found && found.senses.length > 0) {
      next = nextPlace(words, index, { root: table, end: found.end });
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
    else if (isTradeNamed && isDetail(word)) share = Math.min(share, clauseShare * detailShare);
    index = next;
  }
  return withModifiers(matches, words);
}

// Nothing to decompose and no accent to remove, as in most texts.
const ascii = /^[\n -~]*$/;

function plainText(text: string): string {
  const lower = text.toLowerCase().replaceAll("'", "");
  return ascii.test(lower)
    ? lower
    : decompose(lower)
        .replace(/[\p{M}’]/gu, "")
        .toLowerCase();
}

// An aside stands in the middle of its clause: 'coats (except fur) manufacturing'.
const aside = /\(([^()]*)\)/g;

/** The clauses of a text, an aside after the clause that it interrupts; one that excludes something says nothing. */
function clausesOf(text: string): string[] {
  if (!text.includes("(")) return text.split(clauseEnd);
  const asides: string[] = [];
  const outer = text.replace(aside, (_, words: string) => {
    if (!negations.has(words.trim().split(" ", 1)[0] ?? "")) asides.push(words);
    return " ";
  });
  return [...outer.split(clauseEnd), ...asides.flatMap((words) => words.split(clauseEnd))];
}

/** The industry terms of a text in order: whole words, the longest term first, accents and case ignored. */
export function termMatches(text: string): TermMatch[] {
  const table = lexicon();
  const matches: TermMatch[] = [];
  for (const clause of clausesOf(plainText(text)))
    matches.push(...matchesOfClause(tokensOf(clause), table, matches.length > 0 ? laterClauseShare : 1));
  return matches;
}
