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
  /** For data loss: the confirming button is raspberry. */
  danger?: boolean;
  busy?: boolean;
  busyLabel?: string;
  /** For example until DELETE has been typed. */
  confirmDisabled?: boolean;
  /** Called after it has closed and the focus is restored. */
  onClosed?: () => void;
  children?: ReactNode;
}

/** Asks before an action. It stays open while busy; the caller closes it after `onConfirm`. */
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
            onClick={() => onConfirm()}
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
