import { Input, Textarea } from "@sitewright/ui";
import { useEffect, useState } from "react";

interface ListFieldProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  read: (text: string) => string[];
  /** What stands between two values in the field. */
  joint: ", " | "\n";
  /** Another one: the values were written by other hands. */
  epoch: number;
}

/** Several texts in one field. What is typed stays as it is, also a comma or an empty line at its end. */
export function ListField({ values, onChange, read, joint, epoch }: ListFieldProps) {
  const [text, setText] = useState(() => values.join(joint));
  // The epoch says when it was written by other hands.
  useEffect(() => setText(values.join(joint)), [epoch]);
  const type = (typed: string) => {
    setText(typed);
    onChange(read(typed));
  };
  return joint === "\n" ? (
    <Textarea rows={4} value={text} onChange={({ target }) => type(target.value)} />
  ) : (
    <Input value={text} onChange={({ target }) => type(target.value)} />
  );
}
