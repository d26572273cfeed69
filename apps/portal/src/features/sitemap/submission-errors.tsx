import { ErrorSummary, Note } from "@sitewright/ui";
import { useEffect } from "react";
import { wizardStorage } from "../../lib/saving/autosave.ts";
import { isUnconfirmed } from "../../lib/submission/submission-key.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { submitBlockers } from "../../lib/wizard/field-errors.ts";
import { sentProjectBeforeChanges, submissionState } from "../../lib/wizard/sent-changes.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { submissionTexts } from "./texts.ts";

const boxId = "finish-faults";

/** Scrolls to the errors of the last attempt, if any, and focuses them: the pressed button may be far below. */
export function focusSubmissionErrors(): void {
  const box = document.getElementById(boxId);
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Why the server refused the submission, or that the request failed. */
function Failure() {
  const reasons = useSubmission((state) => state.reasons);
  const isUnanswered = useSubmission((state) => state.isUnanswered);
  useEffect(focusSubmissionErrors, []);
  const failed = isUnanswered
    ? [submissionTexts.failed, submissionTexts.unanswered]
    : [submissionTexts.failed];
  return (
    <div id={boxId} tabIndex={-1}>
      <Note tone={reasons.length > 0 ? "warn" : "bad"} role="alert">
        {(reasons.length > 0 ? reasons : failed).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Note>
    </div>
  );
}

/** Answers were submitted before the page was reloaded or closed, and no confirmation arrived. */
function Unconfirmed() {
  const isUnconfirmedNow = useWizard(
    (state) => !state.editing && submissionState(state) === "new" && isUnconfirmed(wizardStorage()),
  );
  return isUnconfirmedNow ? (
    <Note tone="warn" role="status">
      {submissionTexts.unconfirmed}
    </Note>
  ) : null;
}

/** The project had been submitted before; the changes since can be sent. */
function Arrived() {
  const sent = useWizard(sentProjectBeforeChanges);
  useEffect(focusSubmissionErrors, []);
  if (!sent) return null;
  return (
    <div id={boxId} tabIndex={-1}>
      <Note tone="warn" role="alert">
        {submissionTexts.arrived(sent.name)}
      </Note>
    </div>
  );
}

/**
 * The errors of the last attempt to submit: the missing answers, that the request failed, that its outcome is not
 * known, or that an earlier one had succeeded.
 */
export function SubmissionErrors() {
  const error = useSubmission((state) => state.error);
  const phase = useSubmission((state) => state.phase);
  const onboarding = useWizard((state) => state.onboarding);
  if (error === null && phase === "idle") return <Unconfirmed />;
  if (error === "arrived" && phase === "idle") return <Arrived />;
  if (error === "failed") return <Failure key={phase} />;
  const blockers = error === "incomplete" ? submitBlockers(onboarding) : [];
  if (blockers.length === 0) return null;
  return (
    <ErrorSummary
      title={submissionTexts.incomplete}
      errors={blockers.map(({ path, message }) => ({ fieldId: path, message }))}
      onFollow={(fieldId) => {
        const step = blockers.find(({ path }) => path === fieldId)?.step;
        if (step) wizard.goTo(step, fieldId);
      }}
    />
  );
}
