import { oneLine } from "../../text/one-line.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { silencedTexts } from "./silence.ts";

/** Whether a condition is true for a project. */
export type Check = (project: Project) => boolean;

/** A fixed text, or one that depends on the project. */
type Worded = string | ((project: Project) => string);

/** A question that a builder may have, with the conditions under which it is asked and answered. */
export interface QuestionRule extends Pick<Clarification, "id" | "asks"> {
  readonly blocks: Clarification["blocks"] | ((project: Project) => Clarification["blocks"]);
  readonly path: Worded;
  /** In our own words only, even if it depends on the client's. */
  readonly question: Worded;
  readonly when: Check;
  /** Whether the answers make the question unnecessary. */
  readonly settledBy?: Check;
  readonly quotes?: (project: Project) => readonly string[];
}

// A quotation only has to identify the sentence: the answer contains all of it.
const quoteMax = 240;
const quotesMax = 12;

/** A sentence by the client on one line, shortened if it is long. */
export function quoted(sentence: string, most = quoteMax): string {
  const line = oneLine(sentence);
  // A character has one or two UTF-16 units.
  const characters = [...line.slice(0, 2 * most + 2)];
  return characters.length <= most
    ? line
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

const worded = (words: Worded, project: Project): string =>
  typeof words === "string" ? words : words(project);

/** Blocks a page if the check is true; otherwise every page is complete without the answer. */
export const blocksPageIf =
  (isNeeded: Check): Exclude<QuestionRule["blocks"], string> =>
  (project) =>
    isNeeded(project) ? "page" : "nothing";

/** Blocks the launch if the check is true; otherwise the site is complete without the answer. */
export const blocksLaunchIf =
  (isNeeded: Check): Exclude<QuestionRule["blocks"], string> =>
  (project) =>
    isNeeded(project) ? "launch" : "nothing";

/** The questions of these rules that apply to a project. */
export const askedOf = (rules: readonly QuestionRule[], project: Project): Clarification[] =>
  rules
    .filter(({ when, settledBy }) => when(project) && !settledBy?.(project))
    .map(({ id, path, question, asks, blocks, quotes }) => ({
      id,
      path: worded(path, project),
      question: worded(question, project),
      about: "",
      asks,
      blocks: typeof blocks === "string" ? blocks : blocks(project),
      quotes: [...new Set(quotes?.(project) ?? [])]
        .filter((sentence) => !silencedTexts(project).has(sentence))
        .slice(0, quotesMax)
        .map((sentence) => quoted(sentence)),
    }));
