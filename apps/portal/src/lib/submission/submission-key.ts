import { type KeyValue, readText, writeText } from "@sitewright/app-kit/storage";
import { z } from "zod";

const key = "onboarding_submission";
const schema = z.object({ key: z.string().min(8), answers: z.string() });

/**
 * The Idempotency-Key under which these answers are submitted. It stays the same until the server has acknowledged
 * it (`forgetSubmissionKey`), across retries and reloads, so that one project comes of them; other answers get
 * another one.
 */
export function submissionKey(storage: KeyValue | null, answers: string, newKey: () => string): string {
  const kept = readKept(storage);
  if (kept?.answers === answers) return kept.key;
  const fresh = newKey();
  writeText(storage, key, JSON.stringify({ key: fresh, answers }));
  return fresh;
}

function readKept(storage: KeyValue | null): z.infer<typeof schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readText(storage, key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** The submission is acknowledged: the next one is another. */
export const forgetSubmissionKey = (storage: KeyValue | null): void => {
  writeText(storage, key, null);
};
