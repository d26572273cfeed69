import { Field, Input, Textarea } from "@sitewright/ui";
import { useEffect, useState } from "react";

interface ListFieldProps {
  label: string;
  hint: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  read: (text: string) => string[];
  /** The separator of the values in the field. */
  separator: ", " | "\n";
  /** The most values that are saved, and the most characters of each. */
  max: { readonly values: number; readonly characters: number };
  /** Incremented when the values change other than by typing. */
  epoch: number;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Why the values cannot be saved as they are typed, if so. */
function faultOf(values: readonly string[], max: ListFieldProps["max"]): string | undefined {
  const long = values.findIndex(({ length }) => length > max.characters);
  if (long >= 0) return `Item ${long + 1} is longer than ${max.characters} characters.`;
  return values.length > max.values ? `Only the first ${max.values} are saved.` : undefined;
}

/** Several values in one field. The typed text is kept, also a comma or an empty line at its end. */
export function ListField({ label, hint, values, onChange, read, separator, max, epoch }: ListFieldProps) {
  const [text, setText] = useState(() => values.join(separator));
  const saved = (typed: string): string[] => read(typed).slice(0, max.values);
  // A new epoch means that something changed other than by typing, which may be another field.
  useEffect(
    () => setText((typed) => (isSame(saved(typed), values) ? typed : values.join(separator))),
    [epoch],
  );
  const type = (typed: string) => {
    setText(typed);
    onChange(saved(typed));
  };
  return (
    <Field label={label} hint={hint} error={faultOf(read(text), max)}>
      {separator === "\n" ? (
        <Textarea rows={4} value={text} onChange={({ target }) => type(target.value)} />
      ) : (
        <Input value={text} onChange={({ target }) => type(target.value)} />
      )}
    </Field>
  );
}
