import type { DraftState } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import type { WizardState } from "../wizard/wizard-store.ts";
import {
  baseAfterSave,
  baseFromAnswers,
  type DraftBase,
  type DraftHeaders,
  draftHeaders,
  emptyBase,
  findBase,
  isSameSave,
  savedStatus,
} from "./draft-base.ts";
import type { DraftCalls, SaveResult } from "./draft-calls.ts";
import { DraftMerger, type DraftMergerDeps } from "./draft-merger.ts";
import { OpenDraft, type OpenDraftDeps } from "./open-draft.ts";
import { type SaveStatus, StatusReporter } from "./save-status.ts";
import { otherTabSavesWithinMs, SaveTimer, saveAfterMs } from "./save-timer.ts";

/** The functions of the page that the sync calls. A project of null is the new one. */
export interface DraftSyncDeps extends OpenDraftDeps, DraftMergerDeps {
  readonly calls: DraftCalls;
  readonly subscribe: (listener: (state: WizardState) => void) => () => void;
  readonly onStatus: (status: SaveStatus) => void;
  /** Closes a question of `askPerson` that is still open. */
  readonly withdrawQuestion: () => void;
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
  readonly #draft: OpenDraft;
  readonly #merger: DraftMerger;
  readonly #unsubscribe: () => void;
  /** The running save, deletion or submission. */
  #saving: Promise<unknown> | null = null;
  /** The state in the running save. */
  #sending: DraftState | null = null;
  /** Conflicts since the last successful save. */
  #conflicts = 0;
  /** Marks the latest call of `open`; null after `stop`. */
  #opening: symbol | null = null;

  constructor(deps: DraftSyncDeps) {
    this.#deps = deps;
    this.#status = new StatusReporter(deps.onStatus);
    this.#timer = new SaveTimer({ save: () => void this.#saveIfNeeded(), random: deps.random });
    this.#draft = new OpenDraft(deps);
    const onDone = () => this.#continueAfterMerge();
    this.#merger = new DraftMerger(this.#draft, { ...deps, onDone });
    this.#unsubscribe = deps.subscribe((state) => this.#onStateChange(state));
  }

  /** True where the server does not have the latest answers as it should: see `OpenDraft`. */
  get isDirty(): boolean {
    return this.#draft.isDirty;
  }

