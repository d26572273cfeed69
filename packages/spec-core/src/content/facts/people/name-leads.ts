import { canMatch, firstMatch } from "../../regex-prefilter/prefiltered-match.ts";
import { firstNames } from "./data/first-names.ts";
import { notNames, roles, strongIntroductions } from "./data/person-words.ts";

/** Matches the words for a role anywhere in a text, even within longer words. */
export const aRole = new RegExp(roles, "iu");
const anIntroduction = new RegExp(strongIntroductions, "iu");
const notNamed: ReadonlySet<string> = new Set([...notNames].filter((word) => !firstNames.has(word)));
const lead = new RegExp(
  `^(?:(?:${roles}|${strongIntroductions}|${[...notNamed].join("|")}) )+(?=\\p{Lu})`,
  "iu",
);

/** The capitalised words before a name that are not part of it: 'Contact Lee', 'Director Ann Ray'. */
export function leadOf(words: string): string {
  const space = words.indexOf(" ");
  const isLed =
    space > 0 &&
    (notNamed.has(words.slice(0, space).toLowerCase()) ||
      canMatch(aRole, words) ||
      canMatch(anIntroduction, words));
  return isLed ? (firstMatch(lead, words)?.[0] ?? "") : "";
}
