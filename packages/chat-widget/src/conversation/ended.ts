import { conversationIdSchema } from "@sitewright/contracts/chat";
import { z } from "zod";
import { keys } from "../storage-keys.ts";
import type { ConversationParts } from "./conversation.ts";

const idsSchema = z.array(conversationIdSchema);

/** Most ids that are kept, the newest: clearing makes a call for each. */
const endedMax = 20;

/** The conversations handed over to a person, which the server still stores. */
export function readEnded(storage: ConversationParts["storage"]): readonly string[] {
  try {
    return idsSchema.safeParse(JSON.parse(storage.getItem(keys.ended) ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}

/** Stores that a conversation has ended. */
export function addEnded(storage: ConversationParts["storage"], id: string): void {
  storage.setItem(keys.ended, JSON.stringify([...readEnded(storage), id].slice(-endedMax)));
}
