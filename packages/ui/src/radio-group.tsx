import { type ReactNode, useId } from "react";
import { Fieldset } from "./fieldset.tsx";
import { Radio } from "./radio.tsx";

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode; detail?: ReactNode; disabled?: boolean }[];
  /** Null or undefined: nothing chosen yet. */
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
  id?: string;
  className?: string;
}

/** Choose one of a few, each on its own line. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onValueChange, name, error, ...rest } = props;
  const made = useId();
  return (
    <Fieldset {...rest} error={error} role="radiogroup">
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name ?? made}
          value={option.value}
          label={option.label}
          detail={option.detail}
          disabled={option.disabled}
          checked={option.value === value}
          aria-invalid={error ? true : undefined}
          onChange={() => onValueChange(option.value)}
        />
      ))}
    </Fieldset>
  );
}
