import type { DropOffStep } from "@sitewright/contracts";

interface StepBarProps {
  step: Pick<DropOffStep, "shown" | "left">;
  /** The number of forms that the whole width represents. */
  top: number;
}

/**
 * The number of forms on which a step was opened, and in red those that were abandoned there. The figures are beside
 * the bar.
 */
export function StepBar({ step: { shown, left }, top }: StepBarProps) {
  const part = (count: number) => `${(count / Math.max(1, top)) * 100}%`;
  return (
    <svg aria-hidden="true" className="block h-2.5 w-full">
      <rect width="100%" height="100%" className="fill-sunken" />
      <rect width={part(shown)} height="100%" className="fill-ink" />
      <rect width={part(left)} height="100%" className="fill-accent" />
    </svg>
  );
}
