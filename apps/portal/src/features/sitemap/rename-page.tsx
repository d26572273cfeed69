import { limits } from "@sitewright/spec-core/onboarding";
import { Button, Dialog, Field, Input } from "@sitewright/ui";
import { type FormEvent, useId, useState } from "react";
import { isNameTaken, type Outline, type OutlinePage } from "../../lib/wizard/page-outline.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";

interface RenamePageProps {
  page: OutlinePage;
  path: string;
  outline: Outline;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Asks what a page is to be called. A blank name gives it the one back under which it was chosen. */
export function RenamePage({ page, path, outline, onRename, onClose }: RenamePageProps) {
  const [name, setName] = useState(page.name);
  const [isTaken, setIsTaken] = useState(false);
  const formId = useId();
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    if (isNameTaken(outline, name, page.source)) {
      setIsTaken(true);
      return;
    }
    onRename(name);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.renameTitle(page.name)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {texts.renameConfirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={rename}>
        <Field
          label={texts.renameLabel}
          hint={texts.renameHint(path)}
          error={isTaken ? texts.nameTaken : undefined}
        >
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
