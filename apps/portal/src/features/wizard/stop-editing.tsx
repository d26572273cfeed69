import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { failureText } from "@sitewright/app-kit/failure-text";
import { later } from "@sitewright/app-kit/later";
import { Button, useToast } from "@sitewright/ui";
import { useEffect, useState } from "react";
import { autosave } from "../../lib/saving/autosave.ts";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { saveFailedText } from "./save-failed-text.ts";
import { wizardTexts } from "./texts.ts";

const DiscardChanges = later(async () => (await import("./discard-changes.tsx")).DiscardChanges);

/**
 * Ends editing once everything is saved and the new project's draft can be read; if the server rejects the changes,
 * after a confirmation.
 */
export function StopEditing() {
  const [isAsking, setIsAsking] = useState(false);
  const { toast } = useToast();
  // The dialog is needed when the server has failed, so its code is loaded ahead.
  useEffect(() => void DiscardChanges.preload(), []);
  const stop = async (): Promise<void> => {
    if (await autosave.flush()) {
      if (await autosave.canOpen(null)) await autosave.closeProject();
      else toast({ tone: "error", title: failureText({ kind: "offline" }) });
    } else if (useSaveStatus.getState().server.kind === "refused") setIsAsking(true);
    else toast({ tone: "error", title: saveFailedText() });
  };
  return (
    <>
      <Button compact variant="line" onClick={stop}>
        {wizardTexts.stopEditing}
      </Button>
      {isAsking && (
        <ErrorBoundary fallback={null}>
          <DiscardChanges onClose={() => setIsAsking(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
