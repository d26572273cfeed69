import { useBackCloses } from "@sitewright/app-kit/overlays";
import { DELETE_WORD } from "@sitewright/contracts";
import { ConfirmDialog, Field, Input, Note } from "@sitewright/ui";
import { useState } from "react";
import { settingsTexts as texts } from "./texts.ts";

interface DeleteAccountDialogProps {
  isDeleting: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Requires typing the confirmation word before the account is deleted. */
export function DeleteAccountDialog({ isDeleting, failure, onConfirm, onClose }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState("");
  const isConfirmed = typed === DELETE_WORD;
  useBackCloses(true, () => {
    if (!isDeleting) onClose();
    return !isDeleting;
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={texts.deleteAccountTitle}
      description={texts.deleteAccountBody}
      confirmLabel={texts.deleteAccount}
      confirmDisabled={!isConfirmed}
      busy={isDeleting}
      busyLabel={texts.accountDeleting}
      onConfirm={onConfirm}
    >
      <form
        className="grid gap-s-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed && !isDeleting) onConfirm();
        }}
      >
        <Field label={texts.typeDelete}>
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {failure && (
          <Note tone="bad" role="alert">
            {failure}
          </Note>
        )}
      </form>
    </ConfirmDialog>
  );
}
