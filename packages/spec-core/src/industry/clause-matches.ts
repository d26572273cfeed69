import { type Clause, type FoundMatch, isDetail, isStrong, type TermMatch } from "./clause.ts";
import type { Grammar } from "./languages/grammar.ts";
import type { Found, Sense } from "./lexicon.ts";
import { withModifiers } from "./shares.ts";

const customerShare = 0.3;
const detailShare = 0.5;
// A negation applies to the next term within three words.
const negationReach = 3;
// 'design, manufacture and sale of dresses' is about dresses.
const stageShare = 0.25;
// A 'maker of garden tools' is not a shop for them.
const makerReach = 4;

// The words and marks between the members of a list, in any of the languages.
const joints = new Set([",", "and", "or", "und", "oder", "y", "e", "o", "et", "ou"]);

/** The positions of words that form a list of stages: two or more, with commas and 'and' between them. */
function stagesOf({ words, reader: { grammar } }: Clause): ReadonlySet<number> {
  const found = new Set<number>();
  if (grammar.stages.size === 0) return found;
  let run: number[] = [];
  let isJoined = false;
  const close = () => {
    // 'retail sale' is one stage, not two.
    if (isJoined && run.length > 1) for (const place of run) found.add(place);
    run = [];
    isJoined = false;
  };
  words.forEach((word, place) => {
    if (grammar.stages.has(word)) run.push(place);
    else if (!joints.has(word)) close();
    else if (run.length > 0) isJoined = true;
  });
  close();
  return found;
}

/** The senses of a product for a business that makes it: a maker of shop goods is not a shop. */
const madeSenses = (senses: readonly Sense[]): readonly Sense[] =>
  senses.map(({ industry, weight }) => ({
    industry: industry === "Retail & E-commerce" ? "General Business" : industry,
    weight,
  }));

/**
 * The index to continue at after a term: the start of an overlapping longer term ('bike hire' in 'electric bike hire'),
 * else the term's end.
 */
function nextPlace({ words, reader }: Clause, start: number, end: number): number {
  for (let index = start + 1; index < end; index += 1) {
    const later = reader.find(words, index);
    if (later && later.end > end && later.senses.length > 0) return index;
  }
  return end;
}

/** The state of reading a clause: what the words so far imply for the next ones. */
interface Reading {
  share: number;
  negatedUntil: number;
  pastUntil: number;
  madeUntil: number;
  isTradeNamed: boolean;
}

function matchAt(
  { senses, end }: Found,
  start: number,
  { clause, reading, stages }: { clause: Clause; reading: Reading; stages: ReadonlySet<number> },
): FoundMatch {
  const isStage = stages.has(start) && end - start === 1;
  return {
    term: clause.words.slice(start, end).join(" "),
    senses: start <= reading.madeUntil ? madeSenses(senses) : senses,
    share: isStage ? reading.share * stageShare : reading.share,
    start,
    end,
  };
}

/** Updates the state with what a word or term implies for the words after it. */
function note(
  reading: Reading,
  word: string,
  { clauseShare, isTerm }: { clauseShare: number; isTerm: boolean },
  grammar: Grammar,
): void {
  if (grammar.customerWords.has(word)) reading.share = Math.min(reading.share, clauseShare * customerShare);
  else if (isTerm ? grammar.detailWords.has(word) : reading.isTradeNamed && isDetail(word, grammar))
    reading.share = Math.min(reading.share, clauseShare * detailShare);
}

// What somebody was is not what the business does: 'I was a joiner for ten years'.
const pastJobs = ["i was a", "i was an", "used to be a", "used to be an"].map((words) => words.split(" "));

/** Whether a former job is named after this word. */
const isBeforePastJob = (words: readonly string[], index: number): boolean =>
  pastJobs.some((job) => job.every((word, at) => words[index - job.length + 1 + at] === word));

/** The terms of a clause with their shares, which depend on the words around them. */
export function matchesOfClause(clause: Clause, clauseShare: number): TermMatch[] {
  const { words, reader } = clause;
  const { grammar } = reader;
  const stages = stagesOf(clause);
  const matches: FoundMatch[] = [];
  const reading: Reading = {
    share: clauseShare,
    negatedUntil: -1,
    pastUntil: -1,
    madeUntil: -1,
    isTradeNamed: false,
  };
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? "";
    const found = reader.find(words, index);
    if (grammar.makers.has(word)) reading.madeUntil = index + makerReach;
    if (!found || found.senses.length === 0) {
      if (isBeforePastJob(words, index)) reading.pastUntil = index + negationReach;
      if (!found && grammar.negations.has(word)) reading.negatedUntil = index + negationReach;
      else if (!found) note(reading, word, { clauseShare, isTerm: false }, grammar);
      index = found?.end ?? index + 1;
      continue;
    }
    if (index > Math.max(reading.negatedUntil, reading.pastUntil)) {
      const match = matchAt(found, index, { clause, reading, stages });
      matches.push(match);
      if (!stages.has(index)) {
        reading.isTradeNamed ||= isStrong(match);
        // Each further term counts half as much, so that a list of customers never outweighs one decisive word.
        if (reading.share < 1) reading.share /= 2;
        note(reading, words[found.end - 1] ?? "", { clauseShare, isTerm: true }, grammar);
        if (grammar.owners.has(word)) reading.share = Math.min(reading.share, clauseShare * detailShare);
      }
    }
    reading.negatedUntil = -1;
    index = nextPlace(clause, index, found.end);
  }
  return withModifiers(matches, clause);
}
