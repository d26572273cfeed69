import { type KeyValue, keysWith, readText, writeText } from "../storage/device-storage.ts";
import { storedParts } from "./stored-parts.ts";
import { initialWizardState, type WizardState } from "./wizard-state.ts";

const prefix = "onboarding_";
/** Whose answers are stored. */
const ownerKey = `${prefix}owner`;
/** A part that could not be read whole is kept here as it was found. */
const damagedKey = (key: string): string => `${key}.damaged`;
/** Another person's answers wait here, out of sight, until they sign in again. */
const asideKey = (uid: string): string => `aside_${prefix}${uid}`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The stored state. What cannot be read is set aside under another name and replaced by its default. */
export function restoreState(storage: KeyValue | null): WizardState {
  let state = initialWizardState;
  for (const part of storedParts) {
    const text = readText(storage, part.key);
    if (text === null) continue;
    const { value, isDamaged } = part.restore(state, parseJson(text));
    state = value;
    if (isDamaged) {
      writeText(storage, damagedKey(part.key), text);
      writeText(storage, part.key, part.write(state));
    }
  }
  return state;
}

/** Writes the parts that differ from `before`, all of them when there is no before. False when the storage refuses. */
export function keepState(storage: KeyValue | null, state: WizardState, before?: WizardState): boolean {
  const changed = storedParts.filter((part) => !before || !part.isSame(before, state));
  return changed.map((part) => writeText(storage, part.key, part.write(state))).every(Boolean);
}

/** Removes every key of the wizard, the chosen theme included. Other people's answers stay where they wait. */
export function clearStoredState(storage: KeyValue | null): void {
  if (!storage) return;
  for (const key of keysWith(storage, prefix)) writeText(storage, key, null);
}

function putAside(storage: KeyValue, uid: string): void {
  const keys = keysWith(storage, prefix).filter((key) => key !== `${prefix}darkMode`);
  const entries = keys.map((key) => [key, readText(storage, key)]);
  writeText(storage, asideKey(uid), JSON.stringify(Object.fromEntries(entries)));
  for (const key of keys) writeText(storage, key, null);
}

function fetchBack(storage: KeyValue, uid: string): void {
  const text = readText(storage, asideKey(uid));
  const entries = text === null ? undefined : parseJson(text);
  if (typeof entries !== "object" || entries === null) return;
  for (const [key, value] of Object.entries(entries)) {
    if (key.startsWith(prefix) && typeof value === "string") writeText(storage, key, value);
  }
  writeText(storage, asideKey(uid), null);
}

/** Makes the storage this person's: what someone else left is put aside, what waits for them comes back. */
export function claimStorage(storage: KeyValue | null, uid: string): void {
  if (!storage) return;
  const owner = readText(storage, ownerKey);
  if (owner === uid) return;
  if (owner !== null) putAside(storage, owner);
  fetchBack(storage, uid);
  writeText(storage, ownerKey, uid);
}
