import clsx from "clsx";
import type { ComponentProps } from "react";

/** A link that stands by itself: an ink rule that withdraws under the pointer. */
export function TextLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={clsx("text-link font-[600] no-underline", className)}>
      {children}
    </a>
  );
}
