import { adminDownloadBundle, endpointUrl } from "@sitewright/contracts";
import { Button, ButtonLink, buttonClass } from "@sitewright/ui";
import { BookOpen, Download, Mail } from "lucide-react";
import { Link } from "react-router";
import { SendEmailDialog } from "../../components/send-email-dialog.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { paths } from "../../lib/paths.ts";
import { clientLabel } from "../../lib/project-words.ts";
import { usePermissionCheck } from "../../lib/viewer.ts";
import type { AdminProject } from "./queries.ts";

/** The actions on a project that its staff need every day. */
export function ProjectActions({ project }: { project: AdminProject }) {
  const dialog = useDialogAddress();
  const hasPermission = usePermissionCheck();
  const { id } = project;
  return (
    <div className="mt-4 grid gap-2">
      <ButtonLink variant="primary" href={endpointUrl(adminDownloadBundle, { params: { id } })} download>
        <Download aria-hidden="true" /> Download bundle
      </ButtonLink>
      <Link to={paths.specification(id)} className={buttonClass({})}>
        <BookOpen aria-hidden="true" /> Read the specification
      </Link>
      {hasPermission("outbox") && (
        <Button onClick={() => dialog.show("send-email")}>
          <Mail aria-hidden="true" /> Send Email
        </Button>
      )}
      {dialog.open === "send-email" && (
        <SendEmailDialog to={project.clientEmail} name={clientLabel(project)} onClose={dialog.close} />
      )}
    </div>
  );
}
