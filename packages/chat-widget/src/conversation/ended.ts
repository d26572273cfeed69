import { conversationIdSchema } from "@sitewright/contracts/chat";
import { z } from "zod";
import { keys } from "../storage-keys.ts";
import type { ConversationParts } from "./conversation.ts";

const idsSchema = z.array(conversationIdSchema);

/** Most ids that are kept, the newest: clearing makes a call for each. */
const endedMax = 20;

/** The conversations handed over to a person or cleared, as long as the server stores them. */
export function readEnded(storage: ConversationParts["storage"]): readonly string[] {
  try {
    return idsSchema.safeParse(JSON.parse(storage.getItem(keys.ended) ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}

const without = (storage: ConversationParts["storage"], ids: readonly string[]): string[] =>
  readEnded(storage).filter((id) => !ids.includes(id));

/** Stores that conversations have ended. */
export function addEnded(storage: ConversationParts["storage"], ...ids: readonly string[]): void {
  storage.setItem(keys.ended, JSON.stringify([...without(storage, ids), ...ids].slice(-endedMax)));
}

/** Stores that the server has erased a conversation. */
export function removeEnded(storage: ConversationParts["storage"], id: string): void {
  const left = without(storage, [id]);
  if (left.length > 0) storage.setItem(keys.ended, JSON.stringify(left));
  else storage.removeItem(keys.ended);
}
