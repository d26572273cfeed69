import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Repeats the verb of the title. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Something is lost: the confirming button turns raspberry. */
  danger?: boolean;
  busy?: boolean;
  busyLabel?: string;
  /** For example until DELETE has been typed. */
  confirmDisabled?: boolean;
  /** Called once it is gone and the focus is back where it was. */
  onClosed?: () => void;
  children?: ReactNode;
}

/** Asks before an act. It stays open while busy; close it from `onConfirm`'s outcome. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = "Cancel", children } = props;
  const { onConfirm, onClosed, danger = false, busy = false, busyLabel, confirmDisabled = false } = props;
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
      title={title}
      description={description}
      {...(onClosed && { onClosed })}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            filled={danger}
            busy={busy}
            {...(busyLabel === undefined ? {} : { busyLabel })}
            disabled={confirmDisabled}
            // A second press in a row is still that on what opened the dialog (UI Events, `detail` of a click).
            onClick={({ detail }) => detail <= 1 && onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
