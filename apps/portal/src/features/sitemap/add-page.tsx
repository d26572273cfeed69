import { limits } from "@sitewright/spec-core/onboarding";
import { Button, Dialog, Field, Input } from "@sitewright/ui";
import { Plus } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";

/** The names with one more at the end: trimmed; a blank one adds nothing. */
export function withPage(names: readonly string[], name: string): string[] {
  const trimmed = name.trim();
  return trimmed === "" ? [...names] : [...names, trimmed];
}

/** Asks for the name of a further page. */
export function AddPage() {
  const [name, setName] = useState<string | null>(null);
  const formId = useId();
  const customPages = useWizard((state) => state.onboarding.formData.customPages);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const names = withPage(customPages, name ?? "");
    if (names.length > customPages.length) wizard.setCustomPages(names);
    setName(null);
  };
  return (
    <>
      <Button compact onClick={() => setName("")}>
        <Plus aria-hidden="true" /> {texts.addPage}
      </Button>
      <Dialog
        open={name !== null}
        onOpenChange={(open) => !open && setName(null)}
        title={texts.addPage}
        actions={
          <>
            <Button onClick={() => setName(null)}>{texts.cancel}</Button>
            <Button type="submit" form={formId} variant="primary">
              {texts.addPageConfirm}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={add}>
          <Field label={texts.addPagePrompt}>
            <Input
              value={name ?? ""}
              maxLength={limits.shortTextMax}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </form>
      </Dialog>
    </>
  );
}
