import { ErrorSummary, Note } from "@sitewright/ui";
import { useEffect } from "react";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { submitBlockers } from "../../lib/wizard/field-errors.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { submissionTexts } from "./texts.ts";

const boxId = "finish-faults";

/** Brings what went wrong into sight with the focus on it, where something did: the press may have been far below. */
export function focusSubmissionErrors(): void {
  const box = document.getElementById(boxId);
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Why the service did not take it, or that it did not go through. */
function Failure() {
  const reasons = useSubmission((state) => state.reasons);
  useEffect(focusSubmissionErrors, []);
  return (
    <div id={boxId} tabIndex={-1}>
      <Note tone={reasons.length > 0 ? "warn" : "bad"} role="alert">
        {reasons.length > 0 ? reasons.map((reason) => <p key={reason}>{reason}</p>) : submissionTexts.failed}
      </Note>
    </div>
  );
}

/** Why the last attempt came to nothing: the answers that are missing, or that it did not go through. */
export function SubmissionErrors() {
  const error = useSubmission((state) => state.error);
  const phase = useSubmission((state) => state.phase);
  const onboarding = useWizard((state) => state.onboarding);
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
