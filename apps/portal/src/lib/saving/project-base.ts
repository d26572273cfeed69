import { type KeyValue, readText, writeText } from "@sitewright/app-kit/storage";
import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

const key = "onboarding_project";
const schema = z.object({ id: z.string(), version: z.int().positive(), onboarding: onboardingSchema });

/** A stored project as it was when the changes to it began. */
export type ProjectBase = z.infer<typeof schema>;

/** Keeps what a stored project says in the version that is being changed. */
export const keepProjectBase = (
  storage: KeyValue | null,
  { id, version, onboarding }: ProjectBase,
): boolean => writeText(storage, key, JSON.stringify({ id, version, onboarding }));

/** What a stored project says in that version; null when it is not known here. */
export function readProjectBase(
  storage: KeyValue | null,
  { projectId, version }: { readonly projectId: string; readonly version: number },
): Onboarding | null {
  try {
    const { data } = schema.safeParse(JSON.parse(readText(storage, key) ?? "null"));
    return data?.id === projectId && data.version === version ? data.onboarding : null;
  } catch {
    return null;
  }
}
