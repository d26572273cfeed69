import { conversationIdSchema } from "@sitewright/contracts/chat";
import { z } from "zod";
import { keys } from "../storage-keys.ts";
import type { ConversationParts } from "./conversation.ts";

const idsSchema = z.array(conversationIdSchema);

/** Most ids that are kept, the newest: each is a call when they are cleared. */
const endedMax = 20;

/** The conversations that went on to a person, which the server still has. */
export function readEnded(storage: ConversationParts["storage"]): readonly string[] {
  try {
    return idsSchema.safeParse(JSON.parse(storage.getItem(keys.ended) ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}

/** Notes that a conversation has ended. */
export function addEnded(storage: ConversationParts["storage"], id: string): void {
  storage.setItem(keys.ended, JSON.stringify([...readEnded(storage), id].slice(-endedMax)));
}
