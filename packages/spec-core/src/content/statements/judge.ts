import { memoByText, memoPerObject } from "../../memo.ts";
import { isNoAnswer } from "../../onboarding/no-answer.ts";
import { wages } from "../facts/data/keep-words.ts";
import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import { typedQuestions, withoutLead } from "../typed-questions.ts";
import type { CueCounts } from "./cue-counts.ts";
import { isAudienceNote } from "./english/audience-notes.ts";
import { backstage } from "./english/backstage.ts";
import { invitation } from "./english/invitations.ts";
import { letterOpening } from "./english/letter-closings.ts";
import { isPaperwork } from "./english/paperwork.ts";
import { limitsPermission, withholdsWords } from "./english/permission.ts";
import { isTableHead } from "./english/table-heads.ts";
import { isSiteNote } from "./english/tones.ts";
import { notSettled } from "./english/uncertain.ts";
import { asksSecrecy, hedged } from "./english/withheld-anyway.ts";
import { isAboutVisitors, isForVisitors, isNamedOffer, isPromise } from "./for-visitors.ts";
import { isHistory } from "./history.ts";
import { isHouseRule } from "./house-rules.ts";
import { introduction } from "./introductions.ts";
import { reclassify } from "./learnt-classifier.ts";
import { withoutAskUs } from "./told-to-visitors.ts";
import { ofCompetitors, reconsidered } from "./uncertain.ts";
import { doubtful, fact, hidden, likely, type StatementContext, type Verdict, wish } from "./verdict.ts";

/** Whether it is a list, a description of a thing or an offer, and not a story. */
const isPlain = ({ verb, link, offer, signs, recommendation }: CueCounts): boolean =>
  offer > 0 || (verb === 0 && (link === 0 || signs + recommendation > 1));

/** A line with at most this many words gives little evidence. */
const fewWords = 4;
const yearAtEnd = /(?<!\d)(?:19|20)\d\d[.!]?$/u;

/** Whether it begins with a quality, as names of offers do: 'Hand-thrown tableware', 'Organic vegetables'. */
const beginsWithQuality = (text: string, countsIn: StatementContext["countsIn"]): boolean =>
  countsIn(/^\S+/u.exec(text)?.[0] ?? "").recommendation > 0;

function judgeDescription(
  text: string,
  found: CueCounts,
  { sellsSiteThings, countsIn }: StatementContext,
): Verdict {
  const evidence = found.signs + found.offer + found.recommendation + (found.parts > 2 ? 1 : 0);
  if (found.siteThing > 0 && !sellsSiteThings)
    return (found.isPriced || found.offer > 0) && found.doubt === 0 ? likely : wish;
  // A sentence about one thing or person has to contain something that visitors look for; otherwise the client is
  // asked.
  if (found.isRemark && found.parts < 3 && found.offer === 0) {
    if (evidence === 0) return doubtful;
    if (evidence === 1 && found.audience + found.verb === 0) return likely;
  }
  // So few words may be about anything: 'Two jobs open', 'Boiler from 1987'.
  const isTerse =
    found.words <= fewWords &&
    found.parts < 3 &&
    !found.isOwnDeed &&
    found.offer + found.recommendation < 2 &&
    (found.signs === 0 || (found.signs === 1 && found.recommendation === 0 && yearAtEnd.test(text))) &&
    !beginsWithQuality(text, countsIn);
  if (found.doubt === 0 && evidence > 0 && isPlain(found)) return isTerse ? likely : fact;
  if (found.doubt === 1 && evidence > 1 && found.verb + found.link === 0) return fact;
  // Only an activity of the business: 'We fire with wood'.
  if (found.isOwnDeed && found.doubt === 0 && found.verb === 1) return likely;
  // A list of activities: 'I re-web, re-spring and re-cover armchairs'.
  const ownList = found.isOwnList && found.doubt === 1 && found.verb === 1;
  const support =
    evidence +
    (found.doubt === 0 && (found.audience > 0 || found.isAboutVisitorInterest) ? 1 : 0) +
    (ownList ? 1 : 0);
  if (found.verb > 0 && found.offer === 0 && found.doubt >= support) return doubtful;
  // One conversational word in a line without a verb ('no job too small') does not count.
  const allowed =
    found.verb === 0 && (found.link === 0 || found.isAboutVisitorInterest) ? evidence + 1 : evidence;
  return found.doubt <= allowed ? likely : doubtful;
}

