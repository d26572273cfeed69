import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";

export interface ButtonLinkProps extends Omit<ComponentProps<"a">, "className">, ButtonLook {
  href: string;
}

/** A link that looks like a button: it navigates, it has no action. */
export function ButtonLink({
  variant,
  iconOnly,
  compact,
  filled,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, iconOnly, compact, filled, className })}>
      {children}
    </a>
  );
}
