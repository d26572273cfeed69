import { type KeyValue, parseJson, readJson, writeText } from "@sitewright/app-kit/storage";
import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

const storageKey = "onboarding_submission";
const submissionSchema = z.object({ key: z.string().min(8), answers: z.string() });

/** Answers as this release reads and writes them: one that adds a field with a default does not make them others. */
function normalized(answers: string): string {
  const read = onboardingSchema.safeParse(parseJson(answers));
  return read.success ? JSON.stringify(read.data) : answers;
}

const keptFor = (storage: KeyValue, answers: string): string | null => {
  const kept = readJson(storage, storageKey, submissionSchema);
  return kept && normalized(kept.answers) === normalized(answers) ? kept.key : null;
};

/** True where these answers were submitted and not confirmed, also before a reload. */
export const isUnconfirmed = (storage: KeyValue, answers: string): boolean =>
  keptFor(storage, answers) !== null;

/**
 * The Idempotency-Key under which these answers are submitted. It stays the same until the server has
 * acknowledged it (`forgetSubmissionKey`), across retries and reloads, so that they make one project; other
 * answers get another key.
 */
export function submissionKey(storage: KeyValue, answers: string, newKey: () => string): string {
  const kept = keptFor(storage, answers);
  if (kept !== null) return kept;
  const fresh = newKey();
  writeText(storage, storageKey, JSON.stringify({ key: fresh, answers }));
  return fresh;
}

/** The server has confirmed the submission: the next one gets another key. */
export const forgetSubmissionKey = (storage: KeyValue): void => {
  writeText(storage, storageKey, null);
};
