import type { User } from "@sitewright/contracts";
import { nextStep, previousStep, type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { Button } from "@sitewright/ui";
import { ArrowLeft, ArrowRight, Eye } from "lucide-react";
import { useEffect } from "react";
import { later } from "../../components/later/later.tsx";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { chromeTexts } from "../../texts/chrome.ts";
import { previewTexts } from "../../texts/preview.ts";
import { StepBoundary } from "./step-boundary.tsx";

// Submitting is wanted at the end of the journey: its code is fetched after the first screen stands.
const LastButton = later(async () => (await import("./last-button.tsx")).LastButton, <span />);

const titleOf = (key: StepKey): string => steps.find((step) => step.key === key)?.title ?? "";

/** Back and Next, at the foot of each step; along the bottom edge of a window that has one column. */
export function StepFoot({ user, step, onNext }: { user: User; step: StepKey; onNext: () => void }) {
  const previous = previousStep(step);
  const next = nextStep(step);
  useEffect(() => {
    void LastButton.preload();
  }, []);
  return (
    <div className="fixed inset-x-0 bottom-0 z-sticky foot-bar flex justify-between gap-3 max-phone:gap-1 max-phone:px-3 border-line border-t bg-surface px-sheet py-3 shadow-2 beside:sticky beside:inset-x-auto beside:shadow-none">
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
        className="max-phone:px-1! beside:hidden"
        onClick={() => usePreview.setState({ isFullScreen: true })}
      >
        {/* Beside the room that 'Submitting...' takes, a phone has none for the word. */}
        <Eye aria-hidden="true" />
        <span className={next ? undefined : "sr-only phone:not-sr-only"}>{previewTexts.open}</span>
      </Button>
      {next ? (
        <Button variant={step === "welcome" ? "line" : "primary"} onClick={onNext}>
          {chromeTexts.next}
          <span className="sr-only">: {titleOf(next)}</span> <ArrowRight aria-hidden="true" />
        </Button>
      ) : (
        <StepBoundary>
          <LastButton user={user} />
        </StepBoundary>
      )}
    </div>
  );
}
