import { z } from "zod";
import { type KeyValue, readText, writeText } from "../storage/device-storage.ts";
import type { DraftBase } from "./draft-choice.ts";

const key = "onboarding_draft";
const schema = z.object({
  project: z.string().nullable(),
  version: z.int().nonnegative(),
  isDirty: z.boolean(),
});

/** What this device knew about the draft of a project (null: a new one) when the page was last open. */
export function readDraftBase(storage: KeyValue | null, project: string | null): DraftBase {
  const none: DraftBase = { version: 0, isDirty: false };
  try {
    const found = schema.safeParse(JSON.parse(readText(storage, key) ?? "null"));
    return found.success && found.data.project === project ? found.data : none;
  } catch {
    return none;
  }
}

/** Keeps it for the next time. */
export function keepDraftBase(storage: KeyValue | null, project: string | null, base: DraftBase): void {
  writeText(storage, key, JSON.stringify({ project, version: base.version, isDirty: base.isDirty }));
}
