import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type AdminMessage, adminDeleteMessage } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { Trash2 } from "lucide-react";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { useAnswerDraft } from "./answer-draft.ts";

const description =
  "The message is erased now and does not go to the bin: this cannot be undone. Emails in the outbox that quote it are erased with it: the notice to the agency and every answer. An answer that was not sent yet will not be sent. Emails that were delivered and existing backups still contain it.";

/** Deletes a message for good, after a confirmation. */
export function DeleteMessage({ message: { id, name, email } }: { message: AdminMessage }) {
  const client = useClient();
  const dialog = useDialogAddress();
  const list = useListAddress(paths.messages());
  const { store } = useAnswerDraft(id);
  return (
    <>
      <Button variant="danger" className="mt-s-6 w-full" onClick={() => dialog.show("delete")}>
        <Trash2 aria-hidden="true" /> Delete message
      </Button>
      {dialog.open === "delete" && (
        <ConfirmDelete
          title="Delete message"
          description={description}
          failed={(reason) => ({ title: "Failed to delete message", description: reason })}
          deleted="Message deleted"
          run={() => dataOf(client.call(adminDeleteMessage, { params: { id } }))}
          onDeleted={() => {
            store("");
            list.leave();
          }}
          onClose={dialog.close}
        >
          {name ? `${name}, ${email}` : email}
        </ConfirmDelete>
      )}
    </>
  );
}
