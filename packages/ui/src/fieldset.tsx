import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { FieldMessage } from "./field-message.tsx";

export interface FieldsetProps {
  legend: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  hideLegend?: boolean;
  /** Id of the group; it is focusable, so an ErrorSummary may link to it. */
  id?: string | undefined;
  className?: string | undefined;
  /** Class of the box around the choices. */
  contentClassName?: string | undefined;
  /** "radiogroup" for radios; a plain group otherwise. */
  role?: "radiogroup" | "group";
}

/** Several choices under one question, with hint or error like a Field. */
export function Fieldset(props: FieldsetProps) {
  const { legend, children, hint, error, optional, hideLegend, id, className, contentClassName, role } =
    props;
  const made = useId();
  const groupId = id ?? made;
  const messageId = `${groupId}-message`;
  return (
    <fieldset
      id={groupId}
      role={role}
      tabIndex={-1}
      aria-describedby={error || hint ? messageId : undefined}
      // A question above the group should scroll into view with it.
      className={clsx("grid content-start gap-2", hideLegend && "scroll-mt-16", className)}
    >
      <legend className={hideLegend ? "sr-only" : "mb-2 font-label text-s"}>
        {legend}
        {optional && <span className="font-[400] text-ink-3"> optional</span>}
      </legend>
      <div className={contentClassName ?? "grid gap-2"}>{children}</div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}
