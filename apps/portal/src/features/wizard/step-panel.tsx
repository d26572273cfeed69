import type { User } from "@sitewright/contracts";
import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { Note } from "@sitewright/ui";
import { type ComponentType, type ReactNode, useState } from "react";
import { StepActionsProvider } from "../../components/chrome/step-actions.tsx";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { stepBlockers } from "../../lib/wizard/field-errors.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { StepBoundary } from "./step-boundary.tsx";
import { type StepError, StepErrors } from "./step-errors.tsx";
import { StepFocus } from "./step-focus.tsx";
import { StepFoot } from "./step-foot.tsx";
import { wizardTexts } from "./texts.ts";
import { useStepDirection } from "./use-step-direction.ts";

/** Props of the screen of a step. */
export interface StepScreenProps {
  user: User;
  children?: ReactNode;
}

export interface StepPanelProps {
  user: User;
  /** The screen of each step; renders its children once it is rendered itself. */
  screens: Readonly<Record<StepKey, ComponentType<StepScreenProps>>>;
}

function NotKeptNotice() {
  const isKept = useSaveStatus((state) => state.isKeptOnDevice);
  if (isKept) return null;
  return (
    <Note tone="warn" role="status" className="mb-s-6">
      {wizardTexts.notKept}
    </Note>
  );
}

/**
 * The errors that Next found on a step, until they are corrected; `next` validates and continues when there
 * are none.
 */
function useNext(step: StepKey) {
  const [shown, setShown] = useState<{ step: StepKey; attempt: number; errors: StepError[] } | null>(null);
  const openErrors = useWizard((state) => state.errors);
  const errors = shown?.step === step ? shown.errors.filter(({ path }) => path in openErrors) : [];
  const next = (): void => {
    const found = stepBlockers(useWizard.getState().onboarding, step);
    wizard.setErrors(found);
    setShown({ step, attempt: (shown?.attempt ?? 0) + 1, errors: found });
    if (found.length === 0) wizard.next();
  };
  return { errors, attempt: shown?.attempt, next };
}

/** The open step, its errors above it and Back and Next below. */
export function StepPanel({ user, screens }: StepPanelProps) {
  const activeTab = useWizard((state) => state.position.activeTab);
  const { errors, attempt, next } = useNext(activeTab);
  const cannotSubmit = useSubmission((state) => state.error !== null) && activeTab === "sitemap";
  const travel = useStepDirection(activeTab);
  const Screen = screens[activeTab];
  return (
    <main
      id="main"
      className="flex min-w-0 flex-col bg-surface beside:border-line beside:border-r desk:border-l"
    >
      <StepActionsProvider>
        {(actions) => (
          <>
            <div className="mx-auto w-full max-w-[46rem] flex-1 overflow-x-clip px-gutter desk:px-[clamp(1.25rem,2.6vw,2.4rem)] pt-[clamp(1.4rem,2.6vw,2.4rem)] pb-s-7">
              {errors.length > 0 && <StepErrors key={attempt} errors={errors} onContinue={wizard.next} />}
              <NotKeptNotice />
              <div key={activeTab} data-step={activeTab} data-travel={travel} className="step-slide">
                <StepBoundary>
                  <Screen user={user}>
                    <StepFocus
                      step={activeTab}
                      number={steps.findIndex(({ key }) => key === activeTab) + 1}
                      hasErrors={errors.length > 0 || cannotSubmit}
                    />
                  </Screen>
                </StepBoundary>
              </div>
            </div>
            <StepFoot step={activeTab} onNext={next} actions={actions} />
          </>
        )}
      </StepActionsProvider>
    </main>
  );
}
