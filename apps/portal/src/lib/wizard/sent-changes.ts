import type { Project } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { withoutPreviews } from "./answers-for-server.ts";
import { type SentProject, useWizard, type WizardChange, type WizardState } from "./wizard-store.ts";

/** These answers are submitted as this project. They stay in the wizard. */
const projectSent =
  ({ id, businessName }: Pick<Project, "id" | "businessName">, answers: Onboarding): WizardChange =>
  (state) => ({
    ...state,
    sent: { id, name: businessName.trim(), answers: withoutPreviews(answers), isNoted: false },
  });

/** The person has taken note that another project begins. */
const sentAcknowledged: WizardChange = (state) =>
  state.sent ? { ...state, sent: { ...state.sent, isNoted: true } } : state;

/** The submitted project, once the answers differ from what was submitted and until the person has taken note. */
export const sentProjectBeforeChanges = ({ sent, onboarding }: WizardState): SentProject | null =>
  sent && !sent.isNoted && !isEqual(withoutPreviews(onboarding), sent.answers) ? sent : null;

/** What a submission changes in the open wizard. Apart from `wizard`: it is wanted from the first submission on. */
export const markAsSent = (project: Pick<Project, "id" | "businessName">, answers: Onboarding): void =>
  useWizard.setState(projectSent(project, answers), true);

/** The person goes on with a second project. */
export const acknowledgeSent = (): void => useWizard.setState(sentAcknowledged, true);
