import type { User } from "@sitewright/contracts";
import { nextStep, previousStep, type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { Button } from "@sitewright/ui";
import { ArrowLeft, ArrowRight, Download, Eye, Send } from "lucide-react";
import { useExport } from "../../lib/export/use-export.ts";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { finishEditing, submitProject } from "../../lib/submission/submit.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { chromeTexts } from "../../texts/chrome.ts";
import { previewTexts } from "../../texts/preview.ts";
import { sitemapTexts } from "../../texts/sitemap.ts";

const titleOf = (key: StepKey): string => steps.find((step) => step.key === key)?.title ?? "";

/** The last button of the narrow window's bar: Submit, or Export for the administrator. */
function LastButton({ user }: { user: User }) {
  const isEditing = useWizard((state) => state.editing !== null);
  const phase = useSubmission((state) => state.phase);
  const exportNow = useExport(user);
  if (user.isAdmin && !isEditing) {
    return (
      <Button variant="ink" className="desk:hidden" onClick={exportNow}>
        <Download aria-hidden="true" /> {chromeTexts.export}
      </Button>
    );
  }
  return (
    <Button
      variant="ink"
      className="desk:hidden"
      busy={phase !== "idle"}
      busyLabel={isEditing ? sitemapTexts.finalizing : sitemapTexts.submitting}
      onClick={() => (isEditing ? finishEditing(user) : submitProject(user))}
    >
      <Send aria-hidden="true" /> {chromeTexts.submit}
    </Button>
  );
}

/** Back and Next, at the foot of each step; along the bottom edge of a narrow window. */
export function StepFoot({ user, step, onNext }: { user: User; step: StepKey; onNext: () => void }) {
  const previous = previousStep(step);
  const next = nextStep(step);
  return (
    <div className="fixed inset-x-0 bottom-0 z-sticky foot-bar flex justify-between gap-3 border-line border-t bg-surface px-sheet py-3 shadow-2 desk:sticky desk:inset-x-auto desk:shadow-none">
      {previous ? (
        <Button onClick={wizard.back}>
          <ArrowLeft aria-hidden="true" /> {chromeTexts.back}
          <span className="sr-only">: {titleOf(previous)}</span>
        </Button>
      ) : (
        <span />
      )}
      <Button
        variant="ghost"
        className="px-2! desk:hidden"
        onClick={() => usePreview.setState({ isFullScreen: true })}
      >
        <Eye aria-hidden="true" /> {previewTexts.open}
      </Button>
      {next ? (
        <Button variant={step === "welcome" ? "line" : "primary"} onClick={onNext}>
          {chromeTexts.next}
          <span className="sr-only">: {titleOf(next)}</span> <ArrowRight aria-hidden="true" />
        </Button>
      ) : (
        <LastButton user={user} />
      )}
    </div>
  );
}
