import { ConfirmDialog } from "@sitewright/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useBackCloses } from "../overlays.ts";

interface LeaveQuestion {
  /** There is unsaved input. */
  readonly isBegun: boolean;
  /** While sending, the form cannot be closed. */
  readonly isBusy: boolean;
  readonly texts: Readonly<Record<"discardTitle" | "discardBody" | "discard" | "keepEditing", string>>;
  readonly onLeave: () => void;
}

/** The browser asks before it reloads or leaves the page, as when a page is pulled down on a phone. */
export function useUnloadQuestion(isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) return;
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isBegun]);
}

/**
 * Closes a form, after a confirmation if there is unsaved input; Back and a reload ask too. Render `question` inside
 * the form's dialog. Call it in a form that is mounted while its dialog is open.
 */
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
  useBackCloses(true, () => {
    leave();
    return !isBusy && !isBegun;
  });
  useBackCloses(isAsking, () => setIsAsking(false));
  useUnloadQuestion(isBegun);
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
