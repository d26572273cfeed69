import { useBackCloses } from "@sitewright/app-kit/overlays";
import { Button, ConfirmDialog, useToast } from "@sitewright/ui";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { autosave } from "../../lib/saving/autosave.ts";
import { sitemapTexts as texts } from "./texts.ts";

/** Resets the project after a confirmation, which stays open where that fails. */
export function ResetProject() {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  useBackCloses(isAsked, () => {
    if (!isBusy) setIsAsked(false);
    return !isBusy;
  });
  const reset = async (): Promise<void> => {
    setIsBusy(true);
    const isDone = await autosave.resetProject().finally(() => setIsBusy(false));
    if (!isDone) toast({ tone: "error", title: texts.resetFailed, description: texts.resetFailedBody });
  };
  return (
    <>
      <Button variant="danger" compact onClick={() => setIsAsked(true)}>
        <RotateCcw aria-hidden="true" /> {texts.reset}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        danger
        title={texts.resetTitle}
        description={texts.resetBody}
        confirmLabel={texts.resetConfirm}
        busy={isBusy}
        busyLabel={texts.resetting}
        onConfirm={reset}
      />
    </>
  );
}
