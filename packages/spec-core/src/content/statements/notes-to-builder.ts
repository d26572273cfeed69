import { withholdsNumber } from "../facts/phones/withheld-phones.ts";
import { firstMatch, matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import { typedQuestions } from "../typed-questions.ts";
import { withoutBullet } from "./bullets.ts";
import { countEnglishCues } from "./cue-counts.ts";
import {
  approvesFirst,
  approvesWords,
  asksFirst,
  asksOfSite,
  keepsCustomersOff,
  leavesOldSite,
  quarrelOverSite,
} from "./english/asked-of-site.ts";
import {
  asksFor,
  asksForAbility,
  asksForClarity,
  asksForLetters,
  asksForPlainWords,
  asksForSpelling,
  asksForThing,
  asksForUpkeep,
  asksForWriting,
  belongsOnPages,
  dislikes,
  keepsOff,
  keepsOffTheSite,
  keepsTerms,
  letsWrite,
  likes,
  likesWord,
  likeThat,
  listsPage,
  looksOfPage,
  praisesPage,
  prefersTerm,
  prefersWords,
  refusesLooks,
  refusesName,
  refusesPicture,
  refusesPictures,
  refusesPromises,
  refusesThis,
  refusesWord,
  refusesWordBecause,
  refusesWords,
  somebody,
  takesDown,
  tellsOnSomebody,
  unwantedOnTheSite,
  wantsCredit,
  wantsWatermark,
} from "./english/notes-to-builder.ts";
import { hurts } from "./english/uncertain.ts";

const longest = 220;

/** A number or an address may be the detail that must not be shown: 'Do not put my home, 6 Magnolia Bluff'. */
const namesDetail = /[\d@]/u;
const longDetail = /@|\d(?:[ ()-]?\d){4}/u;

/** Whether the words around a wish contain something private, which the builder need not know either. */
const isPrivate = (words: string): boolean => {
  const { private: privateCues, secrecy } = countEnglishCues(words);
  return privateCues + secrecy > 0 || matches(tellsOnSomebody, words);
};

/** Whether a text matches, and the rest of it is not private. */
const wishesBy = (text: string, pattern: RegExp): boolean =>
  matches(pattern, text) && !isPrivate(text.replace(pattern, ""));

/** A name in a sentence that keeps something off the website: 'no photos of Marlene'. */
const name = /[\p{L},;:] \p{Lu}\p{Ll}/u;

/**
 * "Don't say heirloom", but not "Don't say insolvent". What happened because of the word ('…, we're not, somebody
 * complained') does not make it a secret.
 */
function refusesPlainWord(text: string): boolean {
  const reasoned = firstMatch(refusesWordBecause, text);
  const [said = "", word] = firstMatch(refusesWord, text) ?? reasoned ?? [];
  if (word === undefined || matches(hurts, said)) return false;
  if (reasoned && (!/^\p{Ll}/u.test(word) || countEnglishCues(text.slice(said.length)).secrecy > 0))
    return false;
  return ![word, `we are ${word}`, `the ${word}`].some(isPrivate);
}

const leavesOld = matchesAny(leavesOldSite);

/**
 * Whether a text asks to copy nothing from the old site. Remarks about the old site ('my nephew did it') are not
 * confidential here.
 */
const asksToLeaveOldSite = (text: string): boolean => leavesOld(text) && !matches(quarrelOverSite, text);

/** The maximum number of remark words in a question to the builder: 'a page with the dogs and what they're like'. */
const mostRemarks = 1;

/** 'Can we have a form where they put two postcodes?', but not a question from visitors with its answer. */
function asksAsQuestion(text: string): boolean {
  const question = asksOfSite.find((pattern) => matches(pattern, text));
  if (question === undefined || typedQuestions(text).length > 0) return false;
  const rest = text.replace(question, "");
  const { private: privateCues, secrecy } = countEnglishCues(rest);
  return secrecy === 0 && privateCues <= mostRemarks && !matches(tellsOnSomebody, rest);
}

const inNotes = [
  refusesName,
  ...prefersWords,
  ...refusesLooks,
  refusesPicture,
  refusesPictures,
  refusesPromises,
  asksForClarity,
  takesDown,
  letsWrite,
  likeThat,
  asksForPlainWords,
  belongsOnPages,
  listsPage,
  keepsTerms,
] as const;
/** Orders about words and pictures that visitors would not be told in any answer. */
const ofWording = [asksFirst, asksForLetters, prefersTerm, likesWord, wantsWatermark] as const;
const asksForText = matchesAny([asksForSpelling, asksForUpkeep]);

/** What the website should have: 'I want a big red button'. */
const asksForPart = (text: string): boolean =>
  countEnglishCues(text).siteThing > 0 && wishesBy(text, asksFor);

/** Whether an owner describes the look of the website by a preference or by another site. */
const tellsTaste = (text: string): boolean =>
  [likes, dislikes, refusesThis].some(
    (pattern) => wishesBy(text, pattern) && matches(looksOfPage, text.replace(pattern, "")),
  ) ||
  (wishesBy(text.replace(somebody, "a place"), praisesPage) &&
    matches(looksOfPage, text.replace(praisesPage, "")));

/**
 * Whether a sentence tells the builder what the website must not show or say, or how it should look, and contains
 * nothing private: 'please don't say "passion"', 'Do not state delivery times'.
 */
export function isNoteToBuilder(line: string, field: StatementField): boolean {
  const text = withoutBullet(line);
  if (text.length > longest || field === "onlyForUs") return false;
  const isBy = (pattern: RegExp): boolean => wishesBy(text, pattern);
  if (matches(wantsCredit, text) && !matches(hurts, text)) return true;
  if (asksToLeaveOldSite(text) || [approvesFirst, approvesWords, ...ofWording].some(isBy)) return true;
  if (!longDetail.test(text) && field !== "audience" && asksAsQuestion(text)) return true;
  const isInNotes = field === "contentNotes" || field === "competitors";
  if (isInNotes && !longDetail.test(text) && refusesPlainWord(text)) return true;
  // A time of day in a function of the website is not a detail: 'choose a time slot (Tuesday, 9.30)'.
  if (namesDetail.test(text))
    return field === "contentNotes" && !longDetail.test(text) && isBy(asksForAbility);
  if (refusesWords.some(isBy) || ([keepsOffTheSite, unwantedOnTheSite].some(isBy) && !name.test(text)))
    return true;
  if (!isInNotes) return false;
  if (isBy(keepsCustomersOff) || withholdsNumber(text)) return true;
  if (inNotes.some(isBy) || (keepsOff.some(isBy) && !name.test(text))) return true;
  if ((asksForText(text) && !isPrivate(text)) || isBy(asksForWriting)) return true;
  if (field === "competitors") return tellsTaste(text);
  return asksForPart(text) || asksForThing.some(isBy) || isBy(asksForAbility);
}
