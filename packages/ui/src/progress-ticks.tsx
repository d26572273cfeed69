import clsx from "clsx";

/** done: ink · current: red lead · open: a hairline. */
export type StepState = "done" | "current" | "open";

/** Class of one tick by its state. */
export const tickLooks = {
  done: "bg-ink tick-done",
  current: "bg-accent tick-now",
  open: "bg-line tick-open",
} as const;

export interface ProgressTicksProps {
  steps: readonly { id: string; state: StepState }[];
  /** In words, for example "3 of 9 completed, step 4 open". */
  label: string;
  className?: string;
}

/**
 * A short bar per step. Colour is not the only indicator: the label says it too, and a figure should be
 * beside it.
 */
export function ProgressTicks({ steps, label, className }: ProgressTicksProps) {
  return (
    <div role="img" aria-label={label} className={clsx("flex gap-[3px]", className)}>
      {steps.map((step) => (
        <i key={step.id} className={clsx("h-1.5 flex-1 rounded-[1px]", tickLooks[step.state])} />
      ))}
    </div>
  );
}
