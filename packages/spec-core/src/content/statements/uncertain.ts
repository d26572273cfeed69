import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import { isBareList } from "./bare-lists.ts";
import { type CueCounts, countEnglishCues } from "./cue-counts.ts";
import { isShortOf, judgesGroup, notFor } from "./english/audience-rankings.ts";
import { onlyAside } from "./english/closing-asides.ts";
import { filledInBy } from "./english/letter-closings.ts";
import { isPaperwork } from "./english/paperwork.ts";
import { isTakenBack, refusesColor, roughFigure, textWishes } from "./english/site-wishes.ts";
import { onlyTalk } from "./english/small-talk.ts";
import { justForYou, previousForYou, saysPrevious, withdrawsPrevious } from "./english/told-afterwards.ts";
import {
  bareQuestion,
  belongsOnSite,
  callForHelpers,
  closing,
  customersWant,
  doneByCustomers,
  doubtsPrint,
  hurts,
  interviews,
  mislaid,
  nobodyMust,
  ofTheWebsite,
  pastClosing,
  perhapsForVisitors,
  requestToCustomers,
  ruleForTheGround,
  shownOrStyled,
  showsNone,
  yesOrNo,
} from "./english/uncertain.ts";
import { isCareer, isPlainStory, isStory } from "./history.ts";
import { isNoteToBuilder } from "./notes-to-builder.ts";
import { isSignedRemark } from "./signed-remarks.ts";
import { isRuleForCallers, isToldToVisitors } from "./told-to-visitors.ts";
import { doubtful, hidden, likely, type StatementContext, type Verdict, wish } from "./verdict.ts";

const longest = 300;
const isPerhapsForVisitors = matchesAny(perhapsForVisitors);
const isTextWish = matchesAny(textWishes);

const isClosing = (text: string): boolean => matches(closing, text) && !matches(pastClosing, text);

const isRuleForTheGround = (text: string): boolean =>
  matches(ruleForTheGround, text) && !matches(ofTheWebsite, text);

/**
 * Whether a sentence says what customers need not do, although 'nobody must' often asks for secrecy: 'Nobody must
 * jump'.
 */
function isCareOfCustomers(text: string): boolean {
  if (text.length > longest || !matches(nobodyMust, text) || matches(hurts, text)) return false;
  const found = countEnglishCues(text.replace(nobodyMust, "you need not"));
  return found.secrecy + found.private + found.siteThing === 0;
}

/**
 * Whether a sentence classified as private may be for visitors, and asking about it is harmless: 'Used to be a midwife
 * in Limerick', 'not in August as they shut the boiler'.
 */
export const isPerhapsPublic = (text: string, { secrecy }: CueCounts): boolean =>
  isCareOfCustomers(text) ||
  (text.length <= longest &&
    secrecy === 0 &&
    !isPaperwork(text) &&
    (isClosing(text) || ((isPerhapsForVisitors(text) || isRuleForTheGround(text)) && !matches(hurts, text))));

/**
 * Whether a supposed wish is a number, a request to customers, or about what they do: 'No wrist watches and no
 * batteries please'.
 */
const isNoWish = (text: string, { siteThing, secrecy }: CueCounts): boolean =>
  siteThing + secrecy === 0 &&
  (matches(roughFigure, text) ||
    (matches(requestToCustomers, text) && !matches(ofTheWebsite, text) && !matches(shownOrStyled, text)) ||
    matches(doneByCustomers, text) ||
    matches(yesOrNo, text) ||
    // What customers want is not a wish for the website, unless the sentence contains another: 'Customers don't want to
    // rip it out'.
    (matches(customersWant, text) && countEnglishCues(text.replace(customersWant, "they")).wish === 0));

/** Whether a text says how the website's texts should be, or what belongs on the site. */
export const isForTheSite = (text: string, { secrecy }: CueCounts): boolean =>
  matches(showsNone, text) ||
  matches(saysPrevious, text) ||
  (secrecy === 0 && (matches(belongsOnSite, text) || isTextWish(text)));

/** The verdict on a sentence about competitors: private, unless it is a wish and says nothing about them. */
export function ofCompetitors(text: string, found: CueCounts): Verdict {
  const { wish: wishes, private: privateCues, secrecy } = found;
  const isWish = (wishes > 0 && privateCues === 0) || matches(refusesColor, text);
  return isForTheSite(text, found) || (isWish && secrecy === 0) || isNoteToBuilder(text, "competitors")
    ? wish
    : hidden;
}

/** Whether a sentence says itself that it is for the agency, or only what customers ask or which paper is due. */
const isOnlyForAgency = (text: string, field: StatementField): boolean =>
  matches(onlyAside, text) ||
  // In a description, 'it's just for you' may address visitors.
  (field === "contentNotes" &&
    [justForYou, previousForYou, withdrawsPrevious].some((pattern) => matches(pattern, text)));

/**
 * Corrects a verdict if a sentence is small talk, a note to oneself, or of another kind than its words suggest. A
 * withheld sentence can usually only become a question.
 */
export function reconsidered(text: string, verdict: Verdict, { field, countsIn }: StatementContext): Verdict {
  const found = countsIn(text);
  if (isSignedRemark(text) && found.secrecy === 0) return doubtful;
  if (matches(onlyTalk, text) || isTakenBack(text) || matches(filledInBy, text)) return hidden;
  if (matches(doubtsPrint, text) && verdict.kind !== "private" && found.secrecy === 0) return doubtful;
  if (isForTheSite(text, found) || isNoteToBuilder(text, field)) return wish;
  if (field === "contentNotes" && matches(bareQuestion, text)) return doubtful;
  if (verdict.kind === "unsure" && isOnlyForAgency(text, field)) return hidden;
  if (field === "audience" && (matches(isShortOf, text) || matches(judgesGroup, text)))
    return verdict.proposal === "print" ? doubtful : verdict;
  if (field === "audience" && verdict.kind === "unsure" && matches(notFor, text)) return likely;
  if (verdict.proposal === "print")
    return matches(mislaid, text) || matches(interviews, text) ? doubtful : verdict;
  if (found.secrecy === 0 && matches(refusesColor, text)) return wish;
  const isTold = verdict.kind === "wish" ? isRuleForCallers : isToldToVisitors;
  if ((field === "description" || field === "contentNotes") && isTold(text)) return likely;
  if (field === "description" && verdict.kind !== "private" && (isBareList(text) || isCareer(text, found)))
    return likely;
  if (field === "description" && verdict.kind !== "wish" && isStory(text, found))
    return isPlainStory(text) ? likely : doubtful;
  if (verdict.kind === "private" && isPerhapsPublic(text, found)) return doubtful;
  if (verdict.kind === "unsure" && matches(callForHelpers, text) && !matches(hurts, text)) return likely;
  return verdict.kind === "wish" && isNoWish(text, found) ? doubtful : verdict;
}
