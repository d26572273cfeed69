import { isRefusedWith } from "@sitewright/app-kit/calls";
import {
  type CallFailure,
  createProject,
  finalizeProject,
  type Project,
  type User,
  updateProject,
} from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { api } from "../api/api-client.ts";
import { autosave, wizardStorage } from "../saving/autosave.ts";
import { wizard } from "../wizard/actions.ts";
import { markAsSent } from "../wizard/sent-changes.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { attempt, isRefused, reportFailure } from "./attempt.ts";
import { findArrived } from "./find-arrived.ts";
import { saveVersion } from "./save-version.ts";
import {
  forgetRefused,
  forgetSubmissionKey,
  markUsedUp,
  sentBefore,
  submissionKey,
  wasSent,
} from "./submission-key.ts";
import { type SubmissionOutcome, useSubmission } from "./submission-store.ts";

/** The project stops being edited this time after the final submit. */
export const editingEndsAfterMs = 500;

const succeed = (kind: SubmissionOutcome["kind"], { onboarding }: Project, user: Pick<User, "email">): void =>
  useSubmission.setState({
    outcome: { kind, name: onboarding.formData.businessName, email: user.email },
  });

/**
 * An earlier attempt with other answers made the project: the answers here are changes to it, which can be sent as its
 * next version.
 */
async function continueArrived(key: string, body: Onboarding, refusal: CallFailure): Promise<void> {
  const storage = wizardStorage();
  const text = JSON.stringify(body);
  forgetRefused(storage, text);
  const arrived = await findArrived(key, sentBefore(storage, text));
  if ("failure" in arrived) return reportFailure(arrived.failure, body);
  if (!arrived.found) {
    markUsedUp(storage, key, text);
    return reportFailure(refusal, body);
  }
  const { project, answers } = arrived.found;
  forgetSubmissionKey(storage);
  wizard.markStep("sitemap");
  markAsSent(project, answers);
  useSubmission.setState({ error: "arrived" });
}

/** Submits a new project. A second call while one is in progress does nothing. */
export const submitProject = (user: Pick<User, "email">): Promise<void> =>
  attempt("submitting", async (body) => {
    const storage = wizardStorage();
    const sent = useWizard.getState().onboarding;
    const text = JSON.stringify(body);
    const isRepeated = wasSent(storage, text);
    const key = submissionKey(storage, text, () => crypto.randomUUID());
    const answer = await autosave.submit((draft) =>
      api.call(createProject, { headers: { "idempotency-key": key, ...draft }, body }),
    );
    if (!answer.ok) {
      if (isRefusedWith(answer.failure, "key-reused")) return continueArrived(key, body, answer.failure);
      if (!isRepeated && isRefused(answer.failure)) forgetRefused(storage, text);
      // The project of this key was deleted: the next attempt creates a new one.
      if (isRefusedWith(answer.failure, "not-found")) forgetSubmissionKey(storage);
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
    succeed(stored.isNew ? "updated" : "unchanged", stored.project, user);
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
