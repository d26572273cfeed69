import { Button } from "@sitewright/ui";
import { X } from "lucide-react";
import { flushSync } from "react-dom";
import { stepTitleId } from "../chrome/step-page.tsx";

export interface RemoveButtonProps {
  /** Says what is removed. */
  readonly label: string;
  readonly onRemove: () => void;
  readonly className: string;
}

/** Removes an entry of a group; the focus, which would be lost with it, goes to the group or, failing that, the step. */
export function RemoveButton({ label, onRemove, className }: RemoveButtonProps) {
  return (
    <Button
      variant="ghost"
      compact
      iconOnly
      aria-label={label}
      className={className}
      onClick={(event) => {
        const group = event.currentTarget.closest("fieldset");
        flushSync(onRemove);
        const next = group?.isConnected ? group : document.getElementById(stepTitleId);
        next?.focus();
      }}
    >
      <X aria-hidden="true" />
    </Button>
  );
}
