import { firstMatch } from "../content/regex-prefilter/prefiltered-match.ts";
import { numberWords, teamSizes } from "./data/team-size.ts";

/** How many people work there by the client's sentences; zero where none says it. */
export const teamSizeIn = (sentences: readonly string[]): number =>
  Math.max(
    0,
    ...sentences.flatMap((sentence) =>
      teamSizes.flatMap((expression) => {
        const word = firstMatch(expression, sentence)?.groups?.size?.toLowerCase();
        if (word === undefined) return [];
        return /^\d/u.test(word) ? Number(word) : numberWords.indexOf(word);
      }),
    ),
  );
