import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClass } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

/** Several lines of text, in the direction of the typed text; resizable by its corner. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  const wired = useFieldControl(rest);
  return (
    <textarea
      dir="auto"
      {...rest}
      {...wired}
      className={clsx(controlClass, "min-h-[6.5rem]! resize-y", className)}
    />
  );
}