function judgeAudience(found: CueCounts): Verdict {
  // An offer among the customers: 'We can do a pick-up for £8'.
  if (found.offer > 0 && found.signs > 1 && found.doubt < 3) return likely;
  // 'Anyone really', 'everyone is welcome, no questions asked': a list of people with one conversational word.
  const isList = found.audience > 1 && found.remark === 1 && found.doubt < 2 && found.private === 0;
  if ((found.remark > 0 && !isList) || found.doubt > 3) return doubtful;
  // 'We do post-mastectomy work too' addresses customers; other sentences in this answer are about them.
  if (found.audience === 0 && found.parts < 3 && found.verb > 0)
    return found.isOwnDeed && found.offer > 0 && found.doubt === 0 ? likely : doubtful;
  return found.doubt === 0 && found.verb + found.link === 0 ? fact : likely;
}

function judgeNotes(found: CueCounts): Verdict {
  if (found.siteThing > 0) return wish;
  if (found.isOwnDeed && found.doubt === 0 && found.verb === 1) return likely;
  // What the business does, in the first person: 'After the sale we help with builders'.
  return found.offer > 0 && found.doubt === 0 && found.remark === 0 ? likely : doubtful;
}

// Cached because a sentence is judged again while it is split, and after each edit of another sentence.
const verdictsKept = 256;

const verdictsIn = memoPerObject((context: StatementContext) =>
  memoByText((text) => {
    if (context.field === "onlyForUs") return hidden;
    return context.field === "competitors"
      ? ofCompetitors(text, context.countsIn(text))
      : reconsidered(text, corrected(text, judgeByRules(text, context), context), context);
  }, verdictsKept),
);

