import { ConfirmDialog } from "@sitewright/ui";
import { type ReactNode, useState } from "react";

interface LeaveQuestion {
  /** Whether something would be lost. */
  readonly isBegun: boolean;
  /** While something is being sent nobody leaves. */
  readonly isBusy: boolean;
  readonly texts: Readonly<Record<"discardTitle" | "discardBody" | "discard" | "keepEditing", string>>;
  readonly onLeave: () => void;
}

/** Closes a form, after a confirmation where something would be lost; render `question` inside its dialog. */
export function useConfirmDiscard({ isBegun, isBusy, texts, onLeave }: LeaveQuestion): {
  leave: () => void;
  question: ReactNode;
} {
  const [isAsking, setIsAsking] = useState(false);
  const leave = (): void => {
    if (isBusy) return;
    if (isBegun) setIsAsking(true);
    else onLeave();
  };
  const question = isAsking && (
    <ConfirmDialog
      open
      onOpenChange={setIsAsking}
      danger
      title={texts.discardTitle}
      description={texts.discardBody}
      confirmLabel={texts.discard}
      cancelLabel={texts.keepEditing}
      onConfirm={onLeave}
    />
  );
  return { leave, question };
}
