import type { Draft, DraftState } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import type { WizardState } from "../wizard/wizard-store.ts";
import {
  baseAfterSave,
  baseFromAnswers,
  baseFromDraft,
  baseWithPendingSave,
  type DraftBase,
  emptyBase,
  findBase,
  hasUnsavedChanges,
  type SavedDraft,
  savedStatus,
} from "./draft-base.ts";
import type { DraftCalls, SaveResult } from "./draft-calls.ts";
import { type AskPerson, mergeResolvingConflicts } from "./resolve-conflicts.ts";
import { type SaveStatus, StatusReporter } from "./save-status.ts";
import { otherTabSavesWithinMs, SaveTimer, saveAfterMs } from "./save-timer.ts";

/** The functions of the page that the sync calls. A project of null is the new one. */
export interface DraftSyncDeps {
  readonly calls: DraftCalls;
  readonly getState: () => WizardState;
  readonly subscribe: (listener: (state: WizardState) => void) => () => void;
  /** Replaces the answers and the open step by those of a draft. */
  readonly replaceAnswers: (draft: DraftState) => void;
  /** Applies merged answers; the open step stays. `from`: position of the other side; `incoming`: paths taken from it. */
  readonly applyMerge: (
    answers: Onboarding,
    from: DraftState["position"],
    incoming: readonly string[],
  ) => void;
  readonly readBase: (project: string | null) => DraftBase | null;
  readonly writeBase: (project: string | null, base: DraftBase) => void;
  readonly onStatus: (status: SaveStatus) => void;
  readonly askPerson: AskPerson;
  /** Closes a question of `askPerson` that is still open. */
  readonly withdrawQuestion: () => void;
  /** Called with the paths of the answers that a merge took from elsewhere. */
  readonly onMerged: (paths: readonly string[]) => void;
  /** Merges the stored project into the answers here, after another device saved its draft into the project. */
  readonly mergeStoredProject: (project: string) => Promise<void>;
  readonly random: () => number;
}

/**
 * Saves the answers of one project as its draft on the server, and merges what other devices saved there. One request
 * at a time. States, events and effects: docs/autosave.md.
 */
export class DraftSync {
  readonly #deps: DraftSyncDeps;
  readonly #timer: SaveTimer;
  readonly #status: StatusReporter;
  readonly #unsubscribe: () => void;
  #project: string | null = null;
  #saved: SavedDraft;
  /** The last state whose changes have been noticed. */
  #lastSeen: WizardState;
  /** The running save or deletion. */
  #saving: Promise<unknown> | null = null;
  /** The state in the running save. */
  #sending: DraftState | null = null;
  #isMerging = false;
  /** False while a draft is being loaded, and after `stop`. */
  #isRunning = false;
  /** Marks the latest call of `open`; null after `stop`. */
  #opening: symbol | null = null;

  constructor(deps: DraftSyncDeps) {
    this.#deps = deps;
    this.#status = new StatusReporter(deps.onStatus);
    this.#timer = new SaveTimer({ save: () => void this.#saveIfNeeded(), random: deps.random });
    this.#lastSeen = deps.getState();
    this.#saved = { base: emptyBase, position: this.#lastSeen.position };
    this.#unsubscribe = deps.subscribe((state) => this.#onStateChange(state));
  }

