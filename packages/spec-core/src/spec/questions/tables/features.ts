import { clientsFeatures } from "../../../industry/suggestion-data.ts";
import { proposedFeatures } from "../../blocks/project-requirements.ts";
import type { Project } from "../../project.ts";
import { mentions, sentencesOn } from "../checks.ts";
import { oncePerProject } from "../once.ts";
import { ofFirms } from "../open-offers.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { picturesByCustomers } from "./pictures.ts";

const customersSend = saying(
  /(?<!\p{L})(?:they|people|customers|clients|visitors) (?:can |should |will |must |to )?(?:send|upload|attach)(?!\p{L}).{0,40}(?<!\p{L})(?:photo(?:graph)?s?|pictures?|pics?)(?!\p{L})/iu,
);

const sendsPictures: Check = (project) =>
  mentions("upload")(project) ||
  customersSend(project).length > 0 ||
  sentencesOn("photos")(project).some((text) => picturesByCustomers.test(text));

/** Who repairs instruments of private players has no clients to list. */
const hasFirms: Check = ({ form }: Project) =>
  [form.niche, form.description, form.audience].some((text) => ofFirms.test(text));

/** Functions that are no question where this does not hold. */
const askedIf: Readonly<Record<string, Check>> = {
  "Client list": hasFirms,
  "Quote request with photo upload": (project) => !sendsPictures(project),
};

/** The proposed functions that somebody has to look after, pay or allow. */
const toBeAgreed = oncePerProject((project): string[] =>
  proposedFeatures(project)
    .filter((feature) => clientsFeatures.has(feature) && (askedIf[feature]?.(project) ?? true))
    .map((feature) => `${feature.charAt(0).toLowerCase()}${feature.slice(1)}`),
);

/** Asks which of the functions that goals, trade and tone suggest the client wants. */
export const featuresAgreed: QuestionRule = {
  id: "features-agreed",
  path: "projectRequirements.scope.features",
  question: (project) => {
    const [first = "", ...more] = toBeAgreed(project);
    return more.length === 0
      ? `Should the site have this function: ${first}? If you do not ask for it, it is left out.`
      : `Which of these functions should the site have: ${[first, ...more].join("; ")}? What you do not ask for is left out.`;
  },
  asks: "client",
  blocks: "nothing",
  when: (project) => toBeAgreed(project).length > 0,
};
