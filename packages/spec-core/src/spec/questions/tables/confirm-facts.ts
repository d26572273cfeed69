import type { JudgedFact } from "../../../content/public-words.ts";
import type { Project } from "../../project.ts";
import { openFacts, openGroupTimes, shows } from "../checks.ts";
import type { QuestionRule } from "../rule.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { openPrices } from "./open-prices.ts";

/** Whether the site shows the client's words with this fact already, or shows them after one press in the portal. */
const isPrinted = ({ words }: Project, fact: JudgedFact): boolean =>
  words.statements.some(
    (statement) =>
      (statement.isPrinted || statement.proposal === "print") &&
      statement.field === fact.field &&
      statement.start <= fact.start &&
      fact.end <= statement.end,
  );

/** Whether a fact stands in a remark; a year in words for visitors is theirs to read. */
const isInRemark = ({ words }: Project, fact: JudgedFact): boolean =>
  words.statements.some(
    ({ kind, field, start, end }) =>
      kind === "private" && field === fact.field && start <= fact.start && fact.end <= end,
  );

/** The sentences with these facts that no other question asks to confirm. */
function openSentences(project: Project, facts: readonly JudgedFact[]): string[] {
  const shown = shows("Team", "team")(project);
  const asked = new Set([
    ...sentencesWith(project, openFacts(project, "price", ...(shown ? (["person"] as const) : []))),
    ...openPrices(project).flatMap(({ quotes }) => quotes),
  ]);
  const unseen = facts.filter((fact) => !isPrinted(project, fact));
  return sentencesWith(project, unseen).filter((text) => !asked.has(text));
}

const ofGroups = (project: Project): string[] => openSentences(project, openGroupTimes(project));
const ofFacts = (project: Project): string[] =>
  openSentences(project, [
    ...openFacts(project, "registration", "social", "person"),
    ...openFacts(project, "founded").filter((fact) => isInRemark(project, fact)),
  ]);
const ofPeople = (project: Project): string[] => openSentences(project, openFacts(project, "person"));

/** The question about what was recognised besides the ways to reach the business, and stands on no page yet. */
export const factQuestions: readonly QuestionRule[] = [
  {
    id: "confirm-facts",
    path: "businessInfo.description",
    question: (project) =>
      `Is this right, ${ofGroups(project).length > 0 ? "where does each group meet, " : ""}and may visitors read it?${ofPeople(project).length > 0 ? " Do the people named agree, and with which full name, role and qualification?" : ""}`,
    asks: "client",
    blocks: "nothing",
    when: (project) => ofFacts(project).length + ofGroups(project).length > 0,
    quotes: (project) => [...new Set([...ofFacts(project), ...ofGroups(project)])],
  },
];
