import type { CallFailure, FieldProblem, Problem } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { useSaveStatus } from "../saving/save-status.ts";
import { savingTexts } from "../saving/texts.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { submittedAnswers } from "../wizard/answers-for-server.ts";
import { submitBlockers } from "../wizard/field-errors.ts";
import { openProject, useWizard } from "../wizard/wizard-store.ts";
import { forgetResultInTime } from "./forget-result.ts";
import { type SubmissionPhase, useSubmission } from "./submission-store.ts";

/** The answers to send; null when some are missing, which the step then lists. */
export function validAnswers(): Onboarding | null {
  forgetResultInTime();
  const answers = submittedAnswers(useWizard.getState().onboarding);
  const issues = submitBlockers(answers);
  wizard.setErrors(issues);
  useSubmission.setState({ error: issues.length > 0 ? "incomplete" : null, reasons: [] });
  return issues.length > 0 ? null : answers;
}

/** True where the answers can be submitted; if not, the step lists what is missing. */
export const areAnswersValid = (): boolean => validAnswers() !== null;

/** The server has responded that it stored nothing of these answers. */
export const isRefused = (failure: CallFailure): boolean =>
  failure.kind === "refused" && failure.problem.status < 500;

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

const projectGoneText = (): string =>
  useSaveStatus.getState().isKeptOnDevice ? savingTexts.projectGone : savingTexts.projectGoneUnkept;

/** The message about a refusal that concerns the whole project; undefined for any other. */
function explanationOf({ code, detail, title }: Problem): string | undefined {
  if (code === "too-many-requests") return detail ?? title;
  if (code === "not-found") return detail ?? (openProject() === null ? undefined : projectGoneText());
  return code === "key-reused" ? detail : undefined;
}

/** Shows why the request failed, at the fields that it is about. */
export function reportFailure(failure: CallFailure, sent: Onboarding): void {
  const problem = failure.kind === "refused" ? failure.problem : undefined;
  const faults = problem?.code === "invalid-input" ? (problem.errors ?? []) : [];
  if (faults.length > 0) wizard.setErrors(faults);
  const explanation = problem && explanationOf(problem);
  const reasons = explanation ? [explanation] : markMissingFiles(faults, sent);
  useSubmission.setState({ error: "failed", reasons, isUnanswered: failure.kind === "offline" });
}

/** Runs one attempt at a time, after the uploads in progress; ends with the phase `idle` in every case. */
export async function attempt(
  phase: SubmissionPhase,
  run: (answers: Onboarding) => Promise<void>,
): Promise<void> {
  if (useSubmission.getState().phase !== "idle") return;
  try {
    if (uploads.countUnderWay() > 0) {
      const project = openProject();
      useSubmission.setState({ phase });
      await uploads.allDone();
      // Another project that was opened meanwhile must not be sent in its place.
      if (project !== openProject()) return;
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
