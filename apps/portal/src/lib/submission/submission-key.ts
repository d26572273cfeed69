import { z } from "zod";
import { type KeyValue, readJson, writeText } from "../storage/device-storage.ts";

const key = "onboarding_submission";
const schema = z.object({ key: z.string().min(8), answers: z.string() });

/**
 * The Idempotency-Key under which these answers are submitted. It stays the same until the server has acknowledged
 * it (`forgetSubmissionKey`), across retries and reloads, so that one project comes of them; other answers get
 * another one.
 */
export function submissionKey(storage: KeyValue | null, answers: string, newKey: () => string): string {
  const kept = readJson(storage, key, schema);
  if (kept?.answers === answers) return kept.key;
  const fresh = newKey();
  writeText(storage, key, JSON.stringify({ key: fresh, answers }));
  return fresh;
}

/** The server has confirmed the submission: the next one gets another key. */
export const forgetSubmissionKey = (storage: KeyValue | null): void => {
  writeText(storage, key, null);
};
