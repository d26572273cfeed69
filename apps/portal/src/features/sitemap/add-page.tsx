import { limits } from "@sitewright/spec-core/onboarding";
import { Button, Dialog, Field, Input } from "@sitewright/ui";
import { Plus } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { isNameTaken, outlineOf } from "../../lib/wizard/page-outline.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";

function NameForm({ formId, onDone }: { formId: string; onDone: () => void }) {
  const [name, setName] = useState("");
  const [isTaken, setIsTaken] = useState(false);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (isNameTaken(outlineOf(useWizard.getState().onboarding), name)) {
      setIsTaken(true);
      return;
    }
    wizard.addPage(name);
    onDone();
  };
  return (
    <form id={formId} onSubmit={add}>
      <Field label={texts.addPagePrompt} error={isTaken ? texts.nameTaken : undefined}>
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
  );
}

/** Asks for the name of a further page. A blank one adds nothing. */
export function AddPage() {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  return (
    <>
      <Button compact onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" /> {texts.addPage}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.addPage}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{texts.cancel}</Button>
            <Button type="submit" form={formId} variant="primary">
              {texts.addPageConfirm}
            </Button>
          </>
        }
      >
        <NameForm formId={formId} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
