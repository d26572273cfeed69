import { Button, ConfirmDialog } from "@sitewright/ui";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { autosave } from "../../lib/saving/autosave.ts";
import { sitemapTexts as texts } from "./texts.ts";

/** Resets the project after a confirmation. */
export function ResetProject() {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const reset = (): void => {
    setIsBusy(true);
    autosave.resetProject().finally(() => setIsBusy(false));
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
