import { matches } from "../../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";

/** 'Don't put it live before then', 'please do not publish it until March', 'must not be online before the opening'. */
const notBefore =
  /(?<!\p{L})(?:don['’]?t|do not|doesn['’]?t|does not|must ?n['’]?t|must not|should ?n['’]?t|should not|can['’]?t|cannot|can not|may not|not) (?:(?:put|go|be|get|make|set) (?:\p{L}+ ){0,3}?(?:live|online|public)|put (?:it|the site|this|anything) (?:up|out)|(?:launch|publish|release)(?:ed)?) (?:\p{L}+ ){0,3}?(?:before|until|till)(?!\p{L})/iu;

/** In any answer, 'Only for us' included: `askedOf` quotes none of the confidential ones. */
const embargoes = oncePerProject(({ words }: Project): string[] =>
  words.statements.map(({ text }) => text).filter((text) => matches(notBefore, text)),
);

/** Asks from when the site may be online where the client says that it may not be before something. */
export const launchDateQuestion: QuestionRule = {
  id: "launch-date",
  path: "projectRequirements",
  question:
    "From which day, of which year, may the site be online, and who gives the word? Until then it is shown to you alone, and search engines are kept out.",
  asks: "client",
  blocks: "launch",
  when: (project) => embargoes(project).length > 0,
  quotes: embargoes,
};
