import { any, hasOpenFact, openGroupTimes, openTexts } from "../checks.ts";
import type { QuestionRule } from "../rule.ts";

/** The question about what was recognised besides the ways to reach the business. */
export const factQuestions: readonly QuestionRule[] = [
  {
    id: "confirm-facts",
    path: "businessInfo.description",
    question: "Is this right, and may visitors read it?",
    asks: "client",
    blocks: "page",
    when: any(
      hasOpenFact("founded", "registration", "social", "person", "service"),
      (project) => openGroupTimes(project).length > 0,
    ),
    quotes: (project) => [
      ...openTexts("founded", "registration", "social", "person", "service")(project),
      ...openGroupTimes(project),
    ],
  },
];
