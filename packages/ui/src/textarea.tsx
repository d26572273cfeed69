import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClass } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

/** Browsers cut what is pasted beyond `maxLength` without a word. */
function FullNotice({ value, maxLength }: Pick<ComponentProps<"textarea">, "value" | "maxLength">) {
  if (maxLength === undefined || typeof value !== "string") return null;
  return (
    <p aria-live="polite" className="text-s text-warn leading-snug empty:absolute">
      {value.length >= maxLength &&
        `Limit reached: ${maxLength.toLocaleString("en-GB")} characters. Anything beyond that was cut off.`}
    </p>
  );
}

/**
 * Several lines of text, in the direction of the typed text. Without `rows` it grows with the text, up to what a phone
 * can show; with `rows` it is resizable by its corner. A full one says so.
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
