import { type KeyValue, parseJson, readJson, writeText } from "@sitewright/app-kit/storage";
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
import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { api } from "../api/api-client.ts";
import { isEqual } from "../is-equal.ts";
import { autosave, wizardStorage } from "../saving/autosave.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { submittedAnswers } from "../wizard/answers-for-server.ts";
import { submitBlockers } from "../wizard/field-errors.ts";
import { markAsSent } from "../wizard/sent-changes.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { type SubmissionOutcome, type SubmissionPhase, useSubmission } from "./submission-store.ts";

const storageKey = "onboarding_submission";
const submissionSchema = z.object({ key: z.string().min(8), answers: z.string() });

/** Answers as this release reads and writes them: one that adds a field with a default does not make them others. */
function normalized(answers: string): string {
  const read = onboardingSchema.safeParse(parseJson(answers));
  return read.success ? JSON.stringify(read.data) : answers;
}

/**
 * The Idempotency-Key under which these answers are submitted. It stays the same until the server has
 * acknowledged it (`forgetSubmissionKey`), across retries and reloads, so that they make one project; other
 * answers get another key.
 */
export function submissionKey(storage: KeyValue | null, answers: string, newKey: () => string): string {
  const kept = readJson(storage, storageKey, submissionSchema);
  if (kept && normalized(kept.answers) === normalized(answers)) return kept.key;
  const fresh = newKey();
  writeText(storage, storageKey, JSON.stringify({ key: fresh, answers }));
  return fresh;
}

/** The server has confirmed the submission: the next one gets another key. */
export const forgetSubmissionKey = (storage: KeyValue | null): void => {
  writeText(storage, storageKey, null);
};

const fileAt = /^uploadedFiles\.(\d+)$/;

/**
 * Marks files that the server no longer has, because they were deleted on another device, as not uploaded: they can be
 * added again, and the next submission goes without them. Returns the message about each.
 */
function markMissingFiles(faults: readonly FieldProblem[], sent: Onboarding): string[] {
  return faults.flatMap(({ path, message }) => {
    const file = sent.uploadedFiles[Number(fileAt.exec(path)?.[1] ?? -1)];
    if (!file) return [];
    wizard.replaceUpload(file.id, { ...file, url: "", storagePath: "", isTemporary: true });
    return [message];
  });
}

/** The project stops being edited this time after the final submit. */
export const editingEndsAfterMs = 500;

type Answer = CallResult<{ project: Project }>;

/** The answers to send; null when some are missing, which the step then lists. */
function validAnswers(): Onboarding | null {
  const answers = submittedAnswers(useWizard.getState().onboarding);
  const issues = submitBlockers(answers);
  wizard.setErrors(issues);
  useSubmission.setState({ error: issues.length > 0 ? "incomplete" : null, reasons: [] });
  return issues.length > 0 ? null : answers;
}

/** True where the answers can be submitted; if not, the step lists what is missing. */
export const areAnswersValid = (): boolean => validAnswers() !== null;

function fail(failure: CallFailure, sent: Onboarding): void {
  const problem = failure.kind === "refused" ? failure.problem : undefined;
  const faults = problem?.code === "invalid-input" ? (problem.errors ?? []) : [];
  if (faults.length > 0) wizard.setErrors(faults);
  const isExplained =
    problem?.code === "too-many-requests" ||
    ((problem?.code === "not-found" || problem?.code === "key-reused") && problem.detail);
  const reasons = isExplained ? [problem.detail ?? problem.title] : markMissingFiles(faults, sent);
  useSubmission.setState({ error: "failed", reasons, isUnanswered: failure.kind === "offline" });
}

/** Runs one attempt at a time, after the uploads in progress; ends with the phase `idle` in every case. */
async function attempt(phase: SubmissionPhase, run: (answers: Onboarding) => Promise<void>): Promise<void> {
  if (useSubmission.getState().phase !== "idle") return;
  try {
    if (uploads.countUnderWay() > 0) {
      useSubmission.setState({ phase });
      await uploads.allDone();
    }
    const answers = validAnswers();
    if (!answers) return;
    useSubmission.setState({ phase, error: null, reasons: [], isUnanswered: false, outcome: null });
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

/** Submits a new project. A second call while one is in progress does nothing. */
export const submitProject = (user: Pick<User, "email">): Promise<void> =>
  attempt("submitting", async (body) => {
    const storage = wizardStorage();
    const sent = useWizard.getState().onboarding;
    const key = submissionKey(storage, JSON.stringify(body), () => crypto.randomUUID());
    const answer: Answer = await api.call(createProject, { headers: { "idempotency-key": key }, body });
    if (!answer.ok) {
      // The project of this key was deleted: the next attempt creates a new one.
      if (answer.failure.kind === "refused" && answer.failure.problem.code === "not-found")
        forgetSubmissionKey(storage);
      return fail(answer.failure, body);
    }
    forgetSubmissionKey(storage);
    wizard.markStep("sitemap");
    succeed("submitted", answer.data.project, user);
    markAsSent(answer.data.project, sent);
    await autosave.afterSubmit(sent);
  });

/** The newer version, where a write was refused because of it; else null. */
function newerProject(failure: CallFailure): Project | null {
  if (failure.kind !== "refused" || failure.problem.code !== "version-conflict") return null;
  return projectSchema.safeParse(failure.problem.current).data ?? null;
}

/** The answers of the last save without a response: the server may have stored them as the next version. */
let unacknowledged: Onboarding | null = null;

/**
 * Saves the edited answers as the project's next version. On a conflict the newer version is merged first, which may ask
 * the person, and the save is repeated. Returns the project and the wizard's answers in it; null when it was not saved.
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
    const { id, version } = stored.project;
    setTimeout(() => {
      const { editing } = useWizard.getState();
      // The person may edit another project meanwhile, or a newer version of this one.
      if (editing?.projectId === id && editing.version === version) autosave.endEditing();
    }, editingEndsAfterMs);
  });

/** Clears the result after the person has closed its message. */
export const clearOutcome = (): void => useSubmission.setState({ outcome: null });
