import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { ChosenTick } from "./chosen-tick.tsx";

export interface OptionCardProps extends Omit<ComponentProps<"input">, "type"> {
  /** radio: one of the grid · checkbox: any number. */
  type: "radio" | "checkbox";
  label: ReactNode;
  detail?: ReactNode;
  /** The drawing above the label; decorative for screen readers. */
  children?: ReactNode;
}

/** A choice with a picture of its result. Chosen = an ink frame and a tick; its size stays the same. */
export function OptionCard({ label, detail, children, className, ...rest }: OptionCardProps) {
  return (
    <label
      className={clsx(
        "relative grid content-start gap-2 rounded-sm border-[1.5px] border-line bg-raised text-s transition-[border-color] hover:border-line-strong has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-disabled:bg-sunken has-disabled:text-ink-3 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        children ? "justify-items-center px-3 pt-4 pb-2.5 text-center" : "py-2.5 pr-7 pl-3 touch:py-3",
        className,
      )}
    >
      <input
        {...rest}
        className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {/* In the corner of the frame, above and beside the drawing. */}
      <ChosenTick className={children ? "top-0 right-0" : "top-2.5 right-2 h-[1lh] touch:top-3"} />
      {children && (
        <span aria-hidden="true" className="grid w-full justify-items-center">
          {children}
        </span>
      )}
      <span className="min-w-0">
        {label}
        {detail && (
          <span className="mt-0.5 block font-running text-ink-3 text-xs leading-snug">{detail}</span>
        )}
      </span>
    </label>
  );
}
