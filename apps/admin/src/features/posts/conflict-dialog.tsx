import { Button, Dialog, Note } from "@sitewright/ui";
import type { ReactNode } from "react";
import { ScrollArea } from "../../components/scroll-area.tsx";
import { FieldChanges } from "./field-changes.tsx";
import type { SaverState } from "./saver-state.ts";

interface ConflictDialogProps {
  conflict: NonNullable<SaverState["conflict"]>;
  /** Why the last choice could not be stored. */
  fault: string | undefined;
  /** What to do about it, beside it. */
  remedy: ReactNode;
  onChoose: (side: "mine" | "theirs") => void;
}

/** Asks which version of a conflicting field to keep. The other one stays in the revisions. */
export function ConflictDialog({ conflict, fault, remedy, onChoose }: ConflictDialogProps) {
  const { mine, theirs, conflicts } = conflict;
  return (
    <Dialog
      open
      role="alertdialog"
      initialFocus="title"
      onOpenChange={() => {}}
      size="lg"
      title="This post was changed elsewhere"
      description="Your changes conflict with another version. Choose which to keep; the other is kept in the revisions. All other changes were merged."
      actions={
        <>
          <Button onClick={() => onChoose("theirs")}>Keep theirs</Button>
          <Button variant="primary" onClick={() => onChoose("mine")}>
            Keep mine
          </Button>
        </>
      }
    >
      {fault !== undefined && (
        <Note tone="bad" role="alert" className="mb-3">
          Your choice is not stored yet. {fault} {remedy}
        </Note>
      )}
      <p className="mb-3 text-ink-2 text-s">Struck through: their text. Underlined: yours.</p>
      <ScrollArea className="max-h-[50vh] border-line border-y py-3">
        <FieldChanges before={theirs} after={mine} only={conflicts} />
      </ScrollArea>
    </Dialog>
  );
}
