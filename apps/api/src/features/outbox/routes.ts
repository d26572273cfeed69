import {
  adminDismissMail,
  adminExportOutbox,
  adminGetOutboxMessage,
  adminListOutbox,
  adminRetryMail,
  adminSendMail,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { bodyOf } from "../../http/refusal.ts";
import type { OutboxService } from "./service.ts";
import type { WriteMails } from "./write.ts";

/** The outbox for staff. */
export function mountOutbox(
  mount: Mount,
  { service, write }: { service: OutboxService; write: WriteMails },
): void {
  mount(adminListOutbox, ({ actor, query }) => service.list(actor, query));
  mount(adminExportOutbox, async ({ actor, query }) => service.export(actor, query));
  mount(adminGetOutboxMessage, async ({ actor, params }) =>
    bodyOf("message", await service.read(actor, params.id)),
  );
  mount(adminSendMail, ({ actor, body, headers }) => write.send(actor, body, headers["idempotency-key"]));
  mount(adminRetryMail, ({ actor, params }) => write.retry(actor, params.id));
  mount(adminDismissMail, ({ actor, params }) => write.dismiss(actor, params.id));
}
