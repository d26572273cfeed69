import { useConfirmDiscard } from "@sitewright/app-kit/use-confirm-discard";
import { Button, Dialog, type DialogProps, Note } from "@sitewright/ui";
import type { FormEventHandler, ReactNode } from "react";
import { useLeaveGuard } from "../lib/leave-guard.ts";

/** Texts of the question before changes in a form are discarded. */
export const discardTexts = {
  discardTitle: "Discard your changes?",
  discardBody: "They have not been saved.",
  discard: "Discard changes",
  keepEditing: "Keep editing",
} as const;

interface FormDialogProps extends Pick<DialogProps, "title" | "description" | "size"> {
  /** As `useForm` returns it. */
  form: {
    readonly id: string;
    readonly isSending: boolean;
    readonly hasUnsavedInput: boolean;
    readonly refusal: string | null;
    readonly submit: FormEventHandler;
  };
  submitLabel: string;
  busyLabel: string;
  /** The message for a refusal; without it, the service's own words. */
  refusalText?: (refusal: string) => string;
  /** The question before unsaved input is discarded. */
  question?: Readonly<Record<keyof typeof discardTexts, string>>;
  onClose: () => void;
  /** Shown below the form. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A form in a dialog: its fields, what the service refused, Cancel and the button that sends it. Cancel, Escape and
 * the browser's Back ask before unsaved input is discarded; a press beside the dialog keeps it open.
 */
export function FormDialog({
  form,
  submitLabel,
  busyLabel,
  refusalText = (refusal) => refusal,
  question: texts = discardTexts,
  onClose,
  footer,
  children,
  ...dialog
}: FormDialogProps) {
  const { leave, question } = useConfirmDiscard({
    isBegun: form.hasUnsavedInput,
    isBusy: form.isSending,
    texts,
    onLeave: onClose,
  });
  useLeaveGuard(form.hasUnsavedInput, leave);
  return (
    <Dialog
      {...dialog}
      open
      isHeld
      onOpenChange={(isOpen) => !isOpen && leave()}
      actions={
        <>
          <Button onClick={leave} disabled={form.isSending}>
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
      {question}
    </Dialog>
  );
}
