import { CompactStepper, ProgressTicks, Stepper } from "@sitewright/ui";
import { wizardTexts } from "./texts.ts";
import { openStep, useStepList } from "./use-step-list.tsx";

/** The nine steps: a column of titles in a wide window, else a bar with a counter and an icon per step. */
export function StepRail({ onAllSteps }: { onAllSteps: () => void }) {
  const { steps, activeTab, activeNumber, label, isProgressShown } = useStepList();
  const ticks = steps.map(({ id, isDone }) => {
    const state = id === activeTab ? ("current" as const) : isDone ? ("done" as const) : ("open" as const);
    return { id, state };
  });
  const stepper = { steps, currentId: activeTab, onSelect: openStep };
  return (
    <>
      <nav
        aria-label={wizardTexts.steps}
        className="sticky top-[3.65rem] hidden self-start py-s-5 pr-s-4 pl-s-5 desk:block"
      >
        {isProgressShown && (
          <div className="mb-s-5 grid gap-2.5">
            <p className="text-ink-2 text-s">{label}</p>
            <ProgressTicks steps={ticks} label={`${label}, step ${activeNumber} open`} />
          </div>
        )}
        <Stepper {...stepper} className="-ml-[.65rem]" />
      </nav>
      <nav
        aria-label={wizardTexts.steps}
        className="col-span-full border-line border-b px-sheet pt-0.5 pb-1.5 desk:hidden"
      >
        <CompactStepper {...stepper} note={isProgressShown && label} onAllSteps={onAllSteps} />
      </nav>
    </>
  );
}
