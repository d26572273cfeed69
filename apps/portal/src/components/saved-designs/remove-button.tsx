import { Button } from "@sitewright/ui";
import { X } from "lucide-react";
import { stepTitleId } from "../chrome/step-page.tsx";

export interface RemoveButtonProps {
  /** Says what is removed. */
  readonly label: string;
  readonly onRemove: () => void;
  readonly className: string;
}

/**
 * Removes an entry of a group. The focus, which would be lost with it, goes to the group or, when that was the last
 * one, to the step; before the entry goes, which may be a moment later.
 */
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
        const isLast = group?.querySelectorAll("input").length === 1;
        (isLast ? document.getElementById(stepTitleId) : group)?.focus();
        onRemove();
      }}
    >
      <X aria-hidden="true" />
    </Button>
  );
}
