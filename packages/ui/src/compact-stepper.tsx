import clsx from "clsx";
import { List } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { ProgressTicks, tickLooks } from "./progress-ticks.tsx";
import { type Step, Stepper, type StepperProps, stepState } from "./stepper.tsx";

export interface CompactStepperProps extends StepperProps {
  /** Label of the button that opens the whole list. */
  allStepsLabel?: string;
  /** A line under the counter, for example the progress. */
  note?: ReactNode;
  /** Opens a list of the caller instead of the one below the bar, for example a command palette. */
  onAllSteps?: () => void;
}

function IconTicks({ steps, currentId, onSelect, completedText = "completed" }: StepperProps) {
  return (
    <ol className="flex min-w-0 flex-1 gap-[3px] max-[44rem]:basis-full">
      {steps.map((step, index) => {
        const state = stepState(step, currentId);
        return (
          <li key={step.id} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={state === "current" ? "step" : undefined}
              aria-label={`${index + 1}. ${step.title}${step.isDone ? `, ${completedText}` : ""}`}
              onClick={() => onSelect(step.id)}
              className={clsx(
                // Where the text is twice as large, nine icons are wider than a phone.
                "grid min-h-[44px] w-full grid-cols-[minmax(0,1fr)] content-end justify-items-center gap-2 focus-visible:-outline-offset-2 [&>svg]:max-w-full",
                state === "open" ? "text-ink-3" : "text-ink",
              )}
            >
              {step.icon}
              <i className={clsx("h-1.5 w-full rounded-[1px]", tickLooks[state])} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function ticksLabel(steps: readonly Step[], currentNumber: number, completedText: string): string {
  const done = steps.filter((step) => step.isDone).length;
  return `${done} of ${steps.length} ${completedText}, step ${currentNumber} open`;
}

/**
 * The stepper of a narrow window: "Step 4 of 9", a tick per step (with its icon where steps have icons), and
 * the whole list behind a button. One row, two on a phone.
 */
export function CompactStepper(props: CompactStepperProps) {
  const { allStepsLabel = "All steps", note, onAllSteps, className, ...stepper } = props;
  const { steps, currentId, onSelect, completedText = "completed" } = stepper;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const currentNumber = steps.findIndex((step) => step.id === currentId) + 1;
  const ticks = steps.map((step) => ({ id: step.id, state: stepState(step, currentId) }));
  const opening = onAllSteps
    ? ({ "aria-haspopup": "dialog", onClick: onAllSteps } as const)
    : {
        "aria-expanded": isOpen,
        "aria-controls": listId,
        onClick: () => setIsOpen((wasOpen) => !wasOpen),
      };
  return (
    <div className={clsx("flex flex-wrap items-center gap-x-4 text-s", className)}>
      <p className="leading-[1.2]">
        <b className="block">
          Step {currentNumber} of {steps.length}
        </b>
        {note && <span className="text-ink-2 text-xs">{note}</span>}
      </p>
      <Button compact variant="ghost" className="-mr-[min(.8em,3.3vw)] ml-auto min-[44rem]:mx-0" {...opening}>
        <List aria-hidden="true" /> {allStepsLabel}
      </Button>
      {steps.some((step) => step.icon) ? (
        <IconTicks {...stepper} />
      ) : (
        <ProgressTicks
          steps={ticks}
          label={ticksLabel(steps, currentNumber, completedText)}
          className="flex-1 max-[44rem]:mt-2 max-[44rem]:basis-full"
        />
      )}
      <div id={listId} hidden={!isOpen} className="risen basis-full">
        <Stepper
          {...stepper}
          onSelect={(id) => {
            setIsOpen(false);
            onSelect(id);
          }}
        />
      </div>
    </div>
  );
}
