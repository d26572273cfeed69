import { ConfirmDialog } from "@sitewright/ui";
import { autosave } from "../../lib/saving/autosave.ts";
import { chromeTexts } from "../../texts/chrome.ts";

/** Asks before changes are given up that the server does not take, because the project is gone, for example. */
export function DiscardChanges({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={chromeTexts.discardTitle}
      description={chromeTexts.discardBody}
      confirmLabel={chromeTexts.stopEditing}
      cancelLabel={chromeTexts.discardCancel}
      onConfirm={() => autosave.closeProjectUnsaved().finally(onClose)}
    />
  );
}
