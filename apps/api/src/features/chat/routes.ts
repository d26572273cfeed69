import { confirmChatAnswer, eraseChat, handOverChat, sendChatMessage } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { noteLimit, questionLimit } from "./rules.ts";
import type { ChatService } from "./service.ts";

/** The assistant, for anybody. */
export function mountChat(mount: Mount, service: ChatService, networkOf: ReadNetwork): void {
  mount(sendChatMessage, ({ body, c }) => service.ask(body, networkOf(c)), questionLimit);
  mount(confirmChatAnswer, ({ body, c }) => service.confirm(body, networkOf(c)), noteLimit);
  mount(handOverChat, ({ body, c }) => service.handOver(body.conversationId, networkOf(c)), noteLimit);
  mount(eraseChat, ({ body, c }) => service.erase(body.conversationId, networkOf(c)), noteLimit);
}
