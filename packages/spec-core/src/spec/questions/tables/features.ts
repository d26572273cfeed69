import { clientsFeatures } from "../../../industry/suggestion-data.ts";
import { proposedFeatures } from "../../blocks/project-requirements.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";

/** The proposed functions that somebody has to look after, pay or allow. */
const toBeAgreed = oncePerProject((project): string[] =>
  proposedFeatures(project)
    .filter((feature) => clientsFeatures.has(feature))
    .map((feature) => `${feature.charAt(0).toLowerCase()}${feature.slice(1)}`),
);

/** Asks which of the functions that goals, trade and tone suggest the client wants. */
export const featuresAgreed: QuestionRule = {
  id: "features-agreed",
  path: "projectRequirements.scope.features",
  question: (project) =>
    `Which of these functions should the site have: ${toBeAgreed(project).join("; ")}? What you do not ask for is left out.`,
  asks: "client",
  blocks: "nothing",
  when: (project) => toBeAgreed(project).length > 0,
};
