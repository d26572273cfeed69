import { FieldMessage, Input } from "@sitewright/ui";
import { type Dispatch, type SetStateAction, useId } from "react";
import type { TakenQuestion } from "./learn-form.ts";

interface TakenListProps {
  taken: readonly TakenQuestion[];
  onChange: Dispatch<SetStateAction<readonly TakenQuestion[]>>;
  error: string | undefined;
}

/** The questions of a group: which to learn, and in which words. */
export function TakenList({ taken, onChange, error }: TakenListProps) {
  const id = useId();
  const change = (at: number, part: Partial<TakenQuestion>) =>
    onChange((now) => now.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <fieldset aria-describedby={`${id}-message`} className="grid gap-2">
      <legend className="mb-2 font-label text-s">Visitor questions</legend>
      <ul className="grid gap-2">
        {taken.map(({ regression, example, isTaken }, at) => (
          <li key={regression} className="flex items-center gap-2.5">
            <input
              type="checkbox"
              className="choice flex-none"
              aria-label={`Include “${regression}”`}
              checked={isTaken}
              onChange={({ target }) => change(at, { isTaken: target.checked })}
            />
            <Input
              aria-label={`Wording to learn for “${regression}”`}
              value={example}
              disabled={!isTaken}
              maxLength={300}
              onChange={({ target }) => change(at, { example: target.value })}
            />
          </li>
        ))}
      </ul>
      <FieldMessage
        id={`${id}-message`}
        error={error}
        hint="Correct typing errors in the wording to learn. The visitor’s original question is kept as a test for the entry."
      />
    </fieldset>
  );
}
