import {
  adminAnswerMessage,
  adminDeleteMessage,
  adminExportMessages,
  adminGetMessage,
  adminListMessages,
  adminMarkMessageDone,
  adminReadMessage,
  adminReopenMessage,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { bodyOf } from "../../http/refusal.ts";
import type { Inbox } from "./inbox.ts";

/** Messages to the agency, for staff. */
export function mountInbox(mount: Mount, inbox: Inbox): void {
  mount(adminListMessages, ({ actor, query }) => inbox.list(actor, query));
  mount(adminExportMessages, async ({ actor, query }) => inbox.export(actor, query));
  mount(adminGetMessage, async ({ actor, params }) => bodyOf("message", await inbox.read(actor, params.id)));
  mount(adminReadMessage, ({ actor, params }) => inbox.markRead(actor, params.id));
  mount(adminDeleteMessage, ({ actor, params }) => inbox.delete(actor, params.id));
  mount(adminAnswerMessage, ({ actor, params, body }) => inbox.answer(actor, params.id, body));
  mount(adminMarkMessageDone, ({ actor, params }) => inbox.markDone(actor, params.id));
  mount(adminReopenMessage, ({ actor, params, body }) => inbox.reopen(actor, params.id, body));
}
