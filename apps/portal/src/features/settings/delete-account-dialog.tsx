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

/** Why the typed text is not the confirmation word; empty where it is, or can still become it. */
function wordFault(typed: string, isTypingOver: boolean): string {
  const word = typed.trim();
  if (typed === DELETE_WORD) return "";
  if (word === DELETE_WORD) return texts.deleteSpace;
  if (word.toUpperCase() === DELETE_WORD) return texts.deleteCapitals;
  return isTypingOver || !DELETE_WORD.startsWith(word.toUpperCase()) ? texts.deleteOther : "";
}

/** Requires typing the confirmation word before the account is deleted. */
export function DeleteAccountDialog({ isDeleting, failure, onConfirm, onClose }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState("");
  const [isTypingOver, setIsTypingOver] = useState(false);
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
          setIsTypingOver(true);
          if (isConfirmed && !isDeleting) onConfirm();
        }}
      >
        <Field label={texts.typeDelete} warning={wordFault(typed, isTypingOver)}>
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsTypingOver(false);
            }}
            onBlur={() => setIsTypingOver(typed !== "")}
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
