import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDeleteProject, adminDownloadBundle, endpointUrl } from "@sitewright/contracts";
import { Button, ButtonLink, buttonClass } from "@sitewright/ui";
import { BookOpen, Download, Mail, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { SendEmailDialog } from "../../components/send-email-dialog.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { clientLabel, projectName } from "../../lib/project-words.ts";
import { usePermissionCheck } from "../../lib/viewer.ts";
import type { AdminProject } from "./queries.ts";

/** The actions on a project. */
export function ProjectActions({ project }: { project: AdminProject }) {
  const client = useClient();
  const dialog = useDialogAddress();
  const list = useListAddress(paths.projects(), { keeps: ["client"] });
  const hasPermission = usePermissionCheck();
  const { id } = project;
  return (
    <div className="mt-[1.4rem] grid grid-cols-2 gap-2">
      <ButtonLink
        variant="primary"
        href={endpointUrl(adminDownloadBundle, { params: { id } })}
        download
        className="col-span-2"
      >
        <Download aria-hidden="true" /> Download bundle
      </ButtonLink>
      <Link to={paths.specification(id)} className={buttonClass({ className: "col-span-2" })}>
        <BookOpen aria-hidden="true" /> Read the specification
      </Link>
      {hasPermission("outbox") && (
        <Button onClick={() => dialog.show("send-email")}>
          <Mail aria-hidden="true" /> Send Email
        </Button>
      )}
      <Button variant="danger" onClick={() => dialog.show("delete")}>
        <Trash2 aria-hidden="true" /> Delete
      </Button>
      {dialog.open === "send-email" && (
        <SendEmailDialog to={project.clientEmail} name={clientLabel(project)} onClose={dialog.close} />
      )}
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
          {projectName(project.businessName)}
        </ConfirmDelete>
      )}
    </div>
  );
}
