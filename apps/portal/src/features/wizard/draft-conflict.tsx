import type { Draft } from "@sitewright/contracts";
import { Button, Dialog } from "@sitewright/ui";
import { work } from "../../lib/saving/work.ts";
import { chromeTexts } from "../../texts/chrome.ts";
import { clockText } from "./save-note.tsx";

/** Asks which answers to go on with when another window or device saved others. It stays until answered. */
export function DraftConflict({ current }: { current: Draft }) {
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={() => {}}
      title={chromeTexts.conflictTitle}
      description={chromeTexts.conflictBody(clockText(new Date(current.savedAt)))}
      actions={
        <>
          <Button onClick={() => work.settleConflict("theirs")}>{chromeTexts.takeTheirs}</Button>
          <Button variant="primary" onClick={() => work.settleConflict("mine")}>
            {chromeTexts.keepMine}
          </Button>
        </>
      }
    />
  );
}
