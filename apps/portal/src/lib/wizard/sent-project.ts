import type { Project } from "@sitewright/contracts";
import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { isEqual } from "../saving/is-equal.ts";
import { withoutPreviews } from "./answers-for-server.ts";
import type { WizardChange, WizardState } from "./wizard-state.ts";

/**
 * The project that the answers in the wizard were submitted as, and those answers. `isNoted`: the person knows that
 * what they change since belongs to a second project.
 */
export const sentProjectSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  answers: onboardingSchema,
  isNoted: z.boolean(),
});
export type SentProject = Readonly<z.infer<typeof sentProjectSchema>>;

/** These answers are submitted as this project. They stay in the wizard. */
export const projectSent =
  ({ id, businessName }: Pick<Project, "id" | "businessName">, answers: Onboarding): WizardChange =>
  (state) => ({
    ...state,
    sent: { id, name: businessName.trim(), answers: withoutPreviews(answers), isNoted: false },
  });

/** The person has taken note that another project begins. */
export const sentNoted: WizardChange = (state) =>
  state.sent ? { ...state, sent: { ...state.sent, isNoted: true } } : state;

/** The submitted project, once the answers differ from what was submitted and until the person has taken note. */
export const sentBefore = ({ sent, onboarding }: WizardState): SentProject | null =>
  sent && !sent.isNoted && !isEqual(withoutPreviews(onboarding), sent.answers) ? sent : null;
