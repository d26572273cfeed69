import { setImmediate } from "node:timers/promises";
import { type Assistant, assistantInSteps } from "@sitewright/assistant";
import type { KnowledgeEntry } from "@sitewright/assistant/knowledge";

/** Builds an assistant in some tenths of a second, yielding to other requests every few milliseconds. */
export async function makeAssistant(entries: readonly KnowledgeEntry[]): Promise<Assistant> {
  const steps = assistantInSteps(entries);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}
