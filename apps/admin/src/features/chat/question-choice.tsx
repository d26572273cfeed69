import { FieldMessage, Input } from "@sitewright/ui";
import { useId } from "react";
import type { OfferedQuestion } from "./learn-form.ts";

interface QuestionChoiceProps {
  questions: readonly OfferedQuestion[];
  onChange: (questions: readonly OfferedQuestion[]) => void;
  isReadOnly: boolean;
  error: string | undefined;
}

/** The questions of a group: which to learn, and in which words. */
export function QuestionChoice({ questions, onChange, isReadOnly, error }: QuestionChoiceProps) {
  const id = useId();
  const change = (at: number, part: Partial<OfferedQuestion>) =>
    onChange(questions.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <fieldset aria-describedby={`${id}-message`} className="grid gap-2">
      <legend className="mb-2 font-label text-s">Visitor questions</legend>
      <ul className="grid gap-2">
        {questions.map(({ regression, example, isChosen }, at) => (
          <li key={regression} className="flex items-center gap-2.5">
            <input
              type="checkbox"
              className="choice flex-none"
              aria-label={`Include “${regression}”`}
              checked={isChosen}
              onChange={({ target }) => change(at, { isChosen: target.checked })}
            />
            <Input
              aria-label={`Wording to learn for “${regression}”`}
              value={example}
              disabled={!isChosen}
              readOnly={isReadOnly}
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
