import { type KeyValue, readText, writeText } from "@sitewright/app-kit/storage";
import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

const key = "onboarding_draft";

const schema = z.object({
  project: z.string().nullable(),
  version: z.int().nonnegative(),
  agreed: onboardingSchema,
  savedAt: z.iso.datetime().nullable(),
  sent: z.array(onboardingSchema).optional(),
});

/**
 * What device and server last agreed on: the version on the server (0: none), the answers that it has, and when it
 * took them (ISO 8601, on its own clock). `sent`: answers that went there since, of which nothing was heard: one of
 * them may be the next version.
 */
export interface DraftBase {
  readonly version: number;
  readonly agreed: Onboarding;
  readonly savedAt: string | null;
  readonly sent?: readonly Onboarding[] | undefined;
}

function readRecord(storage: KeyValue | null): z.infer<typeof schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readText(storage, key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** What is known here about the draft of a project (null: a new one); null when nothing is. */
export function readDraftBase(storage: KeyValue | null, project: string | null): DraftBase | null {
  const record = readRecord(storage);
  if (!record || record.project !== project) return null;
  const { project: _, ...base } = record;
  return base;
}

/**
 * Keeps it for the next time, and for other tabs. `isWhole`: whether this device has kept the answers themselves. If
 * not, older ones lie there, which a newer agreement would make look like changes: then nothing may be known.
 */
export function keepDraftBase(
  storage: KeyValue | null,
  project: string | null,
  { base, isWhole }: { readonly base: DraftBase; readonly isWhole: boolean },
): void {
  writeText(storage, key, isWhole ? JSON.stringify({ project, ...base }) : null);
}
