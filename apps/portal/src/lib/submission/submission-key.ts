import { type KeyValue, parseJson, readJson, writeText } from "@sitewright/app-kit/storage";
import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

const storageKey = "onboarding_submission";

/**
 * `answers`: all that were sent under the key and not refused; an earlier release stored only the last ones, as a
 * string. `isUsedUp`: the key's project was created from other answers, which are no longer known here.
 */
const submissionSchema = z.object({
  key: z.string().min(8),
  answers: z.union([z.string().transform((last) => [last]), z.array(z.string())]),
  isUsedUp: z.boolean().default(false),
});
type Kept = z.infer<typeof submissionSchema>;

/** The highest number of answers that are stored: one more for each change between two attempts without a response. */
const keptMax = 5;

/** Answers in this release's format: adding a field with a default does not make them different. */
function normalized(answers: string): string {
  const read = onboardingSchema.safeParse(parseJson(answers));
  return read.success ? JSON.stringify(read.data) : answers;
}

const isSame = (one: string, other: string): boolean => normalized(one) === normalized(other);

const keptIn = (storage: KeyValue) => readJson(storage, storageKey, submissionSchema);

const keep = (storage: KeyValue, { answers, ...kept }: Kept): boolean =>
  writeText(storage, storageKey, JSON.stringify({ ...kept, answers: answers.slice(-keptMax) }));

/** True if answers were submitted and neither confirmed nor refused, including before a reload. */
export function isUnconfirmed(storage: KeyValue): boolean {
  const kept = keptIn(storage);
  return kept !== undefined && !kept.isUsedUp && kept.answers.length > 0;
}

/** True where these answers were submitted before and neither confirmed nor refused. */
export const wasSent = (storage: KeyValue, answers: string): boolean =>
  keptIn(storage)?.answers.some((sent) => isSame(sent, answers)) ?? false;

/**
 * The Idempotency-Key under which these answers are submitted. It stays the same until the server has acknowledged it
 * (`forgetSubmissionKey`), across retries, reloads and changes of the answers, because the server creates one project
 * per key. Only a used-up key is not used for other answers: they could never be submitted.
 */
export function submissionKey(storage: KeyValue, answers: string, newKey: () => string): string {
  const kept = keptIn(storage);
  const isUsable = kept !== undefined && (!kept.isUsedUp || wasSent(storage, answers));
  const { key, answers: sent } = isUsable ? kept : { key: newKey(), answers: [] };
  const others = sent.filter((one) => !isSame(one, answers));
  keep(storage, { key, answers: [...others, answers], isUsedUp: false });
  return key;
}

/** Other answers that were sent under the key, the newest first: a project may have been created from one of them. */
export const sentBefore = (storage: KeyValue, answers: string): readonly Onboarding[] =>
  (keptIn(storage)?.answers ?? [])
    .filter((sent) => !isSame(sent, answers))
    .toReversed()
    .flatMap((sent) => onboardingSchema.safeParse(parseJson(sent)).data ?? []);

/** The server has refused these answers, so they created no project. The key stays. */
export function forgetRefused(storage: KeyValue, answers: string): void {
  const kept = keptIn(storage);
  if (!kept) return;
  keep(storage, { ...kept, answers: kept.answers.filter((sent) => !isSame(sent, answers)) });
}

/**
 * The server has created a project under this key from answers that are not known here: all answers but these get a new
 * key.
 */
export const markUsedUp = (storage: KeyValue, key: string, answers: string): boolean =>
  keep(storage, { key, answers: [answers], isUsedUp: true });

/** The server has confirmed the submission: the next one gets another key. */
export const forgetSubmissionKey = (storage: KeyValue): void => {
  writeText(storage, storageKey, null);
};
