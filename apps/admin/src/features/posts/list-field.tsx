import { Input, Textarea } from "@sitewright/ui";
import { useEffect, useState } from "react";

interface ListFieldProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  read: (text: string) => string[];
  /** The separator of the values in the field. */
  separator: ", " | "\n";
  /** Incremented when the values change other than by typing. */
  epoch: number;
}

/** Several values in one field. The typed text is kept, also a comma or an empty line at its end. */
export function ListField({ values, onChange, read, separator, epoch }: ListFieldProps) {
  const [text, setText] = useState(() => values.join(separator));
  // A new epoch means that the values changed other than by typing.
  useEffect(() => setText(values.join(separator)), [epoch]);
  const type = (typed: string) => {
    setText(typed);
    onChange(read(typed));
  };
  return separator === "\n" ? (
    <Textarea rows={4} value={text} onChange={({ target }) => type(target.value)} />
  ) : (
    <Input value={text} onChange={({ target }) => type(target.value)} />
  );
}
