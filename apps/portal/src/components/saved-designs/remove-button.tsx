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
 * Removes an entry of a group. The removal may be delayed, so the focus moves first: to the group or, for the
 * last entry, to the step; it would be lost otherwise.
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
