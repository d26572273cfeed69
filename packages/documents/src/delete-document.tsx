import { useBackCloses } from "@sitewright/app-kit/overlays";
import type { DocumentSummary } from "@sitewright/contracts";
import { Button, ConfirmDialog, useToast } from "@sitewright/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useDeleteDocument } from "./documents-query.ts";
import { documentsTexts as texts } from "./documents-texts.ts";

/** Deletes the document after a confirmation. */
export function DeleteDocument({
  document,
  onDeleted,
}: {
  document: DocumentSummary;
  onDeleted: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { toast } = useToast();
  const deleting = useDeleteDocument(document.clientId);
  useBackCloses(isAsking, () => {
    if (!deleting.isPending) setIsAsking(false);
    return !deleting.isPending;
  });
  const confirm = (): void =>
    deleting.mutate(document.id, {
      onSuccess: () => {
        toast({ title: texts.deleted });
        onDeleted();
      },
      onError: ({ message }) => {
        setIsAsking(false);
        toast({ tone: "error", title: texts.deleteFailed, description: message });
      },
    });
  return (
    <>
      <Button compact variant="danger" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" /> {texts.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsking}
          danger
          title={texts.deleteTitle}
          description={texts.deleteQuestion}
          confirmLabel={texts.delete}
          busy={deleting.isPending}
          busyLabel={texts.deleting}
          onConfirm={confirm}
        >
          <p className="break-words font-[600]">{document.title}</p>
          <p className="mt-2 text-ink-2">{texts.deleteKept}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