  /**
   * Loads the draft of a project; resolves when its answers are in place, or a conflict is on the screen. `prepare`
   * puts the answers of the stored project in place first; they count as saved.
   */
  async open(project: string | null, prepare?: () => void): Promise<void> {
    const { calls, getState, writeBase, readBase, withdrawQuestion } = this.#deps;
    const opening = Symbol();
    this.#opening = opening;
    this.#draft.isRunning = false;
    this.#timer.cancel();
    withdrawQuestion();
    this.#draft.project = project;
    // A save that still runs is one of the former project.
    this.#sending = null;
    prepare?.();
    const base = prepare ? baseFromAnswers(getState().onboarding) : (readBase(project) ?? emptyBase);
    writeBase(project, base);
    const server = await calls.read(project);
    if (this.#opening !== opening) return;
    this.#draft.lastSeen = getState();
    this.#draft.saved = { base, position: this.#draft.lastSeen.position };
    this.#draft.isRunning = true;
    if (server && !this.isDirty && !findBase(server, [base])) this.#merger.replaceFromServer(server);
    else this.#merger.compareWithServer(server);
  }

  /** True where the server says which draft of a project it has. */
  async canRead(project: string | null): Promise<boolean> {
    return (await this.#deps.calls.read(project)) !== undefined;
  }

  /** Saves now what has not been saved. False when the server does not have the latest answers. */
  async flush(): Promise<boolean> {
    await this.#saving;
    await this.#saveIfNeeded();
    return !this.isDirty;
  }

  /** The page is visible again: saves, then loads and merges what was saved elsewhere meanwhile. */
  async refresh(): Promise<void> {
    if (!(await this.flush()) || !this.#draft.isRunning) return;
    const project = this.#draft.project;
    const { base } = this.#draft.saved;
    const server = await this.#deps.calls.read(project);
    const isCurrent =
      this.#draft.isRunning && project === this.#draft.project && base === this.#draft.saved.base;
    if (isCurrent) this.#merger.compareWithServer(server);
  }

  /**
   * The page is being closed. Where a save is running, nothing can wait for its response: what was typed since is sent
   * beside it, for the server to store after it.
   */
  flushOnPageClose(): void {
    const { onboarding, position } = this.#deps.getState();
    const state = { onboarding: draftAnswers(onboarding), position };
    const sentBefore = this.#sending;
    if (!sentBefore || !this.#draft.isRunning) void this.#saveIfNeeded();
    else if (!isEqual(state, sentBefore)) {
      this.#draft.addPendingSave(state.onboarding);
      const { version } = this.#draft.saved.base;
      void this.#deps.calls.save(this.#draft.project, { version, state, sentBefore });
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
    if (!this.#draft.isRunning || this.#merger.isMerging || this.#saving) return;
    if (isSameSave(base, this.#draft.saved.base)) return;
    this.#draft.saved = { base, position: this.#deps.getState().position };
    this.#scheduleOrReportSaved(otherTabSavesWithinMs);
  }

  /** Applies a change from another tab of this browser, and leaves it some time to save the change itself. */
  applyOtherTabsChange(change: () => void): void {
    this.#draft.withoutNotice(change);
    if (this.#draft.isRunning && this.isDirty) this.#timer.schedule(otherTabSavesWithinMs);
  }

  /**
   * Deletes the draft; false, and nothing has changed, where the server has not confirmed it. `submitted`: the answers
   * that are now part of a project; a draft that another device saved since is kept and merged, and answers that
   * changed here since begin a new draft. Without it, the draft is deleted unconditionally.
   */
  async deleteDraft(submitted?: Onboarding): Promise<boolean> {
    return this.#whenIdle(() => this.#delete(submitted));
  }

  /**
   * Makes a call that makes the answers here part of a project, while nothing is saved. Its headers name the draft,
   * which the server deletes in the same transaction; `deleteDraft` follows where it succeeded.
   */
  async submit<T>(call: (headers: DraftHeaders) => Promise<T>): Promise<T> {
    try {
      return await this.#whenIdle(() =>
        call(this.#draft.isRunning ? draftHeaders(this.#draft.saved.base) : {}),
      );
    } finally {
      if (this.#draft.isRunning) this.#scheduleOrReportSaved(saveAfterMs);
    }
  }

  /** Ends saving for good. */
  stop(): void {
    this.#opening = null;
    this.#draft.isRunning = false;
    this.#timer.cancel();
    this.#deps.withdrawQuestion();
    this.#unsubscribe();
  }

  #onStateChange(state: WizardState): void {
    const { onboarding, position } = this.#draft.lastSeen;
    if (!this.#draft.isRunning || (state.onboarding === onboarding && state.position === position)) return;
    this.#draft.lastSeen = state;
    if (this.#status.kind === "saved" || this.#status.kind === "untouched")
      this.#status.report({ kind: "saving" });
    this.#timer.schedule(saveAfterMs);
  }

  #scheduleOrReportSaved(afterMs: number): void {
    this.#timer.cancel();
    if (this.isDirty) this.#timer.schedule(afterMs);
    else this.#status.report(savedStatus(this.#draft.saved.base));
  }

  /** Conflicts that follow on one another are retried with back-off, since merging has not ended them. */
  #continueAfterMerge(): void {
    if (this.#conflicts > 1 && this.isDirty) this.#timer.scheduleRetry(0);
    else this.#scheduleOrReportSaved(0);
  }

  async #saveIfNeeded(): Promise<void> {
    this.#timer.cancel();
    if (
      this.#saving ||
      this.#merger.isMerging ||
      !this.#draft.isRunning ||
      this.#status.kind === "signed-out"
    )
      return;
    if (!this.isDirty) {
      this.#scheduleOrReportSaved(0);
      return;
    }
    const submitted = this.#draft.submitted;
    try {
      await this.#alone<unknown>(() => (submitted ? this.#delete(submitted) : this.#save()));
    } catch (error) {
      this.#timer.scheduleRetry(0);
      throw error;
    }
  }

  /** Runs a deletion or submission once no other request runs; nothing is scheduled then. */
  async #whenIdle<T>(run: () => Promise<T>): Promise<T> {
    // There is no await between the check and the start, or two waiting calls would start together.
    while (this.#saving) await this.#saving;
    this.#timer.cancel();
    return this.#alone(run);
  }

  /** Runs a save, a deletion or a submission; nothing else is sent meanwhile. */
  async #alone<T>(run: () => Promise<T>): Promise<T> {
    const project = this.#draft.project;
    const running = run();
    this.#saving = running;
    try {
      return await running;
    } finally {
      this.#saving = null;
      // The project that was opened meanwhile could not be saved until now.
      if (project !== this.#draft.project && this.#draft.isRunning) this.#scheduleOrReportSaved(0);
    }
  }

  async #delete(submitted: Onboarding | undefined): Promise<boolean> {
    const { calls, getState, readBase } = this.#deps;
    const project = this.#draft.project;
    const { base } = this.#draft.saved;
    const { onboarding, position } = getState();
    const server = submitted ? await calls.read(project) : null;
    const changed = server && !findBase(server, [base]) ? server : null;
    // A submission deletes the draft that it names; one whose save had no response is left.
    const isGone = changed !== null || (submitted !== undefined && server === null);
    const isDone = server !== undefined && (isGone || (await calls.delete(project)));
    if (!this.#draft.isRunning || project !== this.#draft.project) return isDone;
    if (isDone) {
      this.#timer.resetFailures();
      // Another tab of this browser may have saved that draft: its base is then the one to continue from.
      const known = changed && findBase(changed, [readBase(project)]);
      this.#draft.setBase(known ?? baseFromAnswers(submitted ?? onboarding), position);
      this.#status.report({ kind: "untouched" });
      if (changed) this.#merger.compareWithServer(changed);
    }
    // Even without a response, answers that are part of the project need no draft.
    if (!isDone && submitted && project !== null)
      this.#draft.setBase({ ...base, agreed: draftAnswers(submitted) }, position);
    if (!isDone && this.#draft.submitted) this.#timer.scheduleRetry(0);
    else if (this.isDirty) this.#timer.schedule(saveAfterMs);
    return isDone;
  }

  async #save(): Promise<void> {
    const { calls, getState } = this.#deps;
    const { onboarding, position } = getState();
    const project = this.#draft.project;
    if (!this.#timer.hasFailed) this.#status.report({ kind: "saving" });
    const state = { onboarding: draftAnswers(onboarding), position };
    this.#draft.addPendingSave(state.onboarding);
    const { version } = this.#draft.saved.base;
    this.#sending = state;
    const result = await calls.save(project, { version, state });
    this.#sending = null;
    if (project === this.#draft.project && this.#draft.isRunning) this.#handleResult(result, state);
  }

  #handleResult(result: SaveResult, sent: DraftState): void {
    this.#conflicts = result.kind === "conflict" ? this.#conflicts + 1 : 0;
    if (result.kind === "saved" || this.#conflicts === 1) this.#timer.resetFailures();
    else if (result.kind !== "conflict") this.#status.report(result);
    if (result.kind === "saved") {
      this.#draft.setBase(baseAfterSave(result, sent), sent.position);
      this.#scheduleOrReportSaved(saveAfterMs);
    } else if (result.kind === "conflict") this.#merger.compareWithServer(result.current);
    else if (result.kind === "offline") this.#timer.scheduleRetry(0);
    else if (result.kind === "delayed") this.#timer.scheduleRetry(result.retryAfterMs ?? 0);
  }
}
