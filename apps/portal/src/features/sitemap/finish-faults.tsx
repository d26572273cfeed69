import { ErrorSummary, Note } from "@sitewright/ui";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { submitBlockers } from "../../lib/wizard/step-blockers.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { submissionTexts } from "../../texts/sitemap.ts";

/** Why the last attempt came to nothing: the answers that are missing, why the service did not take it, or that it did not go through. */
export function FinishFaults() {
  const error = useSubmission((state) => state.error);
  const onboarding = useWizard((state) => state.onboarding);
  const reasons = useSubmission((state) => state.reasons);
  if (error === "failed" && reasons.length > 0) {
    return (
      <Note tone="warn" role="alert">
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Note>
    );
  }
  if (error === "failed") {
    return (
      <Note tone="bad" role="alert">
        {submissionTexts.failed}
      </Note>
    );
  }
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
