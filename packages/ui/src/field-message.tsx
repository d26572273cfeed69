import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  warning?: string | undefined;
}

/** The line under a control: the hint, or the error or the warning in its place. */
export function FieldMessage({ id, hint, error, warning }: FieldMessageProps) {
  if (error) {
    return (
      <p id={id} className="flex gap-[.45em] font-nav text-bad text-s leading-snug">
        <CircleAlert aria-hidden="true" className="mt-[.12em]" />
        <span>{error}</span>
      </p>
    );
  }
  const line = hint ? (
    <p id={id} className="text-ink-3 text-s leading-snug">
      {hint}
    </p>
  ) : null;
  if (warning === undefined) return line;
  // What is read out when it comes has to come into something that was there before; empty, it takes no row.
  return (
    <div aria-live="polite" className="empty:absolute">
      {warning === "" ? (
        line
      ) : (
        <p id={id} className="flex gap-[.45em] text-s text-warn leading-snug">
          <TriangleAlert aria-hidden="true" className="mt-[.12em]" />
          <span>{warning}</span>
        </p>
      )}
    </div>
  );
}
