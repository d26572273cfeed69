import { brand } from "@sitewright/brand";
import type { User } from "@sitewright/contracts";
import type { StepKey } from "@sitewright/spec-core/onboarding";
import { Note, SkipLink } from "@sitewright/ui";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { WizardAsideProvider } from "../../components/chrome/wizard-aside.tsx";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { useDraftConflict } from "../../lib/saving/work.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { stepBlockers } from "../../lib/wizard/step-blockers.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { chromeTexts } from "../../texts/chrome.ts";
import { EditingBanner } from "./editing-banner.tsx";
import { StepArrival } from "./step-arrival.tsx";
import { StepBoundary } from "./step-boundary.tsx";
import { type StepError, StepErrors } from "./step-errors.tsx";
import { StepFoot } from "./step-foot.tsx";
import { StepRail } from "./step-rail.tsx";
import { TopBar } from "./top-bar.tsx";
import { useStepList } from "./use-step-list.tsx";

const DraftConflict = lazy(async () => ({ default: (await import("./draft-conflict.tsx")).DraftConflict }));

interface WizardShellProps {
  user: User;
  /** The screen of each step. */
  screens: Readonly<Record<StepKey, ComponentType<{ user: User }>>>;
  onSignOut: () => void;
}

function NotKept() {
  const isKept = useSaveStatus((state) => state.isKeptOnDevice);
  if (isKept) return null;
  return (
    <Note tone="warn" role="status" className="mb-s-6">
      {chromeTexts.notKept}
    </Note>
  );
}

/** The open step, its faults above it and Back and Next below. */
function StepSheet({ user, screens }: Pick<WizardShellProps, "user" | "screens">) {
  const { activeTab, activeNumber } = useStepList();
  const [shown, setShown] = useState<{ step: StepKey; attempt: number; errors: StepError[] } | null>(null);
  const stillWrong = useWizard((state) => state.errors);
  const errors = shown?.step === activeTab ? shown.errors.filter(({ path }) => path in stillWrong) : [];
  const Screen = screens[activeTab];

  const next = (): void => {
    const found = stepBlockers(useWizard.getState().onboarding, activeTab);
    wizard.setErrors(found);
    setShown({ step: activeTab, attempt: (shown?.attempt ?? 0) + 1, errors: found });
    if (found.length === 0) wizard.next();
  };

  return (
    <main id="main" className="flex min-w-0 flex-col bg-surface desk:border-line desk:border-x">
      <div className="mx-auto w-full max-w-[46rem] flex-1 overflow-x-clip px-gutter desk:px-[clamp(1.25rem,2.6vw,2.4rem)] pt-[clamp(1.4rem,2.6vw,2.4rem)] pb-s-7">
        {errors.length > 0 && <StepErrors key={shown?.attempt} errors={errors} onContinue={wizard.next} />}
        <NotKept />
        <div key={activeTab} className="step-slide">
          <StepBoundary>
            <Screen user={user} />
            <StepArrival step={activeTab} number={activeNumber} />
          </StepBoundary>
        </div>
      </div>
      <StepFoot user={user} step={activeTab} onNext={next} />
    </main>
  );
}

/** The wizard's frame: header, steps, the sheet of the open step, and what the step shows beside it. */
export function WizardShell({ user, screens, onSignOut }: WizardShellProps) {
  const conflict = useDraftConflict((state) => state.current);
  return (
    <>
      <SkipLink target="main">{chromeTexts.skip}</SkipLink>
      <WizardAsideProvider>
        {(aside) => (
          <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto] content-start desk:grid-cols-[16.5rem_minmax(27rem,33rem)_minmax(0,1fr)] desk:grid-rows-[auto_auto_1fr_auto] desk:content-stretch">
            <TopBar user={user} onSignOut={onSignOut} />
            <div className="col-span-full">
              <EditingBanner />
            </div>
            <StepRail />
            <StepSheet user={user} screens={screens} />
            {aside}
            <footer className="col-span-full border-line border-t px-gutter pt-s-4 pb-[6.5rem] text-ink-3 text-xs desk:px-s-5 desk:py-s-4">
              {chromeTexts.footer(new Date().getFullYear(), brand.productName)}
            </footer>
          </div>
        )}
      </WizardAsideProvider>
      <Suspense fallback={null}>{conflict && <DraftConflict current={conflict} />}</Suspense>
    </>
  );
}
