import { canMatch, firstMatch, matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";
import type { QuestionRule } from "./rule.ts";
import { isSilenced } from "./silence.ts";

/** The sentences that a question may quote, and all their words: few expressions match in any of them. */
const quotable = oncePerProject(({ words }) => {
  const statements = words.statements.filter(({ field }) => field !== "onlyForUs" && field !== "competitors");
  return { statements, text: statements.map(({ text }) => text).join("\n") };
});

/** The matching sentences for the agency or for visitors, without confidential ones. */
export const saying = (said: RegExp, unless?: RegExp): ((project: Project) => string[]) =>
  oncePerProject((project) => {
    const { statements, text: all } = quotable(project);
    if (!canMatch(said, all)) return [];
    return statements
      .filter(
        (statement) =>
          matches(said, statement.text) &&
          !(unless && firstMatch(unless, statement.text)) &&
          !isSilenced(statement, project),
      )
      .map(({ text }) => text);
  });

/** A question to the client that is asked where there are such sentences, and that quotes them. */
export const askedOn = (
  id: string,
  quotes: (project: Project) => string[],
  rest: Pick<QuestionRule, "question" | "path"> & Partial<Pick<QuestionRule, "blocks" | "settledBy">>,
): QuestionRule => ({
  id,
  asks: "client",
  blocks: "nothing",
  when: (project) => quotes(project).length > 0,
  quotes,
  ...rest,
});
