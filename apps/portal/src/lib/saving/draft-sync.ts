import type { Draft, DraftState } from "@sitewright/contracts";
import type { WizardState } from "../wizard/wizard-state.ts";
import type { DraftCalls, SaveResult } from "./draft-calls.ts";
import { chooseDraft, type DraftBase } from "./draft-choice.ts";
import type { SaveStatus } from "./save-status.ts";

/** How long the answers rest before they are sent; a change reaches the server within two seconds. */
export const saveAfterMs = 1000;
/** How long after a failed save the next is tried. */
export const retryAfterMs = 5000;

/** What the sync needs of the world around it. A project of null is the new one. */
export interface DraftSyncDeps {
  readonly calls: DraftCalls;
  readonly getState: () => WizardState;
  readonly subscribe: (listener: (state: WizardState) => void) => () => void;
  readonly load: (draft: DraftState) => void;
  readonly readBase: (project: string | null) => DraftBase;
  readonly keepBase: (project: string | null, base: DraftBase) => void;
  readonly report: (status: SaveStatus) => void;
  /** Asks the person which answers to go on with; null takes the question back. */
  readonly ask: (current: Draft | null) => void;
}

const isSame = (a: WizardState, b: WizardState): boolean =>
  a.onboarding === b.onboarding && a.position === b.position;

/** Keeps one draft on the server equal to the answers here. Saves are never in flight together. */
export class DraftSync {
  readonly #deps: DraftSyncDeps;
  readonly #unsubscribe: () => void;
  #project: string | null = null;
  #base: DraftBase = { version: 0, isDirty: false };
  #known: WizardState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #asked: Draft | null = null;
  #isOpen = false;

  constructor(deps: DraftSyncDeps) {
    this.#deps = deps;
    this.#known = deps.getState();
    this.#unsubscribe = deps.subscribe((state) => this.#notice(state));
  }

  /**
   * Begins with the draft of a project; resolves when the answers to go on with are in place. `prepare` may change
   * the answers without that being saved.
   */
  async open(project: string | null, prepare?: () => void): Promise<void> {
    const { calls, getState, readBase } = this.#deps;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#project = project;
    this.#question(null);
    prepare?.();
    this.#base = readBase(project);
    const server = await calls.read(project);
    if (this.#project !== project) return;
    this.#known = getState();
    this.#isOpen = true;
    const choice = server === undefined ? "local" : chooseDraft(server, this.#base, this.#known);
    if (choice === "server" && server) this.#adopt(server);
    else if (choice === "conflict" && server) this.#question(server);
    else if (this.#base.isDirty) this.#plan(0);
  }

  /** Sends what has not been sent. False when the server does not have the latest answers. */
  async flush(): Promise<boolean> {
    await this.#sending;
    await this.#send();
    return !this.#base.isDirty;
  }

  /** Answers the question of `ask`. */
  settle(choice: "mine" | "theirs"): void {
    const current = this.#asked;
    this.#question(null);
    if (!current) return;
    if (choice === "theirs") {
      this.#adopt(current);
      return;
    }
    this.#setBase({ version: current.version, isDirty: true });
    this.#plan(0);
  }

  /** The stored draft is not needed any more; the answers here start a new one when they change. */
  async forget(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    clearTimeout(this.#timer);
    this.#known = this.#deps.getState();
    this.#setBase({ version: 0, isDirty: false });
    this.#deps.report({ kind: "untouched" });
    await this.#deps.calls.forget(this.#project);
  }

  /** Ends it; nothing is sent any more. */
  stop(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }

  #notice(state: WizardState): void {
    if (!this.#isOpen || isSame(state, this.#known)) return;
    this.#known = state;
    if (!this.#base.isDirty) this.#setBase({ ...this.#base, isDirty: true });
    this.#plan(saveAfterMs);
  }

  #setBase(base: DraftBase): void {
    this.#base = base;
    this.#deps.keepBase(this.#project, base);
  }

  #adopt(draft: Draft): void {
    this.#isOpen = false;
    this.#deps.load(draft.state);
    this.#isOpen = true;
    this.#known = this.#deps.getState();
    this.#setBase({ version: draft.version, isDirty: false });
    this.#deps.report({ kind: "saved", at: new Date(draft.savedAt) });
  }

  #question(current: Draft | null): void {
    this.#asked = current;
    this.#deps.ask(current);
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending || this.#asked || !this.#isOpen || !this.#base.isDirty) return;
    this.#sending = this.#save();
    await this.#sending;
    this.#sending = null;
  }

  async #save(): Promise<void> {
    const { calls, getState, report } = this.#deps;
    const state = getState();
    const project = this.#project;
    report({ kind: "saving" });
    const { onboarding, position } = state;
    const result = await calls.save(project, this.#base.version, { onboarding, position });
    if (project === this.#project && this.#isOpen) this.#conclude(result, state);
  }

  #conclude(result: SaveResult, sent: WizardState): void {
    const { getState, report } = this.#deps;
    switch (result.kind) {
      case "saved":
        this.#setBase({ version: result.version, isDirty: !isSame(getState(), sent) });
        report({ kind: "saved", at: result.savedAt });
        if (this.#base.isDirty) this.#plan(saveAfterMs);
        return;
      case "conflict":
        if (result.current) {
          this.#question(result.current);
          return;
        }
        this.#setBase({ version: 0, isDirty: true });
        this.#plan(0);
        return;
      case "offline":
        report({ kind: "offline" });
        this.#plan(retryAfterMs);
        return;
      case "refused":
        report({ kind: "refused", message: result.message });
    }
  }
}
