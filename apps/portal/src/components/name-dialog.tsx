import { useBackCloses } from "@sitewright/app-kit/overlays";
import { DESIGN_NAME_MAX } from "@sitewright/contracts";
import { hasVisible } from "@sitewright/spec-core/onboarding";
import { Button, Dialog, Field, Input } from "@sitewright/ui";
import { type FormEvent, useState } from "react";

export interface NameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Receives the trimmed name; never an empty one. */
  readonly onSave: (name: string) => void;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
}

/**
 * Asks for a name. Save is disabled without one, Enter saves, Cancel and every other way of closing discard
 * the input.
 */
export function NameDialog({ open, onClose, onSave, title, label, hint }: NameDialogProps) {
  const [typed, setTyped] = useState("");
  const name = hasVisible(typed) ? typed.trim() : "";
  const close = () => {
    setTyped("");
    onClose();
  };
  useBackCloses(open, close);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name === "") return;
    onSave(name);
    close();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={title}>
      <form onSubmit={save}>
        <Field label={label} hint={hint}>
          <Input
            value={typed}
            maxLength={DESIGN_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <div className="mt-s-6 flex flex-wrap justify-end gap-3">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={name === ""}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
