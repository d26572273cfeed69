import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  detail?: ReactNode;
}

/** Takes effect at once: ink track, red dot when on. */
export function Switch({ label, detail, className, ...rest }: SwitchProps) {
  return (
    <label className={clsx("flex items-center gap-[.75em] py-0.5 touch:min-h-[44px] touch:py-2", className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox states checked by itself */}
      <input {...rest} type="checkbox" role="switch" className="toggle" />
      <span>
        {label}
        {detail && <span className="block text-ink-3 text-s leading-snug">{detail}</span>}
      </span>
    </label>
  );
}
