import clsx from "clsx";
import { useId } from "react";
import { pickerColor } from "./color-text.ts";
import { FieldContext } from "./field-context.ts";
import { FieldMessage } from "./field-message.tsx";
import { Input } from "./input.tsx";
import { LetterMark } from "./letter-mark.tsx";

export interface ColorFieldProps {
  label: string;
  /** Free text, kept as typed; the color well is hatched while it is not a colour. */
  value: string;
  onValueChange: (value: string) => void;
  /** Reference letter of its place in the preview. */
  letter?: string;
  error?: string | undefined;
  /** Id of the text input. */
  id?: string;
  className?: string;
}

/** One row: letter, colour well (the native picker), label, hex text. Picker and text are synchronized. */
export function ColorField({ label, value, onValueChange, letter, error, id, className }: ColorFieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const messageId = `${controlId}-message`;
  const color = pickerColor(value);
  const state = {
    controlId,
    labelId: `${controlId}-label`,
    descriptionId: error ? messageId : undefined,
    isInvalid: Boolean(error),
    isRequired: false,
  };
  return (
    <div className={clsx("group grid grid-cols-[minmax(0,1fr)] py-[.45rem]", className)}>
      <div className="flex items-center gap-2 max-[22.4rem]:flex-wrap phone:gap-3">
        {letter !== undefined && (
          <LetterMark
            letter={letter}
            variant="outline"
            className="align-baseline group-focus-within:bg-accent group-focus-within:text-on-accent group-focus-within:shadow-none group-hover:bg-accent group-hover:text-on-accent group-hover:shadow-none"
          />
        )}
        <span className="relative h-9 w-10 flex-none touch:h-11 phone:w-11">
          <input
            type="color"
            aria-label={`Pick ${label}`}
            value={color ?? "#000000"}
            onChange={(event) => onValueChange(event.currentTarget.value.toUpperCase())}
            className="color-well block size-full rounded-sm shadow-[0_0_0_1px_var(--line-strong)]"
          />
          {color === null && (
            <span aria-hidden="true" className="hatched pointer-events-none absolute inset-0 rounded-sm" />
          )}
        </span>
        <label
          htmlFor={controlId}
          id={state.labelId}
          className="flex-1 font-[600] max-[22.4rem]:basis-[5.75rem]"
        >
          {label}
        </label>
        <FieldContext value={state}>
          <Input
            value={value}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className="w-[6.9rem]! min-w-0 shrink max-phone:px-[.5em]! phone:w-[8.6rem]! tabular-nums tracking-[.01em]"
          />
        </FieldContext>
      </div>
      {/* The message may appear during typing: its live region has to exist before. */}
      <div
        aria-live="polite"
        className={clsx(error !== undefined && "pt-2 pb-1", letter !== undefined && "pl-8")}
      >
        {error && <FieldMessage id={messageId} error={error} />}
      </div>
    </div>
  );
}
