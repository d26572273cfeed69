import type { Project } from "../../project.ts";
import { openFacts, openGroupTimes, shows } from "../checks.ts";
import type { QuestionRule } from "../rule.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { openPrices } from "./open-prices.ts";

/** The sentences with facts that no other question asks to confirm. */
function openSentences(project: Project): string[] {
  const shown = shows("Team", "team")(project);
  const asked = new Set([
    ...sentencesWith(project, openFacts(project, "price", ...(shown ? (["person"] as const) : []))),
    ...openPrices(project).flatMap(({ quotes }) => quotes),
  ]);
  const facts = [
    ...openFacts(project, "founded", "registration", "social", "person", "service"),
    ...openGroupTimes(project),
  ];
  return sentencesWith(project, facts).filter((text) => !asked.has(text));
}

/** The question about what was recognised besides the ways to reach the business. */
export const factQuestions: readonly QuestionRule[] = [
  {
    id: "confirm-facts",
    path: "businessInfo.description",
    question: (project) =>
      openGroupTimes(project).length > 0
        ? "Is this right, where does each group meet, and may visitors read it?"
        : "Is this right, and may visitors read it?",
    asks: "client",
    blocks: "page",
    when: (project) => openSentences(project).length > 0,
    quotes: openSentences,
  },
];