  /** True where the answers have changes that the server has not acknowledged. */
  get isDirty(): boolean {
    return hasUnsavedChanges(this.#saved, this.#deps.getState());
  }

  /**
   * Loads the draft of a project; resolves when its answers are in place, or a conflict is on the screen. `prepare`
   * puts the answers of the stored project in place first; they count as saved.
   */
  async open(project: string | null, prepare?: () => void): Promise<void> {
    const { calls, getState, writeBase, readBase, withdrawQuestion } = this.#deps;
    const opening = Symbol();
    this.#opening = opening;
    this.#isRunning = false;
    this.#timer.cancel();
    withdrawQuestion();
    this.#project = project;
    // A save that still runs is one of the former project.
    this.#sending = null;
    prepare?.();
    const base = prepare ? baseFromAnswers(getState().onboarding) : (readBase(project) ?? emptyBase);
    writeBase(project, base);
    const server = await calls.read(project);
    if (this.#opening !== opening) return;
    this.#lastSeen = getState();
    this.#saved = { base, position: this.#lastSeen.position };
    this.#isRunning = true;
    if (server && !this.isDirty && !findBase(server, [base])) this.#replaceFromServer(server);
    else this.#compareWithServer(server);
  }

  /** Saves now what has not been saved. False when the server does not have the latest answers. */
  async flush(): Promise<boolean> {
    await this.#saving;
    await this.#saveIfNeeded();
    return !this.isDirty;
  }

  /** The page is visible again: saves, then loads and merges what was saved elsewhere meanwhile. */
  async refresh(): Promise<void> {
    if (!(await this.flush()) || !this.#isRunning) return;
    const project = this.#project;
    const { base } = this.#saved;
    const server = await this.#deps.calls.read(project);
    const isCurrent = this.#isRunning && project === this.#project && base === this.#saved.base;
    if (isCurrent) this.#compareWithServer(server);
  }

  /**
   * The page is being closed. Where a save is running, nothing can wait for its response: what was typed since is sent
   * beside it, for the server to store after it.
   */
  flushOnPageClose(): void {
    const { onboarding, position } = this.#deps.getState();
    const state = { onboarding: draftAnswers(onboarding), position };
    const sentBefore = this.#sending;
    if (!sentBefore || !this.#isRunning) void this.#saveIfNeeded();
    else if (!isEqual(state, sentBefore)) {
      this.#setBase(baseWithPendingSave(this.#saved.base, state.onboarding));
      const { version } = this.#saved.base;
      void this.#deps.calls.save(this.#project, { version, state, sentBefore });
    }
  }

  /** The page is hidden and may be frozen: saves at once, or as soon as the running save has ended. */
  flushOnPageHide(): void {
    if (this.#saving) void this.#saving.then(() => this.#saveIfNeeded());
    else void this.#saveIfNeeded();
  }

  /** Resumes saving after the person has signed in again. */
  resume(): void {
    if (this.#status.kind !== "signed-out") return;
    this.#status.report({ kind: "saving" });
    this.#timer.schedule(0);
  }

  /** Another tab of this browser has saved or merged: this tab uses its base too. */
  acceptBaseOfOtherTab(base: DraftBase): void {
    const { version, savedAt } = this.#saved.base;
    if (!this.#isRunning || this.#isMerging || this.#saving) return;
    if (base.version === version && base.savedAt === savedAt) return;
    this.#saved = { base, position: this.#deps.getState().position };
    this.#scheduleOrReportSaved(otherTabSavesWithinMs);
  }

  /** Applies a change from another tab of this browser, and leaves it some time to save the change itself. */
  applyOtherTabsChange(change: () => void): void {
    this.#withoutNotice(change);
    if (this.#isRunning && this.isDirty) this.#timer.schedule(otherTabSavesWithinMs);
  }

  /**
   * Deletes the draft; false, and nothing has changed, where the server has not confirmed it. `submitted`: the answers
   * that are now part of a project; a draft that another device saved since is kept and merged, and answers that changed
   * here since begin a new draft. Without it, the draft is deleted unconditionally.
   */
  async deleteDraft(submitted?: Onboarding): Promise<boolean> {
    this.#timer.cancel();
    await this.#saving;
    this.#timer.cancel();
    return this.#alone(() => this.#delete(submitted));
  }

  /** Ends saving for good. */
  stop(): void {
    this.#opening = null;
    this.#isRunning = false;
    this.#timer.cancel();
    this.#deps.withdrawQuestion();
    this.#unsubscribe();
  }

  #onStateChange(state: WizardState): void {
    const { onboarding, position } = this.#lastSeen;
    if (!this.#isRunning || (state.onboarding === onboarding && state.position === position)) return;
    this.#lastSeen = state;
    if (this.#status.kind === "saved" || this.#status.kind === "untouched")
      this.#status.report({ kind: "saving" });
    this.#timer.schedule(saveAfterMs);
  }

  /** Makes a change that is not an edit of this tab, so that it does not schedule a save. */
  #withoutNotice(change: () => void): void {
    const wasRunning = this.#isRunning;
    this.#isRunning = false;
    change();
    this.#lastSeen = this.#deps.getState();
    this.#isRunning = wasRunning;
  }

  #setBase(base: DraftBase, position = this.#saved.position): void {
    this.#saved = { base, position };
    this.#deps.writeBase(this.#project, base);
  }

  #scheduleOrReportSaved(afterMs: number): void {
    this.#timer.cancel();
    if (this.isDirty) this.#timer.schedule(afterMs);
    else this.#status.report(savedStatus(this.#saved.base));
  }

  /** Acts on the draft that the server has: null when there is none, undefined when it is not known. */
  #compareWithServer(server: Draft | null | undefined): void {
    const { base } = this.#saved;
    // Another tab of this browser may have saved or merged that draft already.
    const known = server && findBase(server, [base, this.#deps.readBase(this.#project)]);
    if (known && known !== base) this.#setBase(known);
    if (server && !known) this.#mergeFromServer(server);
    else if (server === null && this.#saved.base.version > 0) this.#startNewDraft();
    else this.#scheduleOrReportSaved(0);
  }

  #replaceFromServer(server: Draft): void {
    this.#withoutNotice(() => this.#deps.replaceAnswers(server.state));
    this.#setBase(baseFromDraft(server), this.#lastSeen.position);
    this.#scheduleOrReportSaved(0);
  }

  /** Merges a draft that was saved elsewhere. Nothing is sent until that is done. */
  async #mergeFromServer(server: Draft): Promise<void> {
    const { askPerson, getState, applyMerge, onMerged } = this.#deps;
    if (this.#isMerging) return;
    this.#isMerging = true;
    const { onboarding: theirs, position } = server.state;
    const base = this.#saved.base.agreed;
    const mine = () => getState().onboarding;
    const savedAt = new Date(server.savedAt);
    const merged = await mergeResolvingConflicts({ base, mine, theirs, savedAt, askPerson });
    this.#isMerging = false;
    if (!merged || !this.#isRunning) return;
    this.#withoutNotice(() => applyMerge(merged.answers, position, merged.incoming));
    this.#setBase(baseFromDraft(server));
    onMerged(merged.incoming);
    this.#scheduleOrReportSaved(0);
  }

  /** The draft was deleted elsewhere: the answers here are saved as a new one. */
  async #startNewDraft(): Promise<void> {
    const project = this.#project;
    if (this.#isMerging) return;
    this.#isMerging = true;
    try {
      if (project !== null) await this.#deps.mergeStoredProject(project);
    } finally {
      this.#isMerging = false;
    }
    if (!this.#isRunning) return;
    if (project === this.#project) this.#setBase({ ...this.#saved.base, version: 0, savedAt: null });
    this.#scheduleOrReportSaved(0);
  }

  async #saveIfNeeded(): Promise<void> {
    this.#timer.cancel();
    if (this.#saving || this.#isMerging || !this.#isRunning || this.#status.kind === "signed-out") return;
    if (!this.isDirty) {
      this.#scheduleOrReportSaved(0);
      return;
    }
    try {
      await this.#alone(() => this.#save());
    } catch (error) {
      this.#timer.scheduleRetry(0);
      throw error;
    }
  }

  /** Runs a save or a deletion; nothing else is sent meanwhile. */
  async #alone<T>(run: () => Promise<T>): Promise<T> {
    const project = this.#project;
    const running = run();
    this.#saving = running;
    try {
      return await running;
    } finally {
      this.#saving = null;
      // The project that was opened meanwhile could not be saved until now.
      if (project !== this.#project && this.#isRunning) this.#scheduleOrReportSaved(0);
    }
  }

  async #delete(submitted: Onboarding | undefined): Promise<boolean> {
    const { calls, getState } = this.#deps;
    const project = this.#project;
    const { base } = this.#saved;
    const { onboarding, position } = getState();
    const server = submitted ? await calls.read(project) : null;
    const changed = server && !findBase(server, [base]) ? server : null;
    const isDone = server !== undefined && (changed !== null || (await calls.delete(project)));
    if (!this.#isRunning || project !== this.#project) return isDone;
    if (isDone) {
      this.#setBase(baseFromAnswers(submitted ?? onboarding), position);
      this.#status.report({ kind: "untouched" });
      if (changed) this.#compareWithServer(changed);
    }
    if (this.isDirty) this.#timer.schedule(saveAfterMs);
    return isDone;
  }

  async #save(): Promise<void> {
    const { calls, getState } = this.#deps;
    const { onboarding, position } = getState();
    const project = this.#project;
    if (!this.#timer.hasFailed) this.#status.report({ kind: "saving" });
    const state = { onboarding: draftAnswers(onboarding), position };
    this.#setBase(baseWithPendingSave(this.#saved.base, state.onboarding));
    const { version } = this.#saved.base;
    this.#sending = state;
    const result = await calls.save(project, { version, state });
    this.#sending = null;
    if (project === this.#project && this.#isRunning) this.#handleResult(result, state);
  }

  #handleResult(result: SaveResult, sent: DraftState): void {
    if (result.kind === "saved" || result.kind === "conflict") this.#timer.resetFailures();
    else this.#status.report(result);
    if (result.kind === "saved") {
      this.#setBase(baseAfterSave(result, sent), sent.position);
      this.#scheduleOrReportSaved(saveAfterMs);
    } else if (result.kind === "conflict") this.#compareWithServer(result.current);
    else if (result.kind === "offline") this.#timer.scheduleRetry(0);
    else if (result.kind === "delayed") this.#timer.scheduleRetry(result.retryAfterMs ?? 0);
  }
}
