import { useClient } from "@sitewright/app-kit/services";
import type { OpenQuestion } from "@sitewright/spec-core/render";
import { Button } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { CopyButton } from "../../components/copy-button.tsx";
import { SendEmailDialog } from "../../components/send-email-dialog.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { projectQuery } from "../../lib/project-query.ts";
import { clientLabel, projectName } from "../../lib/project-words.ts";
import { usePermissionCheck } from "../../lib/viewer.ts";
import { questionsMail } from "./questions-mail.ts";

interface AskClientProps {
  id: string;
  version: number;
  questions: readonly OpenQuestion[];
}

/**
 * Ways to send the open questions to the client. Not offered for an earlier version: some of its questions have been
 * answered since.
 */
export function AskClient({ id, version, questions }: AskClientProps) {
  const { data: project } = useQuery(projectQuery(useClient(), id));
  const dialog = useDialogAddress();
  const hasPermission = usePermissionCheck();
  if (!project || project.version !== version) return null;
  const mail = questionsMail(projectName(project.businessName), questions);
  const mayMail = hasPermission("outbox") && project.clientEmail !== "";
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton
        text={mail.message}
        copied="Questions copied"
        failed={{ title: "The questions could not be copied.", description: "Select them and copy them." }}
      >
        Copy questions
      </CopyButton>
      {mayMail && (
        <Button onClick={() => dialog.show("send-email")}>
          <Mail aria-hidden="true" /> Email them to the client
        </Button>
      )}
      {mayMail && dialog.open === "send-email" && (
        <SendEmailDialog
          to={project.clientEmail}
          name={clientLabel(project)}
          begun={{ about: `questions_${id}_${version}`, ...mail }}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
