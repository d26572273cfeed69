import { type KeyValue, keysWith, parseJson, readText, writeText } from "@sitewright/app-kit/storage";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { initialWizardState, type WizardState } from "../wizard/wizard-store.ts";
import { ownerKey, storagePrefix as prefix, storedOwner } from "./storage-owner.ts";
import { editingPart, storedParts } from "./stored-parts.ts";

/** A part that could not be read completely is kept under this key as it was found. */
const damagedKey = (key: string): string => `${key}.damaged`;
/** The unsaved answers of another person, until they sign in again. */
const stashKey = (uid: string): string => `aside_${prefix}${uid}`;

/** A state read from the browser's storage, and whether something there could not be read. */
export interface Restored {
  readonly state: WizardState;
  readonly isDamaged: boolean;
}

/**
 * Reads the stored state. A part that cannot be read is kept under another key; what is missing or unreadable is taken
 * from the answers last synced with the server (for the edited project, null: a new one), else from the defaults.
 */
export function restoreState(
  storage: KeyValue,
  lastSyncedAnswers: (project: string | null) => Onboarding | null = () => null,
): Restored {
  let state = initialWizardState;
  let hasDamage = false;
  for (const part of storedParts) {
    const text = readText(storage, part.key);
    if (text !== null) {
      const { value, isDamaged } = part.restore(state, parseJson(text));
      state = value;
      if (isDamaged) {
        hasDamage = true;
        writeText(storage, damagedKey(part.key), text);
        writeText(storage, part.key, part.write(state));
      }
    }
    if (part === editingPart) {
      const agreed = lastSyncedAnswers(state.editing?.projectId ?? null);
      if (agreed) state = { ...state, onboarding: agreed };
    }
  }
  return { state, isDamaged: hasDamage };
}

/** Removes every key of the wizard, the chosen theme included. The stashes of other people stay. */
export function clearStoredState(storage: KeyValue): void {
  for (const key of keysWith(storage, prefix)) writeText(storage, key, null);
}

const personalKeys = (storage: KeyValue): string[] =>
  keysWith(storage, prefix).filter((key) => key !== `${prefix}darkMode`);

/**
 * Moves a person's keys into their stash. The keys are removed first: a full storage has no room for both. False when
 * refused.
 */
function stashAnswers(storage: KeyValue, uid: string): boolean {
  const entries = personalKeys(storage).map((key) => [key, readText(storage, key)] as const);
  for (const [key] of entries) writeText(storage, key, null);
  return writeText(storage, stashKey(uid), JSON.stringify(Object.fromEntries(entries)));
}

/** Restores a person's keys from their stash. The stash is removed first: a full storage has no room for both. */
function restoreStash(storage: KeyValue, uid: string): void {
  const text = readText(storage, stashKey(uid));
  const entries = text === null ? undefined : parseJson(text);
  if (typeof entries !== "object" || entries === null) return;
  writeText(storage, stashKey(uid), null);
  for (const [key, value] of Object.entries(entries)) {
    if (key.startsWith(prefix) && typeof value === "string") writeText(storage, key, value);
  }
}

/** Makes this person the storage's owner: stashes another person's keys, and restores this person's stash. */
export function claimStorage(storage: KeyValue, uid: string): void {
  const owner = storedOwner(storage);
  if (owner === uid) return;
  if (owner !== null) stashAnswers(storage, owner);
  restoreStash(storage, uid);
  writeText(storage, ownerKey, uid);
}

/** True where the stored answers belong to this person, or have no owner. */
export function isOwner(storage: KeyValue, uid: string): boolean {
  const owner = storedOwner(storage);
  return owner === null || owner === uid;
}

/** Makes this person the owner of answers without one; false when they belong to another person. */
export function ensureOwner(storage: KeyValue, uid: string): boolean {
  const owner = storedOwner(storage);
  if (owner === null) writeText(storage, ownerKey, uid);
  return owner === null || owner === uid;
}

/**
 * After a sign-out: removes the stored answers when the server has them, else moves them into the person's stash. False
 * when the browser refused to store the stash.
 */
export function releaseStorage(
  storage: KeyValue,
  { uid, isAcknowledged }: { readonly uid: string; readonly isAcknowledged: boolean },
): boolean {
  if (!isOwner(storage, uid)) return true;
  if (!isAcknowledged) return stashAnswers(storage, uid);
  for (const key of personalKeys(storage)) writeText(storage, key, null);
  return true;
}
