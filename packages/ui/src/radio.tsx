import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface RadioProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  detail?: ReactNode;
}

/** One of several; wrap them in a RadioGroup. */
export function Radio({ label, detail, className, ...rest }: RadioProps) {
  return (
    <label className={clsx("flex items-start gap-[.7em] py-0.5 touch:py-2", className)}>
      <input {...rest} type="radio" className="choice" />
      <span>
        {label}
        {detail && <span className="block text-ink-3 text-s leading-snug">{detail}</span>}
      </span>
    </label>
  );
}
