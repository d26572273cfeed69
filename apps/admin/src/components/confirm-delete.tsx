import { isRefusedWith } from "@sitewright/app-kit/calls";
import { ConfirmDialog, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useLeaveGuard } from "../lib/leave-guard.ts";

interface ConfirmDeleteProps {
  title: string;
  description: string;
  /** Label of the button; 'Delete' by default. */
  confirmLabel?: string;
  busyLabel?: string;
  /** The name of what is deleted. */
  children: ReactNode;
  /** The message of a failure. */
  failed: (reason: string) => { title: string; description?: string };
  deleted: string;
  run: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
}

const titleIn = (part: Element | null | undefined): HTMLElement | null | undefined =>
  part?.querySelector<HTMLElement>("h1[tabindex], h2[tabindex]");

/** The title of the sheet that is open over the page, else of the panel, else of the page. */
function nearestTitle(panel: Element | null | undefined): HTMLElement | null | undefined {
  const sheet = [...document.querySelectorAll("[aria-modal=true]")].at(-1);
  return titleIn(sheet) ?? (panel?.isConnected ? titleIn(panel) : null) ?? document.querySelector("main h1");
}

/** Deletes after a confirmation; the dialog stays open while busy, also at Back, and shows a failure. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const {
    title,
    description,
    confirmLabel = "Delete",
    busyLabel = "Deleting...",
    children,
    failed,
    deleted,
    run,
    onDeleted,
    onClose,
  } = props;
  const { toast } = useToast();
  const queries = useQueryClient();
  const isDeleted = useRef(false);
  // At the first render the button that opened the dialog still has the focus.
  const [panel] = useState(() => document.activeElement?.closest("aside"));
  const deleting = useMutation({
    mutationFn: () =>
      run().catch((error: Error) => {
        // Another person deleted it first, or the response to an earlier attempt was lost.
        if (!isRefusedWith(error, "not-found")) throw error;
      }),
    onSuccess: () => {
      toast({ title: deleted });
      isDeleted.current = true;
      onDeleted();
    },
    onError: (error) => {
      toast({ tone: "error", ...failed(error.message) });
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  // Whoever had left meanwhile would be taken from another screen once the answer arrives.
  useLeaveGuard(deleting.isPending, () => {});
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      danger
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      busy={deleting.isPending}
      busyLabel={busyLabel}
      onConfirm={() => deleting.mutate()}
      // The button that opened the dialog is removed with the deleted object, and the focus would be lost.
      onClosed={() => {
        if (isDeleted.current) nearestTitle(panel)?.focus({ preventScroll: true });
      }}
    >
      <p className="break-words font-[600]">{children}</p>
    </ConfirmDialog>
  );
}
