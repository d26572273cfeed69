import { useBackCloses } from "@sitewright/app-kit/overlays";
import { ConfirmDialog } from "@sitewright/ui";
import { autosave } from "../../lib/saving/autosave.ts";
import { wizardTexts } from "./texts.ts";

/** Asks before changes are discarded that the server rejects, for example because the project was deleted. */
export function DiscardChanges({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose);
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={wizardTexts.discardTitle}
      description={wizardTexts.discardBody}
      confirmLabel={wizardTexts.stopEditing}
      cancelLabel={wizardTexts.discardCancel}
      onConfirm={() => autosave.closeProjectUnsaved().finally(onClose)}
    />
  );
}
