import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The line under a control: the hint, or the error in its place. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  if (error) {
    return (
      <p id={id} className="flex gap-[.45em] font-nav text-bad text-s leading-snug">
        <CircleAlert aria-hidden="true" className="mt-[.12em]" />
        <span>{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p id={id} className="text-ink-3 text-s leading-snug">
      {hint}
    </p>
  );
}
