import type { Draft, DraftState } from "@sitewright/contracts";
import { defaultOnboarding, type Onboarding } from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import type { SaveResult } from "./draft-calls.ts";
import type { SaveStatus } from "./save-status.ts";

/**
 * The last state in which this device and the server had the same draft: the base of a three-way merge. It is stored on
 * the device under these names.
 */
export interface DraftBase {
  /** The draft's version on the server; 0: the server has none. */
  readonly version: number;
  /** The answers that both sides had. */
  readonly agreed: Onboarding;
  /** The time at which the server saved them, by its own clock (ISO 8601). */
  readonly savedAt: string | null;
  /** Answers of save requests that got no response since: one of them may be the server's next version. */
  readonly sent?: readonly Onboarding[] | undefined;
}

/** The server has no draft, and an empty form counts as saved. */
export const emptyBase: DraftBase = { version: 0, agreed: defaultOnboarding, savedAt: null };

/** The base for answers that count as saved although the server has no draft of them. */
export const baseFromAnswers = (answers: Onboarding): DraftBase => ({
  ...emptyBase,
  agreed: draftAnswers(answers),
});

/** Headers by which a submission names the draft that the server deletes with it. */
export interface DraftHeaders {
  readonly "draft-version"?: string;
  readonly "draft-saved-at"?: string;
}

/** The headers that name the draft of the last acknowledged save; none where the server has no draft. */
export const draftHeaders = ({ version, savedAt }: DraftBase): DraftHeaders =>
  version > 0 && savedAt !== null ? { "draft-version": `${version}`, "draft-saved-at": savedAt } : {};

/** The base, and the position in the wizard that was saved with it. */
export interface SavedDraft {
  readonly base: DraftBase;
  readonly position: DraftState["position"];
}

/** True where the server does not have these answers or this position. */
export const hasUnsavedChanges = ({ base, position }: SavedDraft, now: DraftState): boolean =>
  !isEqual(draftAnswers(now.onboarding), base.agreed) || !isEqual(now.position, position);

/** The base after this draft of the server was loaded or merged. */
export const baseFromDraft = ({ version, savedAt, state }: Draft): DraftBase => ({
  version,
  savedAt,
  agreed: draftAnswers(state.onboarding),
});

/**
 * True where the server's draft is the one of the base. The version alone is not enough: after a deletion
 * versions start at 1 again.
 */
const isBaseDraft = ({ version, state }: Draft, base: DraftBase): boolean =>
  version === base.version && isEqual(draftAnswers(state.onboarding), base.agreed);

/** True where the server's draft is a save of this device whose response was lost. */
const isUnacknowledgedSave = ({ version, state }: Draft, { version: from, sent = [] }: DraftBase): boolean =>
  version === from + 1 && sent.some((answers) => isEqual(draftAnswers(state.onboarding), answers));

/** The base if the server's draft came from this device; undefined when it was saved elsewhere. */
export function findBase(server: Draft, bases: readonly (DraftBase | null)[]): DraftBase | undefined {
  const known = bases.filter((base) => base !== null);
  return (
    known.find((base) => isBaseDraft(server, base)) ??
    (known.some((base) => isUnacknowledgedSave(server, base)) ? baseFromDraft(server) : undefined)
  );
}

/**
 * Most saves without a response that are kept: the first ones, since a later one conflicts once an earlier
 * one was stored.
 */
const pendingMax = 8;

/** True for bases of the same save: they differ at most in what was sent since. */
export const isSameSave = (one: DraftBase, other: DraftBase): boolean =>
  one.version === other.version && one.savedAt === other.savedAt;

/** The base while these answers are being sent, also by other tabs. */
export const baseWithPendingSaves = (base: DraftBase, answers: readonly Onboarding[]): DraftBase => {
  const sent = [...(base.sent ?? [])];
  for (const one of answers)
    if (sent.length < pendingMax && !sent.some((other) => isEqual(other, one))) sent.push(one);
  return { ...base, sent };
};

/** The base after a successful save. */
export const baseAfterSave = (
  { version, savedAt }: SaveResult & { readonly kind: "saved" },
  { onboarding }: DraftState,
): DraftBase => ({ version, agreed: onboarding, savedAt: savedAt.toISOString() });

/** The status to show while nothing is unsaved. */
export const savedStatus = ({ savedAt }: DraftBase): SaveStatus =>
  savedAt === null ? { kind: "untouched" } : { kind: "saved", at: new Date(savedAt) };
