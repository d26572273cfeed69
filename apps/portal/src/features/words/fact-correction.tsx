import { limits } from "@sitewright/spec-core/onboarding";
import { Button, Field, Input, Textarea } from "@sitewright/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { openProject } from "../../lib/wizard/wizard-store.ts";
import { wordTexts as texts } from "./texts.ts";
import { useLeaving } from "./use-leaving.ts";

interface FactCorrectionProps {
  label: string;
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
  /** The person has gone on elsewhere, with words that differ and are not saved. */
  onLeave: (text: string) => void;
}

/** Edits the words of a fact in place: Enter saves, Escape discards, going on elsewhere saves too. */
export function FactCorrection({ label, text, onSave, onCancel, onLeave }: FactCorrectionProps) {
  const [typed, setTyped] = useState(text);
  const [project] = useState(openProject);
  const form = useRef<HTMLFormElement>(null);
  const isOver = useRef(false);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);
  const words = typed.trim();
  const isChanged = words !== "" && words !== text;
  const cancel = (): void => {
    isOver.current = true;
    onCancel();
  };
  const save = (): void => {
    isOver.current = true;
    if (isChanged) onSave(words);
    else onCancel();
  };
  useLeaving(form, () => {
    // Another project may have been opened in another tab.
    if (isOver.current || !isChanged || project !== openProject()) return;
    isOver.current = true;
    onLeave(words);
  });
  const control = {
    value: typed,
    maxLength: limits.linesMax,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && cancel(),
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
        <Button variant="ghost" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
