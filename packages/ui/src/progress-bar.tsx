import clsx from "clsx";
import { useId } from "react";

export interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** The name of the operation, for example a file name. */
  label: string;
  hideLabel?: boolean;
  className?: string;
}

/** A plain bar with its percentage in figures. The width is an SVG attribute, so no inline style is needed. */
export function ProgressBar({ percent, label, hideLabel = false, className }: ProgressBarProps) {
  const labelId = useId();
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={clsx("grid gap-2", className)}>
      <span className={hideLabel ? "sr-only" : "flex justify-between gap-4 text-ink-3 text-xs"}>
        <span id={labelId} className="min-w-0 truncate">
          {label}
        </span>
        <span className="tabular-nums">{whole}%</span>
      </span>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={whole}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <svg aria-hidden="true" className="block h-1.5 w-full rounded-[1px] bg-line">
          <rect width={`${whole}%`} height="100%" className="fill-ink transition-[width] duration-base" />
        </svg>
      </div>
    </div>
  );
}
