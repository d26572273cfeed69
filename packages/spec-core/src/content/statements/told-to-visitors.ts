import { patternFor } from "../regex-prefilter/latin-pattern.ts";
import { firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import { withoutBullet } from "./bullets.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { saysWhatIsDone } from "./english/introductions.ts";
import { aboutTheForm, askUsAtEnd } from "./english/invitations.ts";
import { tellsOnSomebody } from "./english/notes-to-builder.ts";
import {
  doesThere,
  joined,
  laughAtEnd,
  limitsOffer,
  toldInWordsOfWishes,
  toldToVisitors,
} from "./english/told-to-visitors.ts";

const longest = 240;

const isHarmless = (words: string): boolean => {
  const { private: privateCues, secrecy, wish, siteThing, undecided } = countEnglishCues(words);
  return privateCues + secrecy + wish + siteThing + undecided === 0;
};

/** Removes what these expressions match from a text, except what their group captures. */
const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce(
    (rest, pattern) =>
      matches(pattern, rest)
        ? rest.replace(patternFor(pattern, rest), (_, words: unknown) =>
            typeof words === "string" ? ` ${words} ` : " ",
          )
        : rest,
    text,
  );

/** The rest of a text without what visitors are told. */
const restOf = (text: string): string =>
  without(matches(joined, text) ? text.replace(doesThere, ",") : text, [
    ...toldInWordsOfWishes,
    ...toldToVisitors,
  ]);

const isUnharmed = (rest: string): boolean => isHarmless(rest) && !matches(tellsOnSomebody, rest);

/**
 * Whether a sentence is for visitors although some of its words sound like a remark: the number of staff, why people
 * come, how to leave a message. The client is asked before it is printed.
 */
export function isToldToVisitors(line: string): boolean {
  const text = withoutBullet(line);
  if (text.length > longest) return false;
  const rest = restOf(text);
  return rest !== text && isUnharmed(rest);
}

/** Whether a sentence is for visitors although it sounds like a wish: 'By appointment, so please no walk-ins'. */
export function isRuleForCallers(line: string): boolean {
  const text = withoutBullet(line);
  if (text.length > longest) return false;
  const rest = without(text, toldInWordsOfWishes);
  return rest !== text && isUnharmed(rest);
}

/** A sentence without the invitation at its end: 'Gift wrap is free' of 'Gift wrap is free, just say.' */
export function withoutAskUs(text: string): string {
  const [invitation = ""] = firstMatch(askUsAtEnd, text) ?? [];
  const rest = text.slice(0, text.length - invitation.length);
  return invitation === "" || matches(aboutTheForm, text) ? text : rest;
}

/** Whether a text ends in an invitation to customers. */
export const endsInAskUs = (text: string): boolean => withoutAskUs(text) !== text;

/** The length of the laugh at the end of a sentence about what the business does: 'I do hair in Stoke lol'. */
export function laughAfter(text: string): number {
  const [laugh = ""] = firstMatch(laughAtEnd, text) ?? [];
  const said = text.slice(0, text.length - laugh.length);
  return laugh !== "" && matches(saysWhatIsDone, said) && !matches(limitsOffer, said) && isHarmless(said)
    ? laugh.length
    : 0;
}
