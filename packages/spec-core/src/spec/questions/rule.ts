import { oneLine } from "../../text/one-line.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { silencedTexts } from "./silence.ts";

/** Whether something holds of a project. */
export type Check = (project: Project) => boolean;

/** A text that is the same in every project, or made for one. */
type Worded = string | ((project: Project) => string);

/** A question that a builder may have: when it arises, and what settles it. */
export interface QuestionRule extends Pick<Clarification, "id" | "asks"> {
  readonly blocks: Clarification["blocks"] | ((project: Project) => Clarification["blocks"]);
  readonly path: Worded;
  /** Only in our words, even where it depends on the client's. */
  readonly question: Worded;
  readonly when: Check;
  /** The answers that make the question needless. */
  readonly settledBy?: Check;
  readonly quotes?: (project: Project) => readonly string[];
}

// A quotation shows which sentence is meant; the answer has all of it.
const quoteMax = 240;
const quotesMax = 12;

/** A sentence of the client's on one line, cut where it is long. */
export function quoted(sentence: string, most = quoteMax): string {
  const line = oneLine(sentence);
  // A character is one or two units of a text.
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

/** Blocks a page where this holds; elsewhere every page is complete without the answer. */
export const blocksPageIf =
  (isNeeded: Check): Exclude<QuestionRule["blocks"], string> =>
  (project) =>
    isNeeded(project) ? "page" : "nothing";

/** Blocks the launch where this holds; elsewhere the site is complete without the answer. */
export const blocksLaunchIf =
  (isNeeded: Check): Exclude<QuestionRule["blocks"], string> =>
  (project) =>
    isNeeded(project) ? "launch" : "nothing";

/** The questions that these rules ask of a project. */
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
