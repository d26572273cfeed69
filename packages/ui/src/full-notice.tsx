import type { ComponentProps } from "react";

/** A notice that a text has reached its maximum length: browsers cut a longer paste without notice. */
export function FullNotice({ value, maxLength }: Pick<ComponentProps<"input">, "value" | "maxLength">) {
  if (maxLength === undefined || typeof value !== "string") return null;
  return (
    <p aria-live="polite" className="text-s text-warn leading-snug empty:absolute">
      {value.length >= maxLength &&
        `Limit reached: ${maxLength.toLocaleString("en-GB")} characters. Anything beyond that was cut off.`}
    </p>
  );
}
