import { firstMatch } from "../../content/regex-prefilter/prefiltered-match.ts";
import { teamSizeIn } from "../../content/team-size.ts";
import { numberWords, saidNumber } from "../../text/number-words.ts";
import { notSpecified } from "../answers.ts";
import type { Project } from "../project.ts";

const clauseStart = "(?:^|[,.;:(–-] ?|(?<!\\p{L})and |(?:we['’]re|we are|it['’]s) )";
const clauseEnd = "(?=\\s*(?:$|[,.;:!)–-]))";

/** 'Three of us', 'all three of us': a clause of its own, not 'two of us do weddings'. */
const ofUs = new RegExp(
  `${clauseStart}(?:just |only |now )?(?:the )?(?<size>\\d{1,3}|${numberWords(2, 20)}) of us${clauseEnd}`,
  "iu",
);
const allOfUs = new RegExp(
  `(?<!\\p{L})all (?:the )?(?<size>\\d{1,3}|${numberWords(2, 20)}) of us(?!\\p{L})`,
  "iu",
);

/** 'Just me', 'I work on my own'; not 'just me and my son'. */
const alone = new RegExp(
  `(?:^|[,.;:(–-] ?|(?:it['’]s|that['’]s|there['’]s) )(?:just|only) me${clauseEnd}|(?<!\\p{L})i work (?:alone|on my own|by myself)(?!\\p{L})`,
  "iu",
);

function peopleIn(sentences: readonly string[]): number {
  const sizes = sentences.flatMap((sentence) =>
    [ofUs, allOfUs].flatMap((expression) => {
      const said = firstMatch(expression, sentence)?.groups?.size;
      return said === undefined ? [] : [saidNumber(said)];
    }),
  );
  const most = Math.max(teamSizeIn(sentences), ...sizes);
  return most === 0 && sentences.some((sentence) => firstMatch(alone, sentence)) ? 1 : most;
}

/** A share, which counts nobody: 'the practice is 100% conveyancing'. */
const shares = /\d{1,3} ?(?:%|per ?cent)/giu;

/**
 * How many people work there, as the client says it in the niche and the description; no sentence that is kept private
 * counts.
 */
export function businessSize({ form, words }: Project): string {
  const said = words.statements.flatMap(({ kind, field, text }) =>
    field === "description" && kind !== "private" ? [text] : [],
  );
  const people = peopleIn([form.niche, ...said].map((text) => text.replace(shares, " ")));
  if (people === 0) return notSpecified;
  return people === 1 ? "1 person" : `${people} people`;
}
