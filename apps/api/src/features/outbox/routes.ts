import { adminGetOutboxMessage, adminListOutbox } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { OutboxService } from "./service.ts";

/** The outbox for staff. */
export function mountOutbox(mount: Mount, service: OutboxService): void {
  mount(adminListOutbox, ({ actor, query }) => service.list(actor, query));
  mount(adminGetOutboxMessage, async ({ actor, params }) => {
    const message = await service.read(actor, params.id);
    return message instanceof Refusal ? message : { message };
  });
}
