import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClass } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";
import { FullNotice } from "./full-notice.tsx";

/**
 * Several lines of text, in the direction of the typed text. Without `rows` it grows with the text, up to what a phone
 * can show; with `rows` it is resizable by its corner. Shows a notice at its maximum length.
 */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  const wired = useFieldControl(rest);
  return (
    <>
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
      <FullNotice value={rest.value} maxLength={rest.maxLength} />
    </>
  );
}
