import { saidNumber } from "../text/number-words.ts";
import { teamSizes } from "./data/team-size.ts";
import { firstMatch } from "./regex-prefilter/prefiltered-match.ts";

/** The number of people who work there, according to the client's sentences; zero if none says it. */
export const teamSizeIn = (sentences: readonly string[]): number =>
  Math.max(
    0,
    ...sentences.flatMap((sentence) =>
      teamSizes.flatMap((expression) => {
        const word = firstMatch(expression, sentence)?.groups?.size;
        if (word === undefined) return [];
        return saidNumber(word);
      }),
    ),
  );
