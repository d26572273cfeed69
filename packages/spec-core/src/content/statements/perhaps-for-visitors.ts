import { matches } from "../regex-prefilter/prefiltered-match.ts";
import type { Statement } from "../statement.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { endsInDemand } from "./demands.ts";
import { dutyToTell } from "./english/duties.ts";
import { headingForVisitors } from "./english/headings.ts";
import { beginsAsOrder, saidToAgency } from "./english/notes-to-builder.ts";
import { onlyTalk } from "./english/small-talk.ts";
import { isExperience } from "./history.ts";
import { isForeign } from "./languages.ts";
import { featuresOf, logOdds } from "./learnt-classifier.ts";
import { isNoteToBuilder } from "./notes-to-builder.ts";
import { isForTheSite } from "./uncertain.ts";
import { wordsOf } from "./words.ts";

interface Least {
  readonly private: number;
  readonly wish: number;
}

/**
 * The least log-odds at which a withheld sentence is worth asking about, by the field and the kind. In texts of which
 * nothing was learnt, four in ten of those asked about are for visitors (six in ten in answers about customers, three in
 * ten in notes); below, it would be one in ten of the further ones.
 */
const leastToAsk: Readonly<Partial<Record<Statement["field"], Least>>> = {
  description: { private: -1.5, wish: -1 },
  audience: { private: -2, wish: -2 },
  // A wish in the notes is hardly ever also for visitors.
  contentNotes: { private: -2, wish: 0 },
};

/** With words of secrecy, which also stand in 'nobody has to be moved', only a sentence that clearly addresses visitors. */
const leastAmongSecrets = 0.5;

/**
 * For a sentence that asks for nothing and is a wish only because of a word for a part of a website, which may mean
 * another thing: 'the fields are wet', 'our cards are printed here'. In texts of which nothing was learnt, six in ten are
 * for visitors; below, one in four.
 */
const leastInWordsOfSite = 0;

/** What is to be done before the website is published. */
const beforeLaunch =
  /(?<!\p{L})(?:(?:to|must|should|will) be (?:approved|agreed|checked|signed off|supplied|sent|written)|goes? live|go(?:es)? online)(?!\p{L})/iu;

/** A sentence that begins with a qualification: 'AHPRA registered, 12 yrs'. */
const qualified =
  /^(?:\p{Lu}{2,7}|[Ff]ully|[Ss]tate) (?:approved|registered|accredited|certified|licen[cs]ed|qualified)(?!\p{L})/u;

/** Shorter texts ('thanks a lot', 'not yet') tell visitors nothing. */
const fewestWords = 4;

const isOrder = (text: string): boolean => matches(beginsAsOrder, text);

/**
 * Whether a sentence that the rules withhold reads as if it were for visitors after all. Only in English.
 */
export function isPerhapsForVisitors({ field, text, kind }: Statement): boolean {
  const least = leastToAsk[field];
  if (least === undefined || isForeign(wordsOf(text)) || onlyTalk.test(text)) return false;
  if (matches(headingForVisitors, text) || matches(saidToAgency, text)) return false;
  const found = countEnglishCues(text);
  if (found.words < fewestWords) return false;
  const isWish = kind === "wish";
  if (field === "description" && !isWish && (isExperience(text, found) || qualified.test(text))) return true;
  // The sentence that the demand is about is a statement of its own.
  if (isWish && endsInDemand(text)) return false;
  if (isWish && matches(dutyToTell, text)) return true;
  const odds = logOdds(featuresOf(text, field, found, { kind, proposal: "keep" }));
  const isOnlyWord =
    field === "description" &&
    found.wish + found.undecided + found.secrecy === 0 &&
    odds >= leastInWordsOfSite &&
    !matches(beforeLaunch, text);
  if (
    isWish &&
    ((found.siteThing > 0 && !isOnlyWord) ||
      isOrder(text) ||
      isForTheSite(text, found) ||
      isNoteToBuilder(text, field))
  )
    return false;
  return (
    odds >= Math.max(isWish ? least.wish : least.private, found.secrecy > 0 ? leastAmongSecrets : -Infinity)
  );
}
