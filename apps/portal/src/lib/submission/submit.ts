import {
  createProject,
  finalizeProject,
  type Project,
  type User,
  updateProject,
} from "@sitewright/contracts";
import { api } from "../api/api-client.ts";
import { autosave, wizardStorage } from "../saving/autosave.ts";
import { wizard } from "../wizard/actions.ts";
import { markAsSent } from "../wizard/sent-changes.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { attempt, reportFailure } from "./attempt.ts";
import { saveVersion } from "./save-version.ts";
import { forgetSubmissionKey, submissionKey } from "./submission-key.ts";
import { type SubmissionOutcome, useSubmission } from "./submission-store.ts";

/** The project stops being edited this time after the final submit. */
export const editingEndsAfterMs = 500;

const succeed = (kind: SubmissionOutcome["kind"], { onboarding }: Project, user: Pick<User, "email">): void =>
  useSubmission.setState({
    outcome: { kind, name: onboarding.formData.businessName, email: user.email },
  });

/** Submits a new project. A second call while one is in progress does nothing. */
export const submitProject = (user: Pick<User, "email">): Promise<void> =>
  attempt("submitting", async (body) => {
    const storage = wizardStorage();
    const sent = useWizard.getState().onboarding;
    const key = submissionKey(storage, JSON.stringify(body), () => crypto.randomUUID());
    const answer = await autosave.submit((draft) =>
      api.call(createProject, { headers: { "idempotency-key": key, ...draft }, body }),
    );
    if (!answer.ok) {
      // The project of this key was deleted: the next attempt creates a new one.
      if (answer.failure.kind === "refused" && answer.failure.problem.code === "not-found")
        forgetSubmissionKey(storage);
      return reportFailure(answer.failure, body);
    }
    forgetSubmissionKey(storage);
    wizard.markStep("sitemap");
    succeed("submitted", answer.data.project, user);
    markAsSent(answer.data.project, sent);
    await autosave.afterSubmit(sent);
  });

/** Saves the changes to the project that is being edited as its next version. */
export const saveChanges = (user: Pick<User, "email">): Promise<void> =>
  attempt("saving", async (body) => {
    const stored = await saveVersion(updateProject, body);
    if (!stored) return;
    succeed("updated", stored.project, user);
    await autosave.afterProjectSaved(stored.project, stored.sent);
  });

/** Saves the last changes and finishes the edit. */
export const finishEditing = (user: Pick<User, "email">): Promise<void> =>
  attempt("finalizing", async (body) => {
    const stored = await saveVersion(finalizeProject, body);
    if (!stored) return;
    wizard.markStep("sitemap");
    succeed("finalized", stored.project, user);
    await autosave.afterProjectSaved(stored.project, stored.sent);
    const { id, version } = stored.project;
    setTimeout(() => {
      const { editing } = useWizard.getState();
      // The person may edit another project meanwhile, or a newer version of this one.
      if (editing?.projectId === id && editing.version === version) autosave.endEditing();
    }, editingEndsAfterMs);
  });

/** Clears the result after the person has closed its message. */
export const clearOutcome = (): void => useSubmission.setState({ outcome: null });
