import { type KeyValue, readJson, writeText } from "@sitewright/app-kit/storage";
import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { isEqual } from "../is-equal.ts";
import type { Editing } from "../wizard/wizard-store.ts";
import type { DraftBase } from "./draft-base.ts";
import type { Choices, Conflict } from "./merge-answers.ts";

// The data of autosave in the browser's storage beside the answers themselves (`lib/storage`): the bases of
// later merges.

const draftKey = "onboarding_draft";
const draftSchema = z.object({
  project: z.string().nullable(),
  version: z.int().nonnegative(),
  agreed: onboardingSchema,
  savedAt: z.iso.datetime().nullable(),
  sent: z.array(onboardingSchema).optional(),
});

/**
 * The stored base of a project's draft (null: the new project); null when there is none, or it is another project's.
 */
export function readDraftBase(storage: KeyValue, project: string | null): DraftBase | null {
  const record = readJson(storage, draftKey, draftSchema);
  if (!record || record.project !== project) return null;
  const { project: _, ...base } = record;
  return base;
}

/**
 * Stores the base of a project's draft for the next page load and for other tabs. `isKeptOnDevice`: whether the answers
 * themselves were stored. If not, the storage holds older ones, which would look like changes against a newer base:
 * then the base is removed instead.
 */
export function writeDraftBase(
  storage: KeyValue,
  project: string | null,
  { base, isKeptOnDevice }: { readonly base: DraftBase; readonly isKeptOnDevice: boolean },
): void {
  writeText(storage, draftKey, isKeptOnDevice ? JSON.stringify({ project, ...base }) : null);
}

const projectKey = "onboarding_project";
const projectSchema = z.object({
  id: z.string(),
  version: z.int().positive(),
  onboarding: onboardingSchema,
  /** Answers that were sent as the next version without a response: the server may have stored one of them. */
  sent: z.array(onboardingSchema).optional(),
});

/** A version of a submitted project that changes are being made to. */
export type ProjectBase = z.infer<typeof projectSchema>;

/** Stores the version of the project that changes are being made to. */
export const writeProjectBase = (
  storage: KeyValue,
  { id, version, onboarding, sent }: ProjectBase,
): boolean => writeText(storage, projectKey, JSON.stringify({ id, version, onboarding, sent }));

/** The version of a project that changes are being made to; null when another one is stored, or none. */
export function readProjectBase(storage: KeyValue, { projectId, version }: Editing): ProjectBase | null {
  const base = readJson(storage, projectKey, projectSchema);
  return base?.id === projectId && base.version === version ? base : null;
}

/** Most answers without a response that are kept: the first ones, since each of those sent later conflicts with them. */
const sentMax = 3;

/**
 * Stores answers that are about to be sent as the edited project's next version beside that project, so that they are
 * recognised although the response is lost and the page loaded again.
 */
export function noteSentVersion(storage: KeyValue, editing: Editing, answers: Onboarding): void {
  const base = readProjectBase(storage, editing);
  const sent = base?.sent ?? [];
  if (base && sent.length < sentMax && !sent.some((one) => isEqual(one, answers)))
    writeProjectBase(storage, { ...base, sent: [...sent, answers] });
}

/** The server has refused these answers, so that they are no version. */
export function forgetSentVersion(storage: KeyValue, editing: Editing, answers: Onboarding): void {
  const base = readProjectBase(storage, editing);
  if (base?.sent)
    writeProjectBase(storage, { ...base, sent: base.sent.filter((one) => !isEqual(one, answers)) });
}

const rejectedKey = "onboarding_unchosen";
const rejectedSchema = z.array(z.object({ path: z.string(), answer: z.unknown() }));
const rejectedMax = 50;

/** Stores the answers that lost a conflict, the latest first, so that support can recover them on this device. */
export function writeRejectedAnswers(
  storage: KeyValue,
  conflicts: readonly Conflict[],
  choices: Choices,
): void {
  const rejected = conflicts.flatMap(({ path, mine, theirs }) => {
    const choice = choices[path];
    return choice === undefined ? [] : [{ path, answer: choice === "mine" ? theirs : mine }];
  });
  if (rejected.length === 0) return;
  const before = readJson(storage, rejectedKey, rejectedSchema) ?? [];
  writeText(storage, rejectedKey, JSON.stringify([...rejected, ...before].slice(0, rejectedMax)));
}
