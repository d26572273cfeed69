import clsx from "clsx";
import { type ReactNode, useId } from "react";

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of a text; the label is then its accessible name. */
  icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  legend: string;
  /** Two to four. */
  options: readonly SegmentedOption<Value>[];
  /** Null: nothing is chosen yet. Omit it, with `defaultValue`, where no script runs. */
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  name?: string;
  className?: string;
}

/** Two to four choices in one box, ink on the chosen one. Built on radios. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, options, value, defaultValue, onValueChange, name, className } = props;
  const made = useId();
  const checked = (option: Value) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset className={clsx("inline-block max-w-full flex-none", className)}>
      <legend className="sr-only">{legend}</legend>
      <span className="flex flex-wrap gap-0.5 rounded-sm border-[1.5px] border-line-strong bg-raised p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-[calc(var(--control)-7px)] min-w-0 flex-[1_1_max-content] items-center justify-center gap-[.5em] rounded-[2px] text-center leading-[1.15] px-[.8em] font-[600] text-s transition-colors hover:bg-sunken has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              {...checked(option.value)}
              onChange={() => onValueChange?.(option.value)}
              className="absolute inset-x-0 -inset-y-[3.5px] m-0 h-[calc(100%+7px)] w-full cursor-pointer opacity-0"
            />
            {option.icon}
            <span className={option.icon ? "sr-only" : undefined}>{option.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
