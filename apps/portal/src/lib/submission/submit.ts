import {
  type CallFailure,
  type CallResult,
  createProject,
  type FieldProblem,
  finalizeProject,
  type Project,
  projectSchema,
  type User,
  updateProject,
} from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { api } from "../api/api-client.ts";
import { isEqual } from "../is-equal.ts";
import { autosave, wizardStorage } from "../saving/autosave.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { submittedAnswers } from "../wizard/answers-for-server.ts";
import { submitBlockers } from "../wizard/field-errors.ts";
import { markAsSent } from "../wizard/sent-changes.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { forgetSubmissionKey, submissionKey } from "./submission-key.ts";
import { type SubmissionOutcome, type SubmissionPhase, useSubmission } from "./submission-store.ts";

const fileAt = /^uploadedFiles\.(\d+)$/;

/**
 * Files that the service no longer has, because they were deleted on another device, stay in the list as not uploaded:
 * there they can be added again, and the next submission goes without them. Gives what to tell the person of each.
 */
export function markMissingFiles(faults: readonly FieldProblem[], sent: Onboarding): string[] {
  return faults.flatMap(({ path, message }) => {
    const file = sent.uploadedFiles[Number(fileAt.exec(path)?.[1] ?? -1)];
    if (!file) return [];
    wizard.replaceUpload(file.id, { ...file, url: "", storagePath: "", isTemporary: true });
    return [message];
  });
}

/** How long after the final submit the project stops being edited. */
export const editingEndsAfterMs = 500;

type Answer = CallResult<{ project: Project }>;

/** The answers to send; null when something is missing, which the step then shows. */
function validAnswers(): Onboarding | null {
  const answers = submittedAnswers(useWizard.getState().onboarding);
  const issues = submitBlockers(answers);
  wizard.setErrors(issues);
  useSubmission.setState({ error: issues.length > 0 ? "incomplete" : null, reasons: [] });
  return issues.length > 0 ? null : answers;
}

/** Whether everything that a submission needs is answered; what is missing is listed on the step otherwise. */
export const areAnswersValid = (): boolean => validAnswers() !== null;

function fail(failure: CallFailure, sent: Onboarding): void {
  const problem = failure.kind === "refused" ? failure.problem : undefined;
  const faults = problem?.code === "invalid-input" ? (problem.errors ?? []) : [];
  if (faults.length > 0) wizard.setErrors(faults);
  const isTooOften = problem?.code === "too-many-requests";
  const reasons = isTooOften ? [problem.detail ?? problem.title] : markMissingFiles(faults, sent);
  useSubmission.setState({ error: "failed", reasons });
}

/** Runs one attempt at a time, once the files on their way are there; the busy flag falls whatever comes of it. */
async function attempt(phase: SubmissionPhase, run: (answers: Onboarding) => Promise<void>): Promise<void> {
  if (useSubmission.getState().phase !== "idle") return;
  try {
    if (uploads.countUnderWay() > 0) {
      useSubmission.setState({ phase });
      await uploads.allDone();
    }
    const answers = validAnswers();
    if (!answers) return;
    useSubmission.setState({ phase, error: null, reasons: [], outcome: null });
    await run(answers);
  } catch (error) {
    console.error(error);
    useSubmission.setState({ error: "failed", reasons: [] });
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
    const storage = wizardStorage();
    const sent = useWizard.getState().onboarding;
    const key = submissionKey(storage, JSON.stringify(body), () => crypto.randomUUID());
    const answer: Answer = await api.call(createProject, { headers: { "idempotency-key": key }, body });
    if (!answer.ok) return fail(answer.failure, body);
    forgetSubmissionKey(storage);
    wizard.markStep("sitemap");
    succeed("submitted", answer.data.project, user);
    markAsSent(answer.data.project, sent);
    await autosave.afterSubmit(sent);
  });

/** The newer version that a write was refused for; null when that was not the reason. */
function newerProject(failure: CallFailure): Project | null {
  if (failure.kind !== "refused" || failure.problem.code !== "version-conflict") return null;
  return projectSchema.safeParse(failure.problem.current).data ?? null;
}

/** What was sent last to be stored as a version, and of which nothing was heard: it may be the next one all the same. */
let unacknowledged: Onboarding | null = null;

/**
 * Stores the edited answers as the project's next version. Where it was changed elsewhere, the newer version is
 * merged in first, which may ask the person. Gives the project and the wizard's answers that went into it; null when it
 * did not come to that.
 */
async function saveVersion(
  endpoint: typeof updateProject | typeof finalizeProject,
  body: Onboarding,
): Promise<{ project: Project; sent: Onboarding } | null> {
  const { editing, onboarding: sent } = useWizard.getState();
  if (!editing) return null;
  const answer: Answer = await api.call(endpoint, {
    params: { id: editing.projectId },
    headers: { "if-match": `"${editing.version}"` },
    body,
  });
  const known = unacknowledged;
  unacknowledged = answer.ok || answer.failure.kind === "refused" ? null : body;
  if (answer.ok) return { project: answer.data.project, sent };
  const newer = newerProject(answer.failure);
  if (newer && known && isEqual(newer.onboarding, known)) autosave.setBaseVersion(newer);
  if (!newer) fail(answer.failure, body);
  else if (await autosave.mergeProject(newer)) {
    const merged = validAnswers();
    if (merged) return saveVersion(endpoint, merged);
  }
  return null;
}

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
    setTimeout(autosave.endEditing, editingEndsAfterMs);
  });

/** The message has been read. */
export const clearOutcome = (): void => useSubmission.setState({ outcome: null });
