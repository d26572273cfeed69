import {
  type Clause,
  type FoundMatch,
  isPhraseBreak,
  isRelation,
  isStrong,
  type TermMatch,
} from "./clause.ts";

// The last part names the trade in 'dental software' and 'coffee machine repair'; at most one other word may be
// between.
const modifierShare = 0.6;
const modifierReach = 1;
// An activity that names the whole clause leaves only a low share to the terms before it.
const activityShare = 0.25;
// 'vacation rental': the head noun serves the trade before it.
const servingShare = 0.3;

function touches(match: FoundMatch, next: FoundMatch, { words, reader: { grammar } }: Clause): boolean {
  if (next.start - match.end > modifierReach || grammar.owners.has(words[match.start] ?? "")) return false;
  // The last word of 'retail sale of' separates too.
  if (isRelation(words[match.end - 1] ?? "", grammar)) return false;
  return !words.slice(match.end, next.start).some((word) => isPhraseBreak(word, grammar));
}

/** Whether a relation word is between the two: 'fitting out of stores'. */
const isApart = (match: FoundMatch, next: FoundMatch, { words, reader: { grammar } }: Clause): boolean =>
  words.slice(Math.max(match.end - 1, 0), next.start).some((word) => isRelation(word, grammar));

/** Whether the clause ends with the word of this match, or continues with details only. */
const isActivityHead = ({ end }: FoundMatch, { words, reader: { grammar } }: Clause): boolean =>
  grammar.activityHeads.has(words[end - 1] ?? "") &&
  (end === words.length || isRelation(words[end] ?? "", grammar));

/** Whether the match is one word that may serve another trade; a term of several words is its own trade. */
const isServing = ({ start, end }: FoundMatch, { words, reader: { grammar } }: Clause): boolean =>
  end - start === 1 && grammar.servingHeads.has(words[start] ?? "");

/** Whether the match names only where the work before it is done: 'shop' in 'bike repair shop'. */
const isWorkplace = (before: FoundMatch, { start, end }: FoundMatch, clause: Clause): boolean => {
  const { words, reader } = clause;
  const { workplaces, works } = reader.grammar;
  return (
    end - start === 1 &&
    before.end === start &&
    workplaces.has(words[start] ?? "") &&
    works.has(words[before.end - 1] ?? "")
  );
};

/** Whether a trade follows the word that serves it: 'installation of lifts'. */
const servesNext = (match: FoundMatch, next: FoundMatch, { words, reader: { grammar } }: Clause): boolean =>
  isStrong(next) &&
  match.end - match.start === 1 &&
  grammar.servingNouns.has(words[match.start] ?? "") &&
  grammar.detailWords.has(words[match.end] ?? "") &&
  next.start - match.end <= 1 + modifierReach;

/** The matches that serve an adjacent trade. */
function servingMatches(matches: readonly FoundMatch[], clause: Clause): ReadonlySet<FoundMatch> {
  const serving = new Set<FoundMatch>();
  matches.forEach((match, index) => {
    const before = matches[index - 1];
    const next = matches[index + 1];
    if (
      before &&
      isStrong(before) &&
      (isServing(match, clause) || isWorkplace(before, match, clause)) &&
      !serving.has(before) &&
      touches(before, match, clause)
    )
      serving.add(match);
    if (next && servesNext(match, next, clause)) serving.add(match);
  });
  return serving;
}

/** The matches with their final shares: those before a head in the same phrase are its modifiers. */
export function withModifiers(matches: readonly FoundMatch[], clause: Clause): TermMatch[] {
  const serving = servingMatches(matches, clause);
  if (!clause.reader.grammar.isHeadLast)
    return matches.map((match) =>
      serving.has(match) ? { ...match, share: match.share * servingShare } : match,
    );
  let leadsToHead = false;
  let leadsToActivity = false;
  let next: FoundMatch | undefined;
  return matches
    .toReversed()
    .map((match) => {
      const { term, senses, share } = match;
      if (serving.has(match)) return { term, senses, share: share * servingShare };
      leadsToActivity &&= next !== undefined && !isApart(match, next, clause);
      leadsToHead = next !== undefined && (isStrong(next) || leadsToHead) && touches(match, next, clause);
      next = match;
      const part = leadsToActivity ? activityShare : leadsToHead ? modifierShare : 1;
      leadsToActivity ||= isActivityHead(match, clause);
      return { term, senses, share: share * part };
    })
    .reverse();
}
