import type { Project } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { withoutPreviews } from "./answers-for-server.ts";
import { type SentProject, useWizard, type WizardChange, type WizardState } from "./wizard-store.ts";

/** Marks the answers as submitted as this project. They stay in the wizard. */
const projectSent =
  ({ id, businessName }: Pick<Project, "id" | "businessName">, answers: Onboarding): WizardChange =>
  (state) => ({
    ...state,
    sent: { id, name: businessName.trim(), answers: withoutPreviews(answers), isNoted: false },
  });

/** The person has acknowledged that further changes begin another project. */
const sentAcknowledged: WizardChange = (state) =>
  state.sent ? { ...state, sent: { ...state.sent, isNoted: true } } : state;

/** The submitted project, from the first change after the submission until the person has acknowledged it. */
export const sentProjectBeforeChanges = ({ sent, onboarding }: WizardState): SentProject | null =>
  sent && !sent.isNoted && !isEqual(withoutPreviews(onboarding), sent.answers) ? sent : null;

/** The submitted part of the answers: nothing, everything, or all but the changes since. */
export function submissionState(state: WizardState): "new" | "sent" | "changed" {
  if (!state.sent || state.sent.isNoted || state.editing) return "new";
  return sentProjectBeforeChanges(state) ? "changed" : "sent";
}

/** Marks the answers as submitted. Not part of `wizard`, so that the first screen does not load it. */
export const markAsSent = (project: Pick<Project, "id" | "businessName">, answers: Onboarding): void =>
  useWizard.setState(projectSent(project, answers), true);

/** The person has acknowledged that a second project begins. */
export const acknowledgeSent = (): void => useWizard.setState(sentAcknowledged, true);
