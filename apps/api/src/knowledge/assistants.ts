import { createHash } from "node:crypto";
import { type Assistant, assistantInSteps } from "@sitewright/assistant";
import type { KnowledgeEntry } from "@sitewright/assistant/knowledge";
import { LRUCache } from "lru-cache";
import { takeSteps } from "./take-steps.ts";

/** Returns the assistant for these entries. */
export type AssistantOf = (entries: readonly KnowledgeEntry[]) => Promise<Assistant>;

/**
 * The assistant in use, and the one that a change was checked with, which is used once the change is
 * stored. Each takes 22 MB.
 */
const defaultCacheSize = 2;

/** Builds an assistant in a few tenths of a second, yielding to other requests every few milliseconds. */
const makeAssistant = (entries: readonly KnowledgeEntry[]): Promise<Assistant> =>
  takeSteps(assistantInSteps(entries));

/** Caches the assistants that were used last, by the content of their entries. */
export function createAssistants(cacheSize: number = defaultCacheSize): AssistantOf {
  const cache = new LRUCache<string, Promise<Assistant>>({ max: cacheSize });
  return (entries) => {
    const key = createHash("sha256").update(JSON.stringify(entries)).digest("base64");
    const cached = cache.get(key);
    if (cached) return cached;
    const assistant = makeAssistant(entries);
    cache.set(key, assistant);
    assistant.catch(() => cache.delete(key));
    return assistant;
  };
}
