import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClass } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";
import { FullNotice } from "./full-notice.tsx";

/**
 * One line of text, in the direction of the typed text. Inside a Field it takes its id, description and error state
 * from there. Shows a notice at its maximum length.
 */
export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  const wired = useFieldControl(rest);
  return (
    <>
      <input dir="auto" {...rest} {...wired} type={type} className={clsx(controlClass, className)} />
      <FullNotice value={rest.value} maxLength={rest.maxLength} />
    </>
  );
}
