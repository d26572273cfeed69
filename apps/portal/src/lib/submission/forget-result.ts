import { onOtherPerson } from "../wizard/other-person.ts";
import { useWizard, type WizardState } from "../wizard/wizard-store.ts";
import { useSubmission } from "./submission-store.ts";

let isWatching = false;

const forget = (): void => useSubmission.setState({ outcome: null, error: null });

/** True after a change to another project. One whose edit was finished is left while its message is still shown. */
function isOtherProject(state: WizardState, before: WizardState): boolean {
  const isFinished = useSubmission.getState().outcome?.kind === "finalized" && state.editing === null;
  const isNew = before.sent !== null && state.sent === null;
  return isNew || (state.editing?.projectId !== before.editing?.projectId && !isFinished);
}

/**
 * From now on, the result of an attempt is forgotten when another project is opened or another person signs in, and the
 * message that changes were saved at the next change.
 */
export function forgetResultInTime(): void {
  if (isWatching) return;
  isWatching = true;
  onOtherPerson(forget);
  useWizard.subscribe((state, before) => {
    const isUpdated = useSubmission.getState().outcome?.kind === "updated";
    if (isOtherProject(state, before) || (isUpdated && state.onboarding !== before.onboarding)) forget();
  });
}
