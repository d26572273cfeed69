import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import type { WizardState } from "../wizard/wizard-store.ts";
import {
  baseWithPendingSaves,
  type DraftBase,
  emptyBase,
  hasUnsavedChanges,
  isSameSave,
  type SavedDraft,
} from "./draft-base.ts";

/** The functions of the page that an open draft calls. A project of null is the new one. */
export interface OpenDraftDeps {
  readonly getState: () => WizardState;
  /** The stored base, which all tabs of this browser share. */
  readonly readBase: (project: string | null) => DraftBase | null;
  readonly writeBase: (project: string | null, base: DraftBase) => void;
}

/** The draft of the project that is open on this device, as its saving and its merging share it. */
export class OpenDraft {
  readonly #deps: OpenDraftDeps;
  project: string | null = null;
  saved: SavedDraft;
  /** The last state whose changes have been noticed. */
  lastSeen: WizardState;
  /** False while a draft is being loaded, and after saving has ended. */
  isRunning = false;

  constructor(deps: OpenDraftDeps) {
    this.#deps = deps;
    this.lastSeen = deps.getState();
    this.saved = { base: emptyBase, position: this.lastSeen.position };
  }

  /**
   * True if the server has not acknowledged the latest answers or, when they are part of a project already, if it still
   * has a draft.
   */
  get isDirty(): boolean {
    if (this.submitted) return this.saved.base.version > 0;
    return hasUnsavedChanges(this.saved, this.#deps.getState());
  }

  /** The answers here if they were submitted unchanged: they need no draft, whichever step is open. */
  get submitted(): Onboarding | null {
    const { sent, onboarding } = this.#deps.getState();
    const isSubmitted =
      this.project === null && sent && isEqual(draftAnswers(onboarding), draftAnswers(sent.answers));
    return isSubmitted ? onboarding : null;
  }

  /** Makes a change that is not an edit of this tab, so that it does not schedule a save. */
  withoutNotice(change: () => void): void {
    const wasRunning = this.isRunning;
    this.isRunning = false;
    change();
    this.lastSeen = this.#deps.getState();
    this.isRunning = wasRunning;
  }

  /**
   * Adds answers that are about to be sent to the base, and to the stored one with those that other tabs have sent; the
   * base of a save that another tab has stored since stays.
   */
  addPendingSave(answers: Onboarding): void {
    const { base } = this.saved;
    const stored = this.#deps.readBase(this.project) ?? base;
    if (isSameSave(stored, base)) this.setBase(baseWithPendingSaves(base, [...(stored.sent ?? []), answers]));
    else this.saved = { ...this.saved, base: baseWithPendingSaves(base, [answers]) };
  }

  setBase(base: DraftBase, position = this.saved.position): void {
    this.saved = { base, position };
    this.#deps.writeBase(this.project, base);
  }
}
