import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** A second, muted line. */
  detail?: ReactNode;
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, detail, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx("flex items-start gap-[.7em] py-0.5 touch:py-2", className)}>
      <input {...rest} type="checkbox" className="choice" />
      <span>
        {label}
        {detail && <span className="block text-ink-3 text-s leading-snug">{detail}</span>}
      </span>
    </label>
  );
}
