import { type KeyValue, parseJson, readJson, writeText } from "@sitewright/app-kit/storage";
import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

const storageKey = "onboarding_submission";

/**
 * `answers`: all that were sent under the key and not refused. An earlier release stored the last ones only, as a text.
 * `isUsedUp`: the key's project was made from others, which are not known here any more.
 */
const submissionSchema = z.object({
  key: z.string().min(8),
  answers: z.union([z.string().transform((last) => [last]), z.array(z.string())]),
  isUsedUp: z.boolean().default(false),
});
type Kept = z.infer<typeof submissionSchema>;

/** Answers that are kept at most: one more for each change between two attempts without a response. */
const keptMax = 5;

/** Answers as this release reads and writes them: one that adds a field with a default does not make them others. */
function normalized(answers: string): string {
  const read = onboardingSchema.safeParse(parseJson(answers));
  return read.success ? JSON.stringify(read.data) : answers;
}

const isSame = (one: string, other: string): boolean => normalized(one) === normalized(other);

const keptIn = (storage: KeyValue) => readJson(storage, storageKey, submissionSchema);

const keep = (storage: KeyValue, { answers, ...kept }: Kept): boolean =>
  writeText(storage, storageKey, JSON.stringify({ ...kept, answers: answers.slice(-keptMax) }));

/** True where answers were submitted and neither confirmed nor refused, also before a reload. */
export function isUnconfirmed(storage: KeyValue): boolean {
  const kept = keptIn(storage);
  return kept !== undefined && !kept.isUsedUp && kept.answers.length > 0;
}

/** True where these answers were submitted before and neither confirmed nor refused. */
export const wasSent = (storage: KeyValue, answers: string): boolean =>
  keptIn(storage)?.answers.some((sent) => isSame(sent, answers)) ?? false;

/**
 * The Idempotency-Key under which these answers are submitted. It stays the same until the server has
 * acknowledged it (`forgetSubmissionKey`), across retries, reloads and changes of the answers: under one key the server
 * makes one project. Only a key that is used up is not taken for other answers: they could never be submitted.
 */
export function submissionKey(storage: KeyValue, answers: string, newKey: () => string): string {
  const kept = keptIn(storage);
  const isUsable = kept !== undefined && (!kept.isUsedUp || wasSent(storage, answers));
  const { key, answers: sent } = isUsable ? kept : { key: newKey(), answers: [] };
  const others = sent.filter((one) => !isSame(one, answers));
  keep(storage, { key, answers: [...others, answers], isUsedUp: false });
  return key;
}

/** Other answers that were sent under the key: a project may have been made from one of them. The newest first. */
export const sentBefore = (storage: KeyValue, answers: string): readonly Onboarding[] =>
  (keptIn(storage)?.answers ?? [])
    .filter((sent) => !isSame(sent, answers))
    .toReversed()
    .flatMap((sent) => onboardingSchema.safeParse(parseJson(sent)).data ?? []);

/** The server has refused these answers: they made no project. The key stays. */
export function forgetRefused(storage: KeyValue, answers: string): void {
  const kept = keptIn(storage);
  if (!kept) return;
  keep(storage, { ...kept, answers: kept.answers.filter((sent) => !isSame(sent, answers)) });
}

/** The server has a project of this key from answers that are not known here: other answers than these get another key. */
export const markUsedUp = (storage: KeyValue, key: string, answers: string): boolean =>
  keep(storage, { key, answers: [answers], isUsedUp: true });

/** The server has confirmed the submission: the next one gets another key. */
export const forgetSubmissionKey = (storage: KeyValue): void => {
  writeText(storage, storageKey, null);
};