/** A lead that says nothing: 'So we clean holiday lets'. */
const emptyLead = /^so,? (?=(?:we|i)(?:['’](?:m|re|ve))? )/iu;

/** The words of a sentence that count: in a description, 'just say' at its end asks customers, not the agency. */
function wordsThatCount(text: string, { field }: StatementContext): string {
  const plain = text.replace(emptyLead, "");
  return field === "description" ? withoutAskUs(plain) : plain;
}

/** The verdict on a statement by its own words, without its context. */
export const judge = (text: string, context: StatementContext): Verdict =>
  verdictsIn(context)(wordsThatCount(text, context));

/** The fields whose sentences the weights were learnt from. */
const learntFields: readonly StatementField[] = ["description", "contentNotes"];

/** The verdict of the rules, corrected by the learnt weights if these apply: to those fields, in English. */
function corrected(text: string, verdict: Verdict, context: StatementContext): Verdict {
  const { field, isForeign, countsIn, sellsSiteThings } = context;
  const found = countsIn(text);
  // In most descriptions 'photos' are a wish; the weights do not know which businesses sell them.
  if (sellsSiteThings && found.siteThing > 0) return verdict;
  if (
    !learntFields.includes(field) ||
    isForeign ||
    found.isForeign ||
    isNoAnswer(text) ||
    typedQuestions(text).length > 0
  )
    return verdict;
  const better = reclassify(text, field, found, verdict, leastBy(text, field, found));
  // The builder reads the notes: even a sentence that is not for visitors may need a question.
  return field === "contentNotes" && better.proposal === "keep" ? verdict : better;
}

/**
 * Whether a sentence is withheld regardless of the learnt weights: it asks for secrecy, is not settled, is a table
 * header, or is about documents or wages.
 */
const isAlwaysKept = (text: string, found: CueCounts): boolean =>
  (found.secrecy > 0 && matches(asksSecrecy, text)) ||
  matches(notSettled, text) ||
  isPaperwork(text) ||
  isTableHead(text) ||
  isSiteNote(text) ||
  isAboutWages(text) ||
  isWithheldByItself(text);

/**
 * Words of uncertainty and of internal affairs often mean something else: 'a one-day class', 'until the shelves are
 * empty'. Of 249 such sentences of descriptions above these log-odds, 240 were for visitors and nine undecided.
 */
const clearlyForVisitors = 0.75;
/** The same for words that may ask for secrecy: 'We do not write letters', 'nobody needs the full uniform to start'. */
const veryClearlyForVisitors = 1;

/** The least log-odds by which the learnt weights may propose a sentence that the rules withhold. */
function leastBy(text: string, field: StatementField, found: CueCounts): number {
  if (isAlwaysKept(text, found)) return Number.POSITIVE_INFINITY;
  const isInDoubt = found.secrecy + found.undecided > 0 || isBackstage(text);
  if (!isInDoubt) return Number.NEGATIVE_INFINITY;
  if (field !== "description" || matches(hedged, text)) return Number.POSITIVE_INFINITY;
  return found.secrecy > 0 ? veryClearlyForVisitors : clearlyForVisitors;
}

/** The maximum number of characters of a greeting before the words. */
const longestGreeting = 30;

/** Whether one of the first sentences begins with this text. */
const isAtStart = (text: string, openings: readonly string[]): boolean =>
  openings.some((sentence) => {
    const at = sentence.indexOf(text);
    return at >= 0 && at <= longestGreeting;
  });

/**
 * The verdict on a sentence near the beginning of a description that says what the business is; undefined for other
 * sentences.
 */
function judgeIntroduction(text: string, context: StatementContext): Verdict | undefined {
  const { field, isForeign, openings, countsIn, sellsSiteThings } = context;
  if (field !== "description" || isForeign || !isAtStart(text, openings)) return undefined;
  const found = introduction(text, countsIn, sellsSiteThings);
  if (found === undefined || isBackstage(text) || isWithheldByItself(text) || isAboutWages(text))
    return undefined;
  return found === "fact" ? fact : likely;
}

/** The verdict on a statement by the rules alone. */
export function judgeByRules(text: string, context: StatementContext): Verdict {
  const { field, isForeign, countsIn } = context;
  if (field === "onlyForUs" || field === "competitors" || isNoAnswer(text)) return hidden;
  if (isPaperwork(text) || isTableHead(text) || letterOpening.test(text)) return hidden;
  if (isSiteNote(text)) return wish;
  // 'Do you deliver? No, our driver was sacked': the client is asked, and it is printed only by their choice.
  if (isAnswerForVisitors(text, countsIn))
    return typedQuestions(text).some(({ answer }) => countsIn(answer).private > 0) ? doubtful : likely;
  const words = judgeWords(text, context);
  const verdict = words.kind === "fact" ? words : (judgeIntroduction(text, context) ?? words);
  if (isWithheldByItself(text) || (field === "audience" && isAudienceNote(text)))
    return verdict.proposal === "keep" ? verdict : doubtful;
  if (verdict.proposal === "keep")
    return isHouseRule(text, countsIn(text)) ||
      (field === "audience" && !isForeign && isAboutVisitors(text, countsIn)) ||
      (field === "description" &&
        (isHistory(text, countsIn(text)) ||
          (!isForeign &&
            (isForVisitors(text, countsIn) || isPromise(text, countsIn) || isNamedOffer(text, countsIn)))))
      ? likely
      : verdict;
  return isBackstage(text) ? doubtful : verdict;
}

/** Whether a bracket, or words about printing it, say that the text must not be printed yet. */
const isWithheldByItself = memoByText(
  (text) =>
    matches(limitsPermission, text) ||
    [...text.matchAll(/\([^()]*\)|\[[^[\]]*\]/gu)].some(([bracket]) => matches(withholdsWords, bracket)),
);

const longestBackstage = 90;
const isAnyBackstage = matchesAny(backstage);

/** Whether a short sentence is about internal affairs: the client is asked, and printing is not proposed. */
const isBackstage = memoByText((text) => text.length <= longestBackstage && isAnyBackstage(text));

/** Whether a text is a question from visitors with its answer, and not a question to the agency about the site. */
function isAnswerForVisitors(text: string, countsIn: StatementContext["countsIn"]): boolean {
  if (typedQuestions(text).length === 0) return false;
  const { secrecy, wish: wishes, siteThing } = countsIn(withoutLead(text));
  return secrecy + wishes + siteThing === 0;
}

/** Wages and revenue are never printed by default. */
const isAboutWages = (text: string): boolean => /\d/u.test(text) && matches(wages, text);

function judgeWords(text: string, context: StatementContext): Verdict {
  const { field, isForeign, countsIn } = context;
  const found = countsIn(text);
  if (field === "description" && found.secrecy === 0 && matches(invitation, text)) return likely;
  // The builder needs to know a wish, whatever else the sentence says; its words are never printed.
  if (found.wish > 0 && found.secrecy === 0) return wish;
  // An offer with one private word: 'I do microsuction, £55 for both ears, and if there turns out to be no wax …'.
  if (found.private === 1 && found.secrecy === 0 && found.offer > 0 && found.isPriced) return doubtful;
  if (found.private > 0) return hidden;
  if (found.undecided > 0 || isAboutWages(text)) return doubtful;
  // Without cues for this language, only language-independent signs (prices, hours, numbers) justify a proposal.
  if (isForeign || found.isForeign) return found.signs > 0 && found.foreign === 0 ? likely : doubtful;
  if (field === "description") return judgeDescription(text, found, context);
  return field === "audience" ? judgeAudience(found) : judgeNotes(found);
}
