import { canMatch, firstMatch, matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import type { Statement, StatementField } from "../../content/statement.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";
import type { QuestionRule } from "./rule.ts";
import { isSilenced } from "./silence.ts";

/**
 * The statements of some fields, and their joined text: most expressions match nowhere in it, which takes one check.
 */
const sentencesIn = (fields: readonly StatementField[]) =>
  oncePerProject(({ words }: Project) => {
    const statements = words.statements.filter(({ field }) => fields.includes(field));
    return { statements, text: statements.map(({ text }) => text).join("\n") };
  });

const quotable = sentencesIn(["description", "audience", "contentNotes"]);
const ofBusiness = sentencesIn(["description", "contentNotes"]);
const ofNotes = sentencesIn(["contentNotes"]);
const forUs = sentencesIn(["onlyForUs"]);

const sayingIn =
  (sentences: typeof quotable) =>
  (said: RegExp, unless?: RegExp): ((project: Project) => string[]) =>
    oncePerProject((project) => {
      const { statements, text: all } = sentences(project);
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

/** Returns a function that finds the matching sentences for the agency or for visitors, without confidential ones. */
export const saying = sayingIn(quotable);

/**
 * `saying` without the answer about the audience, where 'concert houses' are customers and not the business's own
 * concerts.
 */
export const sayingOfBusiness = sayingIn(ofBusiness);

/** `saying` for the notes about the site only. */
export const sayingInNotes = sayingIn(ofNotes);

/** `saying` for what the client writes for the agency alone. Questions use it without quoting it. */
export const sayingForUs = sayingIn(forUs);

/** `sayingForUs` with what is confidential too, for questions whose own words give nothing of it away. */
export const hintedForUs = (said: RegExp, unless?: RegExp): ((project: Project) => Statement[]) =>
  oncePerProject((project) => {
    const { statements, text: all } = forUs(project);
    if (!canMatch(said, all)) return [];
    return statements.filter(({ text }) => matches(said, text) && !(unless && firstMatch(unless, text)));
  });

/** A question to the client that is asked if there are such sentences, and quotes them. */
export const askedOn = (
  id: string,
  quotes: (project: Project) => string[],
  rest: Pick<QuestionRule, "question" | "path"> &
    Partial<Pick<QuestionRule, "blocks" | "when" | "settledBy" | "quotes">>,
): QuestionRule => ({
  id,
  asks: "client",
  blocks: "nothing",
  when: (project) => quotes(project).length > 0,
  quotes,
  ...rest,
});
