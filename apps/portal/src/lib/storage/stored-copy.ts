import { type KeyValue, parseJson, readText, writeText } from "@sitewright/app-kit/storage";
import { isEqual } from "../is-equal.ts";
import { withoutPreviews } from "../wizard/answers-for-server.ts";
import type { WizardState } from "../wizard/wizard-store.ts";
import { editingPart, type StoredPart, sentPart, storedParts } from "./stored-parts.ts";

/** The changes of another tab of this browser since this tab last read the storage. */
export interface OtherTabChange {
  /** The state that this tab had last read or written: the common base of both tabs. */
  readonly base: WizardState;
  readonly theirs: WizardState;
  /** The other tab has opened another project than this one shows. */
  readonly isOtherProject: boolean;
}

// Each tab has its own open step and its own switches; the storage has those of the tab that wrote last.
const perTabParts: ReadonlySet<string> = new Set([
  "onboarding_activeTab",
  "onboarding_journeyStarted",
  "onboarding_cleared",
]);

type Text = string | null | undefined;

/** True for stored texts with equal values: tabs that merged the same answers may write them in another order. */
const isSameValue = (a: Text, b: Text, read: (text: string) => unknown = parseJson): boolean =>
  a === b || (typeof a === "string" && typeof b === "string" && isEqual(read(a), read(b)));

/**
 * The wizard's parts in the browser's storage, as one tab last saw them: writes what changes, and detects what another
 * tab has written.
 */
export class StoredCopy {
  readonly #storage: KeyValue;
  /** The stored texts, as this tab last saw them. */
  readonly #texts = new Map<string, string | null>();
  /** The same values as this tab would write them; a difference is a change that was made here. */
  readonly #ownTexts = new Map<string, string | null>();
  /** Keys whose last write was refused: the storage has older values under them. */
  readonly #refused = new Set<string>();
  #state: WizardState;

  constructor(storage: KeyValue, state: WizardState) {
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

  /** The changes of other tabs since the last call; null where there are none. */
  readOtherTabs(): OtherTabChange | null {
    // A missing key is no change, since a storage may be cleared. The exceptions: no project is edited any more, and
    // the answers are no submitted project any more.
    const isFilled = readText(this.#storage, "onboarding_formData") !== null;
    const foreign = storedParts.flatMap((part) => {
      const text = readText(this.#storage, part.key);
      const isOurs = perTabParts.has(part.key) || this.#refused.has(part.key);
      const isNew = !isOurs && !isSameValue(text, this.#texts.get(part.key), part.comparable);
      return isNew && (text !== null || (isFilled && (part === editingPart || part === sentPart)))
        ? [{ part, text }]
        : [];
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

  /** The storage was cleared: the next write writes every part. */
  invalidate(): void {
    this.#texts.clear();
    this.#ownTexts.clear();
  }
}
