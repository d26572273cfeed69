import { ConfirmDialog } from "@sitewright/ui";
import { type ReactNode, useState } from "react";

/** Leaves a form at once where nothing was typed, and asks first where something would be lost. */
export function useLeave(isTyped: boolean, leave: () => void): { ask: () => void; question: ReactNode } {
  const [isAsked, setIsAsked] = useState(false);
  return {
    ask: () => (isTyped ? setIsAsked(true) : leave()),
    question: isAsked && (
      <ConfirmDialog
        open
        danger
        onOpenChange={(isOpen) => !isOpen && setIsAsked(false)}
        title="Discard what you wrote"
        description="It has not been saved."
        confirmLabel="Discard"
        onConfirm={leave}
      />
    ),
  };
}
