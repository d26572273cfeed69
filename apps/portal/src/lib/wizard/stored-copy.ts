import { type KeyValue, readText, writeText } from "@sitewright/app-kit/storage";
import { isEqual } from "../saving/is-equal.ts";
import { withoutPreviews } from "./answers-for-server.ts";
import { editingPart, parseJson, type StoredPart, storedParts } from "./stored-parts.ts";
import type { WizardState } from "./wizard-state.ts";

/** What another tab of this browser has written since this tab last looked. */
export interface OtherTab {
  /** What this tab had last read or written: both tabs come from there. */
  readonly base: WizardState;
  readonly theirs: WizardState;
  /** Whether the other tab has opened another project than this one shows. */
  readonly hasMoved: boolean;
}

// Each tab has its own open step and its own switches; the storage has those of the last one that moved.
const ownParts: ReadonlySet<string> = new Set([
  "onboarding_activeTab",
  "onboarding_journeyStarted",
  "onboarding_cleared",
]);

type Text = string | null | undefined;

/** Whether two stored texts mean the same: tabs that merged the same answers may have them in another order. */
const saysSame = (a: Text, b: Text, read: (text: string) => unknown = parseJson): boolean =>
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
  readonly #own = new Map<string, string | null>();
  /** Keys that the storage did not take as they are here: what lies there under them is older. */
  readonly #refused = new Set<string>();
  #state: WizardState;

  constructor(storage: KeyValue | null, state: WizardState) {
    this.#storage = storage;
    this.#state = state;
    for (const { key } of storedParts) this.#note(key, readText(storage, key));
  }

  /** Writes the parts that differ from what was last written. False when the storage refuses. */
  write(state: WizardState): boolean {
    const written = storedParts.map((part) => this.#writePart(part, state));
    this.#state = { ...state, onboarding: withoutPreviews(state.onboarding) };
    return written.every(Boolean);
  }

  #note(key: string, stored: string | null, own = stored): void {
    this.#texts.set(key, stored);
    this.#own.set(key, own);
  }

  #writePart(part: StoredPart, state: WizardState): boolean {
    const { key } = part;
    const text = part.write(state);
    if (saysSame(text, this.#own.get(key)) && !this.#refused.has(key)) return true;
    const isWritten = writeText(this.#storage, key, text);
    this.#note(key, text);
    if (isWritten) this.#refused.delete(key);
    else this.#refused.add(key);
    return isWritten;
  }

  /** What another tab wrote; null when it wrote nothing. What it wrote counts as read from then on. */
  readOthers(): OtherTab | null {
    // A key that has gone is no answer but was cleared. The exception: no project is edited any more.
    const isFilled = readText(this.#storage, "onboarding_formData") !== null;
    const foreign = storedParts.flatMap((part) => {
      const text = readText(this.#storage, part.key);
      const isOurs = ownParts.has(part.key) || this.#refused.has(part.key);
      const isNew = !isOurs && !saysSame(text, this.#texts.get(part.key), part.news);
      return isNew && (text !== null || (part === editingPart && isFilled)) ? [{ part, text }] : [];
    });
    if (foreign.length === 0) return null;
    const base = this.#state;
    let theirs = base;
    for (const { part, text } of foreign) {
      const { value, isDamaged } = part.restore(theirs, text === null ? null : parseJson(text));
      theirs = value;
      this.#note(part.key, text, isDamaged ? text : part.write(theirs));
    }
    this.#state = theirs;
    return { base, theirs, hasMoved: theirs.editing?.projectId !== base.editing?.projectId };
  }

  /** Forgets what it wrote: the storage was emptied, and the next write writes all. */
  forget(): void {
    this.#texts.clear();
    this.#own.clear();
  }
}
