import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  warning?: string | undefined;
}

/** The line under a control: the hint, or instead of it the error or the warning. */
export function FieldMessage({ id, hint, error, warning }: FieldMessageProps) {
  if (error) {
    return (
      <p id={id} data-fault="" className="flex gap-[.45em] font-nav text-bad text-s leading-snug">
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
  // A live region has to exist before its message is inserted; while empty, it takes no space. By `data-hint` the
  // chat's launcher tells a hint, which it may cover, from a warning.
  return (
    <div aria-live="polite" data-hint={warning === "" ? "" : undefined} className="empty:absolute">
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
