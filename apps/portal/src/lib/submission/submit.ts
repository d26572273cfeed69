import {
  type CallFailure,
  type CallResult,
  createProject,
  finalizeProject,
  type Project,
  projectSchema,
  type User,
  updateProject,
} from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { api } from "../api/api-client.ts";
import { work } from "../saving/work.ts";
import { browserStorage } from "../storage/device-storage.ts";
import { wizard } from "../wizard/actions.ts";
import { submittedAnswers } from "../wizard/answers-for-server.ts";
import { submitBlockers } from "../wizard/step-blockers.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { forgetSubmissionKey, submissionKey } from "./submission-key.ts";
import { type SubmissionOutcome, type SubmissionPhase, useSubmission } from "./submission-store.ts";

/** How long after the final submit the project stops being edited. */
export const editingEndsAfterMs = 500;

type Answer = CallResult<{ project: Project }>;

/** The answers to send; null when something is missing, which the step then shows. */
function readyAnswers(): Onboarding | null {
  const answers = submittedAnswers(useWizard.getState().onboarding);
  const issues = submitBlockers(answers);
  wizard.setErrors(issues);
  useSubmission.setState({ error: issues.length > 0 ? "incomplete" : null });
  return issues.length > 0 ? null : answers;
}

function fail(failure: CallFailure, attempt: "saving" | "finalizing" | null): void {
  const problem = failure.kind === "refused" ? failure.problem : undefined;
  if (attempt && problem?.code === "version-conflict") {
    const current = projectSchema.safeParse(problem.current);
    if (current.success) {
      useSubmission.setState({ conflict: { current: current.data, attempt } });
      return;
    }
  }
  if (problem?.code === "invalid-input" && problem.errors) wizard.setErrors(problem.errors);
  useSubmission.setState({ error: "failed" });
}

/** Runs one attempt at a time; the busy flag falls whatever comes of it. */
async function attempt(phase: SubmissionPhase, run: (answers: Onboarding) => Promise<void>): Promise<void> {
  if (useSubmission.getState().phase !== "idle") return;
  const answers = readyAnswers();
  if (!answers) return;
  useSubmission.setState({ phase, error: null, outcome: null, conflict: null });
  try {
    await run(answers);
  } catch (error) {
    console.error(error);
    useSubmission.setState({ error: "failed" });
  } finally {
    useSubmission.setState({ phase: "idle" });
  }
}

const succeed = (kind: SubmissionOutcome["kind"], { onboarding }: Project, user: Pick<User, "email">): void =>
  useSubmission.setState({
    outcome: { kind, name: onboarding.formData.businessName, email: user.email },
  });

/** Submits a new project. A second call while one is under way does nothing. */
export const submitProject = (user: Pick<User, "email">): Promise<void> =>
  attempt("submitting", async (body) => {
    const storage = browserStorage();
    const key = submissionKey(storage, JSON.stringify(body), () => crypto.randomUUID());
    const answer: Answer = await api.call(createProject, { headers: { "idempotency-key": key }, body });
    if (!answer.ok) return fail(answer.failure, null);
    forgetSubmissionKey(storage);
    wizard.markStep("sitemap");
    succeed("submitted", answer.data.project, user);
    await work.forgetDraft();
  });

/** Saves the changes to the project that is being edited as its next version. */
export const saveChanges = (user: Pick<User, "email">): Promise<void> =>
  attempt("saving", async (body) => {
    const { editing } = useWizard.getState();
    if (!editing) return;
    const answer: Answer = await api.call(updateProject, {
      params: { id: editing.projectId },
      headers: { "if-match": `"${editing.version}"` },
      body,
    });
    if (!answer.ok) return fail(answer.failure, "saving");
    succeed("updated", answer.data.project, user);
    await work.changesStored(answer.data.project.version);
  });

/** Saves the last changes and finishes the edit. */
export const finishEditing = (user: Pick<User, "email">): Promise<void> =>
  attempt("finalizing", async (body) => {
    const { editing } = useWizard.getState();
    if (!editing) return;
    const answer: Answer = await api.call(finalizeProject, {
      params: { id: editing.projectId },
      headers: { "if-match": `"${editing.version}"` },
      body,
    });
    if (!answer.ok) return fail(answer.failure, "finalizing");
    wizard.markStep("sitemap");
    succeed("finalized", answer.data.project, user);
    await work.changesStored(answer.data.project.version);
    setTimeout(wizard.endEditing, editingEndsAfterMs);
  });

/** Settles a project that was changed elsewhere: its newer version is loaded, or ours becomes the next one. */
export async function settleProjectConflict(
  choice: "mine" | "theirs",
  user: Pick<User, "email">,
): Promise<void> {
  const { conflict } = useSubmission.getState();
  useSubmission.setState({ conflict: null });
  if (!conflict) return;
  if (choice === "mine") {
    wizard.storedAs(conflict.current.version);
    return conflict.attempt === "saving" ? saveChanges(user) : finishEditing(user);
  }
  await work.forgetDraft();
  await work.edit(conflict.current);
}

/** The message has been read. */
export const clearOutcome = (): void => useSubmission.setState({ outcome: null });
