import { sendProjectDeletionEmail, sendProjectEmail, sendThankYouEmail } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { ProjectMailRequests } from "./mail-requests.ts";

/** The documented calls that request mails about a project. */
export function mountProjectMails(mount: Mount, mails: ProjectMailRequests): void {
  mount(sendProjectEmail, ({ actor, body: { projectData, userEmail, isUpdate } }) =>
    mails.request(actor, {
      projectId: projectData.id,
      userEmail,
      kind: isUpdate ? "update" : "confirmation",
    }),
  );
  mount(sendThankYouEmail, ({ actor, body: { projectData, userEmail } }) =>
    mails.request(actor, { projectId: projectData.id, userEmail, kind: "thank-you" }),
  );
  mount(sendProjectDeletionEmail, ({ actor, body }) => mails.confirmDeletion(actor, body));
}
