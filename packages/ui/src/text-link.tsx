import clsx from "clsx";
import type { ComponentProps } from "react";

/** A link outside of a text: an ink underline that retracts on hover. */
export function TextLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={clsx("text-link font-[600] no-underline", className)}>
      {children}
    </a>
  );
}
