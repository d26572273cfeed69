import { Button, Dialog, type DialogProps, Note } from "@sitewright/ui";
import type { FormEventHandler, ReactNode } from "react";

interface FormDialogProps extends Pick<DialogProps, "title" | "description" | "size"> {
  /** As `useForm` returns it. */
  form: {
    readonly id: string;
    readonly isSending: boolean;
    readonly refusal: string | null;
    readonly submit: FormEventHandler;
  };
  submitLabel: string;
  busyLabel: string;
  /** The message for a refusal; without it, the service's own words. */
  refusalText?: (refusal: string) => string;
  /** Cancel and Escape. A press beside the dialog keeps it open, because it would lose what was entered. */
  onClose: () => void;
  /** Shown below the form. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: its fields, what the service refused, Cancel and the button that sends it. */
export function FormDialog({
  form,
  submitLabel,
  busyLabel,
  refusalText = (refusal) => refusal,
  onClose,
  footer,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      isHeld
      onOpenChange={(isOpen) => !isOpen && !form.isSending && onClose()}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isSending}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} variant="primary" busy={form.isSending} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit} className="grid gap-s-4">
        {children}
        {form.refusal && (
          <Note tone="bad" role="alert">
            {refusalText(form.refusal)}
          </Note>
        )}
      </form>
      {footer}
    </Dialog>
  );
}
