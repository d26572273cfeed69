import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import {
  asksFor,
  asksForAbility,
  asksForSpelling,
  asksForThing,
  asksForUpkeep,
  asksForWriting,
  dislikes,
  keepsOff,
  keepsOffTheSite,
  likes,
  looksOfPage,
  praisesPage,
  prefersWords,
  refusesLooks,
  refusesName,
  refusesPicture,
  refusesThis,
  refusesWord,
  refusesWords,
  somebody,
  tellsOnSomebody,
} from "./english/notes-to-builder.ts";
import { hurts } from "./english/uncertain.ts";
import { englishFindings } from "./findings.ts";

const longest = 220;

/** A number or an address may be the very one that nobody is to see: 'Do not put my home, 6 Magnolia Bluff'. */
const namesDetail = /[\d@]/u;
const longDetail = /@|\d(?:[ ()-]?\d){4}/u;

/** Whether words beside a wish hold something private, which the builder need not know either. */
const isPrivate = (words: string): boolean => {
  const { private: privateCues, secrecy } = englishFindings(words);
  return privateCues + secrecy > 0 || matches(tellsOnSomebody, words);
};

/** Whether a text has such words, and nothing else in it is private. */
const wishesBy = (text: string, pattern: RegExp): boolean =>
  matches(pattern, text) && !isPrivate(text.replace(pattern, ""));

/** A name in a sentence that keeps something off the website: 'no photos of Marlene'. */
const name = /[\p{L},;:] \p{Lu}\p{Ll}/u;

/** "Don't say heirloom", and not "Don't say insolvent". */
function refusesPlainWord(text: string): boolean {
  const [, word] = refusesWord.exec(text) ?? [];
  return (
    word !== undefined && !matches(hurts, word) && ![word, `we are ${word}`, `the ${word}`].some(isPrivate)
  );
}

const inNotes = [refusesName, ...prefersWords, ...refusesLooks, refusesPicture] as const;
const asksForText = matchesAny([asksForSpelling, asksForUpkeep]);

/** 'I want a big red button': what the website is to have. */
const asksForPart = (text: string): boolean => englishFindings(text).siteThing > 0 && wishesBy(text, asksFor);

/** Whether an owner tells in a taste, or by the page of others, how the website is to look. */
const tellsTaste = (text: string): boolean =>
  [likes, dislikes, refusesThis].some(
    (pattern) => wishesBy(text, pattern) && matches(looksOfPage, text.replace(pattern, "")),
  ) ||
  (wishesBy(text.replace(somebody, "a place"), praisesPage) &&
    matches(looksOfPage, text.replace(praisesPage, "")));

/**
 * Whether a sentence tells whoever builds the website what it is not to show or say, or how it is to look, and holds
 * nothing that the builder must not read: 'please don't say "passion"', 'Do not state delivery times'.
 */
export function isNoteToBuilder(text: string, field: StatementField): boolean {
  if (text.length > longest) return false;
  const isBy = (pattern: RegExp): boolean => wishesBy(text, pattern);
  // A time of day in what people do on the website is no detail: 'choose a time slot (Tuesday, 9.30)'.
  if (namesDetail.test(text))
    return field === "contentNotes" && !longDetail.test(text) && isBy(asksForAbility);
  if (refusesWords.some(isBy) || (isBy(keepsOffTheSite) && !name.test(text))) return true;
  if (field !== "contentNotes" && field !== "competitors") return false;
  if (refusesPlainWord(text) || inNotes.some(isBy) || (keepsOff.some(isBy) && !name.test(text))) return true;
  if ((asksForText(text) && !isPrivate(text)) || isBy(asksForWriting)) return true;
  if (field === "competitors") return tellsTaste(text);
  return asksForPart(text) || asksForThing.some(isBy) || isBy(asksForAbility);
}
