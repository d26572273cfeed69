import {
  adminGetOutboxMessage,
  adminListOutbox,
  sendProjectDeletionEmail,
  sendProjectEmail,
  sendThankYouEmail,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { OutboxService } from "./service.ts";

/** The wizard's documented mail calls, and the outbox for administrators. */
export function mountOutbox(mount: Mount, service: OutboxService): void {
  mount(sendProjectEmail, ({ actor, body: { projectData, userEmail, isUpdate } }) =>
    service.request(actor, {
      projectId: projectData.id,
      userEmail,
      kind: isUpdate ? "update" : "confirmation",
    }),
  );
  mount(sendThankYouEmail, ({ actor, body: { projectData, userEmail } }) =>
    service.request(actor, { projectId: projectData.id, userEmail, kind: "thank-you" }),
  );
  mount(sendProjectDeletionEmail, ({ actor, body }) => service.confirmDeletion(actor, body));
  mount(adminListOutbox, ({ actor, query }) => service.list(actor, query));
  mount(adminGetOutboxMessage, async ({ actor, params }) => {
    const message = await service.read(actor, params.id);
    return message instanceof Refusal ? message : { message };
  });
}
