import { nextStep, previousStep, type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { Button, PressShield } from "@sitewright/ui";
import { ArrowLeft, Eye } from "lucide-react";
import type { ReactNode } from "react";
import { previewTexts } from "../../components/site-preview/texts.ts";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { NextLabel, NextPlaceholder } from "./next-placeholder.tsx";
import { SaveProblemBar } from "./save-note.tsx";
import { wizardTexts } from "./texts.ts";

interface StepFootProps {
  step: StepKey;
  onNext: () => void;
  /** The buttons of the last step. */
  actions: ReactNode;
}

const titleOf = (key: StepKey): string => steps.find((step) => step.key === key)?.title ?? "";

/**
 * Back and Next, at the foot of each step; along the bottom edge of a one-column window. On the last step its
 * own button is beside the place of Next, never on it.
 */
export function StepFoot({ step, onNext, actions }: StepFootProps) {
  const previous = previousStep(step);
  const next = nextStep(step);
  return (
    <div className="fixed inset-x-0 bottom-0 z-sticky foot-bar flex justify-between gap-3 max-phone:gap-1 max-phone:px-3 max-[20em]:px-2! border-line border-t bg-surface px-sheet py-3 shadow-2 print:hidden beside:sticky beside:inset-x-auto beside:shadow-none">
      {previous ? (
        <Button onClick={wizard.back}>
          <ArrowLeft aria-hidden="true" /> {wizardTexts.back}
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
        {/* A phone has no room for the word beside the last step's button, nor beside Next in large text. */}
        <Eye aria-hidden="true" />
        <span className={next ? "max-[20em]:sr-only" : "sr-only phone:not-sr-only"}>{previewTexts.open}</span>
      </Button>
      {next ? (
        <span className="relative ml-auto grid flex-none">
          <Button variant={step === "welcome" ? "line" : "primary"} onClick={onNext}>
            <NextLabel detail={`: ${titleOf(next)}`} />
          </Button>
          <PressShield of={step} />
        </span>
      ) : (
        <>
          {actions}
          <NextPlaceholder />
        </>
      )}
      <SaveProblemBar />
    </div>
  );
}
