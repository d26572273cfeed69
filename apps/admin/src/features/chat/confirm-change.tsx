import { isRefusedWith } from "@sitewright/app-kit/calls";
import { ConfirmDialog, Note, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { brokenBy } from "./broken.ts";
import { BrokenNote } from "./broken-note.tsx";
import { chatKey } from "./queries.ts";

interface ConfirmChangeProps {
  title: string;
  description: string;
  confirmLabel: string;
  done: string;
  /** `isConfirmed`: save although stored questions then match another entry. */
  run: (isConfirmed: boolean) => Promise<unknown>;
  onClose: () => void;
  /** Called instead of `onClose` on success. */
  onDone?: () => void;
  children?: ReactNode;
}

/** Asks before something is removed from the knowledge; if that breaks stored questions, lists them and asks again. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { title, description, confirmLabel, done, run, onClose, onDone = onClose, children } = props;
  const queries = useQueryClient();
  const { toast } = useToast();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const change = useMutation({
    mutationFn: run,
    onSuccess: () => {
      toast({ title: done });
      onDone();
      return queries.invalidateQueries({ queryKey: chatKey });
    },
    onError: (error) => {
      setBroken(brokenBy(error) ?? []);
      // Refetches another person's changes, so that the next press confirms the current state.
      if (isRefusedWith(error, "version-conflict")) void queries.invalidateQueries({ queryKey: chatKey });
    },
  });
  const isFailed = change.error !== null && brokenBy(change.error) === undefined;
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      confirmLabel={broken.length > 0 ? `${confirmLabel} anyway` : confirmLabel}
      busy={change.isPending}
      busyLabel="Checking..."
      onConfirm={() => change.mutate(broken.length > 0)}
    >
      {children}
      <BrokenNote broken={broken} />
      {isFailed && (
        <Note tone="bad" role="alert">
          {change.error.message}
        </Note>
      )}
    </ConfirmDialog>
  );
}
