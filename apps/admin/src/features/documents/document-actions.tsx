import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDeleteDocument, adminMigrateDocument, adminMoveDocument } from "@sitewright/contracts";
import { Button, ButtonLink, useToast } from "@sitewright/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Download, Pencil, Trash2, Wrench } from "lucide-react";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { EditDocument } from "./edit-document.tsx";
import { clientDocumentsQuery, type FullDocument } from "./queries.ts";

/** Moves a document within its client's list; the query of the list gives its length. */
function useMoves({ id, clientId }: FullDocument) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const order = useQuery(clientDocumentsQuery(client, clientId));
  const ids = order.data?.map((one) => one.id) ?? [];
  const place = ids.indexOf(id);
  const moving = useMutation({
    // Both positions are those on the screen, so that a second press or a repeated request does not move it further.
    mutationFn: (to: number) =>
      dataOf(client.call(adminMoveDocument, { params: { id }, body: { from: place, to } })),
    onSettled: () => queries.invalidateQueries({ queryKey: ["documents"] }),
    onError: (error) =>
      toast({ tone: "error", title: "The order could not be changed.", description: error.message }),
  });
  return { moving, place, count: ids.length };
}

/** Imports the content of a file from before the preview existed into the document. */
function useMigration({ id }: FullDocument) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => dataOf(client.call(adminMigrateDocument, { params: { id } })),
    onSuccess: ({ success, message }) => {
      if (success) toast({ title: "Document content migrated successfully! Preview should now work." });
      else toast({ tone: "error", title: `Migration failed: ${message}` });
      return queries.invalidateQueries({ queryKey: ["documents"] });
    },
    onError: () => toast({ tone: "error", title: "Failed to migrate document content" }),
  });
}

function Moves({ document }: { document: FullDocument }) {
  const { moving, place, count } = useMoves(document);
  if (count < 2 || place < 0) return null;
  return (
    <p className="col-span-2 flex flex-wrap items-center gap-2">
      <span className="mr-auto text-ink-2">
        {place + 1} of {count} in the client’s list
      </span>
      <span className="flex gap-2">
        <Button
          compact
          disabled={place <= 0}
          busy={moving.isPending}
          onClick={() => moving.mutate(place - 1)}
        >
          <ArrowUp aria-hidden="true" /> Up
        </Button>
        <Button
          compact
          disabled={place === count - 1}
          busy={moving.isPending}
          onClick={() => moving.mutate(place + 1)}
        >
          <ArrowDown aria-hidden="true" /> Down
        </Button>
      </span>
    </p>
  );
}

/** The actions on a document. */
export function DocumentActions({ document }: { document: FullDocument }) {
  const client = useClient();
  const dialog = useDialogAddress();
  const list = useListAddress(paths.documents());
  const migration = useMigration(document);
  const { id, title, fileUrl, hasContent } = document;
  return (
    <div className="mt-4 grid grid-cols-2 gap-2">
      <Moves document={document} />
      {fileUrl !== null && (
        <ButtonLink href={fileUrl} download className="col-span-2">
          <Download aria-hidden="true" /> Download file
        </ButtonLink>
      )}
      {!hasContent && (
        <Button
          className="col-span-2"
          busy={migration.isPending}
          busyLabel="Fixing..."
          onClick={() => migration.mutate()}
        >
          <Wrench aria-hidden="true" /> Fix preview
        </Button>
      )}
      <Button onClick={() => dialog.show("edit")}>
        <Pencil aria-hidden="true" /> Edit
      </Button>
      <Button variant="danger" onClick={() => dialog.show("delete")}>
        <Trash2 aria-hidden="true" /> Delete
      </Button>
      {dialog.open === "edit" && <EditDocument document={document} onClose={dialog.close} />}
      {dialog.open === "delete" && (
        <ConfirmDelete
          title="Delete document"
          description="Are you sure you want to delete this document? It can be restored from the bin for 30 days."
          failed={(reason) => ({ title: "Failed to delete document", description: reason })}
          deleted="Document deleted"
          run={() => dataOf(client.call(adminDeleteDocument, { params: { id } }))}
          onDeleted={list.leave}
          onClose={dialog.close}
        >
          {title}
        </ConfirmDelete>
      )}
    </div>
  );
}
