import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDeleteProject } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { Trash2 } from "lucide-react";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { projectName } from "../../lib/project-words.ts";
import type { AdminProject } from "./queries.ts";

/** Moves a project to the bin, after a question. */
export function DeleteProject({ project: { id, businessName } }: { project: AdminProject }) {
  const client = useClient();
  const dialog = useDialogAddress();
  const list = useListAddress(paths.projects(), { keeps: ["client"] });
  return (
    <>
      <Button variant="danger" className="mt-s-5 w-full" onClick={() => dialog.show("delete")}>
        <Trash2 aria-hidden="true" /> Delete
      </Button>
      {dialog.open === "delete" && (
        <ConfirmDelete
          title="Delete project"
          description="It moves to the bin with all its versions, and the client is notified by email. It can be restored for 30 days."
          failed={(reason) => ({ title: `Error deleting project: ${reason}` })}
          deleted="Project deleted successfully"
          run={() => dataOf(client.call(adminDeleteProject, { params: { id } }))}
          onDeleted={list.leave}
          onClose={dialog.close}
        >
          {projectName(businessName)}
        </ConfirmDelete>
      )}
    </>
  );
}
