import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { StepState } from "./progress-ticks.tsx";

export interface Step {
  id: string;
  title: string;
  /** Ticked once completed, whether or not it is the open one. */
  isDone: boolean;
  /** Shown by the compact stepper. */
  icon?: ReactNode;
}

export interface StepperProps {
  steps: readonly Step[];
  currentId: string;
  onSelect: (id: string) => void;
  completedText?: string;
  className?: string;
}

/** State of a step for ticks: the open one is current, done or not. */
export function stepState(step: Step, currentId: string): StepState {
  if (step.id === currentId) return "current";
  return step.isDone ? "done" : "open";
}

const look = {
  done: "text-ink hover:bg-sunken [&>b]:text-ink",
  open: "text-ink-2 hover:bg-sunken hover:text-ink [&>b]:text-ink-3",
  current: "bg-ink font-[640] text-paper [&>b]:text-accent dark:[&>b]:text-paper",
} as const;

/** Numbered steps, one below another: tick when done, ink bar on the open one. */
export function Stepper({
  steps,
  currentId,
  onSelect,
  completedText = "completed",
  className,
}: StepperProps) {
  return (
    <ol className={clsx("grid gap-0.5", className)}>
      {steps.map((step, index) => {
        const state = stepState(step, currentId);
        return (
          <li key={step.id}>
            <button
              type="button"
              aria-current={state === "current" ? "step" : undefined}
              onClick={() => onSelect(step.id)}
              className={clsx(
                "grid w-full grid-cols-[1.25rem_1fr_auto] items-baseline gap-1.5 rounded-sm px-[.65rem] py-[.52rem] text-left text-[.9375rem] leading-[1.3] transition-colors touch:min-h-[44px] touch:items-center",
                look[state],
              )}
            >
              <b className="font-[650] font-display text-[1rem] leading-none">{index + 1}</b>
              {step.title}
              {step.isDone && (
                <span className="flex h-0 items-center self-center">
                  <Check aria-hidden="true" className={state === "current" ? undefined : "text-ok"} />
                  <span className="sr-only">, {completedText}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
