import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClass } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

/**
 * Several lines of text, in the direction of what is typed. Without `rows` it grows with them, as far as a phone can
 * show; with `rows`, by its corner alone.
 */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  const wired = useFieldControl(rest);
  return (
    <textarea
      dir="auto"
      {...rest}
      {...wired}
      className={clsx(
        controlClass,
        "min-h-[6.5rem]! resize-y",
        rest.rows === undefined && "field-sizing-content max-h-[26rem]",
        className,
      )}
    />
  );
}
