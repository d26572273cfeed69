import clsx from "clsx";

/**
 * primary: the main action of a view · ink: a second strong one · done: completes the work · line: the rest · ghost: in
 * rows · danger: destroys.
 */
export type ButtonVariant = "primary" | "ink" | "done" | "line" | "ghost" | "danger";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** Square, for an icon without text; needs an aria-label. */
  iconOnly?: boolean | undefined;
  /** 38 px, or the control height where that is less; 44 px under a finger. */
  compact?: boolean | undefined;
  /** Fills the danger colour: only inside a confirmation dialog. */
  filled?: boolean | undefined;
  className?: string | undefined;
}

const frame =
  "inline-flex max-w-full items-center justify-center gap-2 rounded-sm border-[1.5px] py-[.35em] text-center font-label leading-[1.15] no-underline [white-space:var(--button-wrap)] transition-[background-color,border-color,color,transform] select-none";

const disabled =
  "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-3 disabled:transform-none disabled:shadow-none";

const looks = {
  primary:
    "border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-hover active:shadow-[inset_0_0_0_2px_var(--on-accent)]",
  ink: "border-transparent bg-ink text-paper hover:bg-ink-2",
  done: "border-transparent bg-ok text-raised hover:shadow-[inset_0_0_0_2px_var(--raised)]",
  line: "border-line-strong bg-raised text-ink hover:border-ink hover:bg-surface active:border-ink active:bg-sunken",
  ghost: "border-transparent bg-transparent text-ink hover:bg-sunken active:bg-line",
  danger: "border-bad bg-transparent text-bad hover:bg-bad-wash active:bg-bad-wash",
  dangerFilled: "border-bad bg-bad text-raised hover:shadow-[inset_0_0_0_2px_var(--raised)]",
} as const;

/** Class list of a button; Button and ButtonLink share it. */
export function buttonClass({ variant = "line", iconOnly, compact, filled, className }: ButtonLook): string {
  const look = variant === "danger" && filled ? looks.dangerFilled : looks[variant];
  return clsx(
    frame,
    look,
    disabled,
    "active:translate-y-px",
    compact
      ? "min-h-[min(38px,var(--control-fine))] text-[length:min(.9375rem,var(--text-control))] touch:min-h-[44px]"
      : "min-h-control text-control",
    iconOnly
      ? compact
        ? "w-[min(38px,var(--control-fine))] px-0 touch:w-[44px]"
        : "w-control px-0"
      : compact
        ? "px-[.8em]"
        : "px-control-x",
    className,
  );
}
