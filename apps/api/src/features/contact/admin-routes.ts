import {
  adminAnswerMessage,
  adminExportMessages,
  adminGetMessage,
  adminListMessages,
  adminReadMessage,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Inbox } from "./inbox.ts";

const wrapped = <M>(message: M | Refusal) => (message instanceof Refusal ? message : { message });

/** Messages to the agency, for staff. */
export function mountInbox(mount: Mount, inbox: Inbox): void {
  mount(adminListMessages, ({ actor, query }) => inbox.list(actor, query));
  mount(adminExportMessages, async ({ actor, query }) => inbox.export(actor, query));
  mount(adminGetMessage, async ({ actor, params }) => wrapped(await inbox.read(actor, params.id)));
  mount(adminReadMessage, ({ actor, params }) => inbox.markRead(actor, params.id));
  mount(adminAnswerMessage, async ({ actor, params, body }) =>
    wrapped(await inbox.answer(actor, params.id, body)),
  );
}
