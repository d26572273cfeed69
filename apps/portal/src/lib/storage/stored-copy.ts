import { isEqual } from "../is-equal.ts";
import { withoutPreviews } from "../wizard/answers-for-server.ts";
import type { WizardState } from "../wizard/wizard-store.ts";
import { type KeyValue, parseJson, readText, writeText } from "./device-storage.ts";
import { editingPart, type StoredPart, storedParts } from "./stored-parts.ts";

/** What another tab of this browser has written since this tab last looked. */
export interface OtherTabChange {
  /** What this tab had last read or written: both tabs come from there. */
  readonly base: WizardState;
  readonly theirs: WizardState;
  /** Whether the other tab has opened another project than this one shows. */
  readonly isOtherProject: boolean;
}

// Each tab has its own open step and its own switches; the storage has those of the last one that moved.
const perTabParts: ReadonlySet<string> = new Set([
  "onboarding_activeTab",
  "onboarding_journeyStarted",
  "onboarding_cleared",
]);

type Text = string | null | undefined;

/** Whether two stored texts mean the same: tabs that merged the same answers may have them in another order. */
const isSameValue = (a: Text, b: Text, read: (text: string) => unknown = parseJson): boolean =>
  a === b || (typeof a === "string" && typeof b === "string" && isEqual(read(a), read(b)));

/**
 * The wizard in the browser's storage as one tab knows it: writes what changes, and tells what another tab wrote from
 * what this one did.
 */
export class StoredCopy {
  readonly #storage: KeyValue | null;
  /** What lies in the storage, as this tab last saw it. */
  readonly #texts = new Map<string, string | null>();
  /** The same in this tab's own words: what differs from it has changed here. */
  readonly #ownTexts = new Map<string, string | null>();
  /** Keys that the storage did not take as they are here: what lies there under them is older. */
  readonly #refused = new Set<string>();
  #state: WizardState;

  constructor(storage: KeyValue | null, state: WizardState) {
    this.#storage = storage;
    this.#state = state;
    for (const { key } of storedParts) this.#remember(key, readText(storage, key));
  }

  /** Writes the parts that differ from what was last written. False when the storage refuses. */
  write(state: WizardState): boolean {
    const written = storedParts.map((part) => this.#writePart(part, state));
    this.#state = { ...state, onboarding: withoutPreviews(state.onboarding) };
    return written.every(Boolean);
  }

  #remember(key: string, stored: string | null, own = stored): void {
    this.#texts.set(key, stored);
    this.#ownTexts.set(key, own);
  }

  #writePart(part: StoredPart, state: WizardState): boolean {
    const { key } = part;
    const text = part.write(state);
    if (isSameValue(text, this.#ownTexts.get(key)) && !this.#refused.has(key)) return true;
    const isWritten = writeText(this.#storage, key, text);
    this.#remember(key, text);
    if (isWritten) this.#refused.delete(key);
    else this.#refused.add(key);
    return isWritten;
  }

  /** What another tab wrote; null when it wrote nothing. What it wrote counts as read from then on. */
  readOtherTabs(): OtherTabChange | null {
    // A key that has gone is no answer but was cleared. The exception: no project is edited any more.
    const isFilled = readText(this.#storage, "onboarding_formData") !== null;
    const foreign = storedParts.flatMap((part) => {
      const text = readText(this.#storage, part.key);
      const isOurs = perTabParts.has(part.key) || this.#refused.has(part.key);
      const isNew = !isOurs && !isSameValue(text, this.#texts.get(part.key), part.comparable);
      return isNew && (text !== null || (part === editingPart && isFilled)) ? [{ part, text }] : [];
    });
    if (foreign.length === 0) return null;
    const base = this.#state;
    let theirs = base;
    for (const { part, text } of foreign) {
      const { value, isDamaged } = part.restore(theirs, text === null ? null : parseJson(text));
      theirs = value;
      this.#remember(part.key, text, isDamaged ? text : part.write(theirs));
    }
    this.#state = theirs;
    return { base, theirs, isOtherProject: theirs.editing?.projectId !== base.editing?.projectId };
  }

  /** Forgets what it wrote: the storage was emptied, and the next write writes all. */
  invalidate(): void {
    this.#texts.clear();
    this.#ownTexts.clear();
  }
}
