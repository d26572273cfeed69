import { type KeyValue, keysWith, readText, writeText } from "@sitewright/app-kit/storage";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { ownerKey, storagePrefix as prefix, storedOwner } from "./storage-owner.ts";
import { editingPart, parseJson, storedParts } from "./stored-parts.ts";
import { initialWizardState, type WizardState } from "./wizard-state.ts";

/** A part that could not be read whole is kept here as it was found. */
const damagedKey = (key: string): string => `${key}.damaged`;
/** Another person's answers wait here, out of sight, until they sign in again. */
const asideKey = (uid: string): string => `aside_${prefix}${uid}`;

/** A state read from the browser's storage, and whether something there could not be read. */
export interface Restored {
  readonly state: WizardState;
  readonly isDamaged: boolean;
}

/**
 * The stored state. What cannot be read is set aside under another name; what is missing or unreadable is taken from
 * the answers that were last agreed on with the server (for the project that was edited, null: a new one), else from
 * the defaults.
 */
export function restoreState(
  storage: KeyValue | null,
  agreedAnswers: (project: string | null) => Onboarding | null = () => null,
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
      const agreed = agreedAnswers(state.editing?.projectId ?? null);
      if (agreed) state = { ...state, onboarding: agreed };
    }
  }
  return { state, isDamaged: hasDamage };
}

/** Removes every key of the wizard, the chosen theme included. Other people's answers stay where they wait. */
export function clearStoredState(storage: KeyValue | null): void {
  if (!storage) return;
  for (const key of keysWith(storage, prefix)) writeText(storage, key, null);
}

const personalKeys = (storage: KeyValue): string[] =>
  keysWith(storage, prefix).filter((key) => key !== `${prefix}darkMode`);

/** Moves a person's keys out of sight. The keys go first: a full storage has no room for both. False when refused. */
function putAside(storage: KeyValue, uid: string): boolean {
  const entries = personalKeys(storage).map((key) => [key, readText(storage, key)] as const);
  for (const [key] of entries) writeText(storage, key, null);
  return writeText(storage, asideKey(uid), JSON.stringify(Object.fromEntries(entries)));
}

/** Brings a person's keys back. What waited goes first: a full storage has no room for both. */
function fetchBack(storage: KeyValue, uid: string): void {
  const text = readText(storage, asideKey(uid));
  const entries = text === null ? undefined : parseJson(text);
  if (typeof entries !== "object" || entries === null) return;
  writeText(storage, asideKey(uid), null);
  for (const [key, value] of Object.entries(entries)) {
    if (key.startsWith(prefix) && typeof value === "string") writeText(storage, key, value);
  }
}

/** Makes the storage this person's: what someone else left is put aside, what waits for them comes back. */
export function claimStorage(storage: KeyValue | null, uid: string): void {
  if (!storage) return;
  const owner = storedOwner(storage);
  if (owner === uid) return;
  if (owner !== null) putAside(storage, owner);
  fetchBack(storage, uid);
  writeText(storage, ownerKey, uid);
}

/** Whether these are the answers of this person, as far as the storage says. */
export function isOwner(storage: KeyValue | null, uid: string): boolean {
  const owner = storedOwner(storage);
  return owner === null || owner === uid;
}

/** Puts this person's name on answers that have none; false when they are somebody else's. */
export function holdStorage(storage: KeyValue | null, uid: string): boolean {
  const owner = storedOwner(storage);
  if (owner === null) writeText(storage, ownerKey, uid);
  return owner === null || owner === uid;
}

/**
 * The person leaves this browser. What the server has is removed from here; what it does not have waits aside for
 * them. False when it should wait and the browser refused to keep it.
 */
export function releaseStorage(
  storage: KeyValue | null,
  { uid, isAcknowledged }: { readonly uid: string; readonly isAcknowledged: boolean },
): boolean {
  if (!storage) return isAcknowledged;
  if (!isOwner(storage, uid)) return true;
  if (!isAcknowledged) return putAside(storage, uid);
  for (const key of personalKeys(storage)) writeText(storage, key, null);
  return true;
}
