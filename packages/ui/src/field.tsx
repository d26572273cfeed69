import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { FieldContext } from "./field-context.ts";
import { FieldMessage } from "./field-message.tsx";

export interface FieldProps {
  label: ReactNode;
  /** The control: Input, Textarea, Select, Combobox, ColorField. It is wired by context. */
  children: ReactNode;
  hint?: ReactNode;
  /** Names the fault and how to mend it; stands in the hint's place. */
  error?: ReactNode;
  /**
   * Something worth a look that keeps nobody from going on; stands in the hint's place and is read out when it comes.
   * Empty: there may be one later.
   */
  warning?: string;
  /** Marked "optional". Required is the rule and is not marked, but announced. */
  optional?: boolean;
  required?: boolean;
  /** Id of the control; made up when absent. Give one where an ErrorSummary links here. */
  id?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
}

/** Label above, control, then hint, warning or error. */
export function Field(props: FieldProps) {
  const {
    label,
    children,
    hint,
    error,
    warning,
    optional = false,
    required = false,
    id,
    hideLabel,
    className,
  } = props;
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const messageId = `${controlId}-message`;
  const state = {
    controlId,
    labelId,
    descriptionId: error || warning || hint ? messageId : undefined,
    isInvalid: Boolean(error),
    isRequired: required,
  };
  return (
    <div className={clsx("grid content-start gap-2", className)}>
      <label htmlFor={controlId} id={labelId} className={hideLabel ? "sr-only" : "font-label text-s"}>
        {label}
        {optional && <span className="font-[400] text-ink-3"> optional</span>}
      </label>
      <FieldContext value={state}>{children}</FieldContext>
      <FieldMessage id={messageId} hint={hint} error={error} warning={warning} />
    </div>
  );
}
