import { limits } from "@sitewright/spec-core/onboarding";
import { Button, Field, Input, Textarea } from "@sitewright/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { wordTexts as texts } from "./texts.ts";

interface FactCorrectionProps {
  label: string;
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Edits the words of a fact in place: Enter saves, Escape discards. */
export function FactCorrection({ label, text, onSave, onCancel }: FactCorrectionProps) {
  const [typed, setTyped] = useState(text);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);
  const save = (): void => {
    const words = typed.trim();
    if (words === "" || words === text) onCancel();
    else onSave(words);
  };
  const control = {
    value: typed,
    maxLength: limits.linesMax,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && onCancel(),
  };
  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={texts.corrected(label)}>
        {text.includes("\n") ? <Textarea {...control} /> : <Input {...control} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink">
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
