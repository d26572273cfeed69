import { useBackCloses } from "@sitewright/app-kit/overlays";
import { limits } from "@sitewright/spec-core/onboarding";
import { Button, Dialog, Field, Input } from "@sitewright/ui";
import { type FormEvent, useId, useState } from "react";
import { sitemapTexts as texts } from "./texts.ts";

interface PageNameDialogProps {
  title: string;
  label: string;
  hint?: string;
  confirm: string;
  /** The initial name. */
  initialName?: string;
  /** Called with the name; returns false when another page has it already. */
  onName: (name: string) => boolean;
  onClose: () => void;
}

/** Asks for the name of a page, and again where another page has it. */
export function PageNameDialog({ initialName = "", onName, onClose, ...words }: PageNameDialogProps) {
  const [name, setName] = useState(initialName);
  const [isTaken, setIsTaken] = useState(false);
  const formId = useId();
  useBackCloses(true, onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (onName(name)) onClose();
    else setIsTaken(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={words.label} hint={words.hint} error={isTaken ? texts.nameTaken : undefined}>
          <Input
            value={name}
            maxLength={limits.shortTextMax}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setIsTaken(false);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
