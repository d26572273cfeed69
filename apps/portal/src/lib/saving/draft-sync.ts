import type { Draft, DraftState } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import type { WizardState } from "../wizard/wizard-store.ts";
import {
  agreedNow,
  agreedOn,
  type DraftBase,
  type DraftStanding,
  isUnsaved,
  knownBase,
  nothingKnown,
  savedBase,
  savedStatus,
  sendingFrom,
} from "./draft-base.ts";
import type { DraftCalls, SaveResult } from "./draft-calls.ts";
import { type Ask, reconcile } from "./resolve-conflicts.ts";
import { type SaveStatus, StatusLine } from "./save-status.ts";
import { followAfterMs, SaveClock, saveAfterMs } from "./save-timer.ts";

/** What the sync needs of the world around it. A project of null is the new one. */
export interface DraftSyncDeps {
  readonly calls: DraftCalls;
  readonly getState: () => WizardState;
  readonly subscribe: (listener: (state: WizardState) => void) => () => void;
  /** Takes a draft over as it is, the open step included. */
  readonly load: (draft: DraftState) => void;
  /** Puts merged answers in place; the open step stays. `from`: where the other side stands; `news`: what came from it. */
  readonly merge: (answers: Onboarding, from: DraftState["position"], news: readonly string[]) => void;
  readonly readBase: (project: string | null) => DraftBase | null;
  readonly keepBase: (project: string | null, base: DraftBase) => void;
  readonly report: (status: SaveStatus) => void;
  readonly ask: Ask;
  /** Takes a question of `ask` back. */
  readonly withdraw: () => void;
  /** Tells of answers that came from elsewhere, by path. */
  readonly tell: (paths: readonly string[]) => void;
  /** The draft of a stored project was deleted elsewhere: its changes are part of the project, which is merged in. */
  readonly rejoin: (project: string) => Promise<void>;
  readonly random: () => number;
}

/** Keeps one draft on the server equal to the answers here. Saves are never in flight together. */
export class DraftSync {
  readonly #deps: DraftSyncDeps;
  readonly #clock: SaveClock;
  readonly #status: StatusLine;
  readonly #unsubscribe: () => void;
  #project: string | null = null;
  #standing: DraftStanding;
  #seen: WizardState;
  #sending: Promise<void> | null = null;
  #isMerging = false;
  #isOpen = false;

  constructor(deps: DraftSyncDeps) {
    this.#deps = deps;
    this.#status = new StatusLine(deps.report);
    this.#clock = new SaveClock({ save: () => void this.#send(), random: deps.random });
    this.#seen = deps.getState();
    this.#standing = { base: nothingKnown, position: this.#seen.position };
    this.#unsubscribe = deps.subscribe((state) => this.#notice(state));
  }

  /** Whether the server does not have the latest answers. */
  get isDirty(): boolean {
    return isUnsaved(this.#standing, this.#deps.getState());
  }

  /**
   * Begins with the draft of a project; resolves when the answers to go on with are in place, or stand to be chosen
   * from. `prepare` puts answers in place that count as agreed.
   */
  async open(project: string | null, prepare?: () => void): Promise<void> {
    const { calls, getState, keepBase, readBase, withdraw } = this.#deps;
    this.#isOpen = false;
    this.#clock.cancel();
    withdraw();
    this.#project = project;
    prepare?.();
    const base = prepare ? agreedOn(getState().onboarding) : (readBase(project) ?? nothingKnown);
    keepBase(project, base);
    const server = await calls.read(project);
    if (this.#project !== project) return;
    this.#seen = getState();
    this.#standing = { base, position: this.#seen.position };
    this.#isOpen = true;
    if (server && !this.isDirty && !knownBase(server, [base])) this.#adopt(server);
    else this.#compare(server);
  }

  /** Sends what has not been sent. False when the server does not have the latest answers. */
  async flush(): Promise<boolean> {
    await this.#sending;
    await this.#send();
    return !this.isDirty;
  }

  /** The page has been out of sight: sends what has not been sent, else looks for what was saved elsewhere. */
  async catchUp(): Promise<void> {
    if (!(await this.flush()) || !this.#isOpen) return;
    const project = this.#project;
    const { base } = this.#standing;
    const server = await this.#deps.calls.read(project);
    if (this.#isOpen && project === this.#project && base === this.#standing.base) this.#compare(server);
  }

  /** The page may be about to go: sends what has not been sent in a way that outlives it. */
  leave(): void {
    this.#send(true);
  }

  /** The person has signed in again. */
  resume(): void {
    if (this.#status.kind !== "signed-out") return;
    this.#status.say({ kind: "saving" });
    this.#clock.plan(0);
  }

  /** Another tab of this browser has come to an agreement with the server. */
  hear(base: DraftBase): void {
    const { version, savedAt } = this.#standing.base;
    if (!this.#isOpen || this.#isMerging || this.#sending) return;
    if (base.version === version && base.savedAt === savedAt) return;
    this.#standing = { base, position: this.#deps.getState().position };
    this.#settle(followAfterMs);
  }

  /** Makes a change that comes from another tab of this browser, which saves it if it can. */
  follow(change: () => void): void {
    this.#quietly(change);
    if (this.#isOpen && this.isDirty) this.#clock.plan(followAfterMs);
  }

  /**
   * The stored draft is not needed any more: these answers have served. What has changed since, here or elsewhere, or
   * changes from now on starts another. Without `served` it is given up, whatever it says.
   */
  async forget(served?: Onboarding): Promise<void> {
    this.#clock.cancel();
    await this.#sending;
    this.#clock.cancel();
    const { calls, getState } = this.#deps;
    const project = this.#project;
    const { base } = this.#standing;
    this.#seen = getState();
    this.#agree(agreedOn(served ?? this.#seen.onboarding), this.#seen.position);
    this.#status.say({ kind: "untouched" });
    const server = served ? await calls.read(project) : null;
    if (server === null || (server && knownBase(server, [base]))) await calls.forget(project);
    else if (this.#isOpen && project === this.#project) this.#compare(server);
    if (this.#isOpen && this.isDirty) this.#clock.plan(saveAfterMs);
  }

  /** Ends it; nothing is sent any more. */
  stop(): void {
    this.#isOpen = false;
    this.#clock.cancel();
    this.#deps.withdraw();
    this.#unsubscribe();
  }

  #notice(state: WizardState): void {
    const { onboarding, position } = this.#seen;
    if (!this.#isOpen || (state.onboarding === onboarding && state.position === position)) return;
    this.#seen = state;
    if (this.#status.kind === "saved" || this.#status.kind === "untouched")
      this.#status.say({ kind: "saving" });
    this.#clock.plan(saveAfterMs);
  }

  #quietly(change: () => void): void {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    change();
    this.#seen = this.#deps.getState();
    this.#isOpen = wasOpen;
  }

  #agree(base: DraftBase, position = this.#standing.position): void {
    this.#standing = { base, position };
    this.#deps.keepBase(this.#project, base);
  }

  /** Says that all is saved, or plans the next save. */
  #settle(afterMs: number): void {
    this.#clock.cancel();
    if (this.isDirty) this.#clock.plan(afterMs);
    else this.#status.say(savedStatus(this.#standing.base));
  }

  #compare(server: Draft | null | undefined): void {
    const { base } = this.#standing;
    // Another tab of this browser may have come to know that draft already.
    const known = server && knownBase(server, [base, this.#deps.readBase(this.#project)]);
    if (known && known !== base) this.#agree(known);
    if (server && !known) this.#meet(server);
    else if (server === null && this.#standing.base.version > 0) this.#restart();
    else this.#settle(0);
  }

  #adopt(server: Draft): void {
    this.#quietly(() => this.#deps.load(server.state));
    this.#agree(agreedNow(server), this.#seen.position);
    this.#settle(0);
  }

  /** Merges a draft that was saved elsewhere. Nothing is sent until that is done. */
  async #meet(server: Draft): Promise<void> {
    const { ask, getState, merge, tell } = this.#deps;
    if (this.#isMerging) return;
    this.#isMerging = true;
    const { onboarding: theirs, position } = server.state;
    const base = this.#standing.base.agreed;
    const mine = () => getState().onboarding;
    const found = await reconcile({ base, mine, theirs, savedAt: new Date(server.savedAt), ask });
    this.#isMerging = false;
    if (!found || !this.#isOpen) return;
    this.#quietly(() => merge(found.answers, position, found.news));
    this.#agree(agreedNow(server));
    tell(found.news);
    this.#settle(0);
  }

  /** The draft was deleted elsewhere; what is here begins another. */
  async #restart(): Promise<void> {
    const project = this.#project;
    if (this.#isMerging) return;
    this.#isMerging = true;
    if (project !== null) await this.#deps.rejoin(project);
    this.#isMerging = false;
    if (!this.#isOpen || project !== this.#project) return;
    this.#agree({ ...this.#standing.base, version: 0, savedAt: null });
    this.#settle(0);
  }

  async #send(isLeaving = false): Promise<void> {
    this.#clock.cancel();
    if (this.#sending || this.#isMerging || !this.#isOpen || this.#status.kind === "signed-out") return;
    if (!this.isDirty) {
      this.#settle(0);
      return;
    }
    this.#sending = this.#save(isLeaving);
    await this.#sending;
    this.#sending = null;
  }

  async #save(isLeaving: boolean): Promise<void> {
    const { calls, getState } = this.#deps;
    const { onboarding, position } = getState();
    const project = this.#project;
    if (!this.#clock.hasFailed) this.#status.say({ kind: "saving" });
    const state = { onboarding: draftAnswers(onboarding), position };
    this.#agree(sendingFrom(this.#standing.base, state.onboarding));
    const result = await calls.save(project, { version: this.#standing.base.version, state, isLeaving });
    if (project === this.#project && this.#isOpen) this.#conclude(result, state);
  }

  #conclude(result: SaveResult, sent: DraftState): void {
    if (result.kind === "saved" || result.kind === "conflict") this.#clock.succeed();
    else this.#status.say(result);
    if (result.kind === "saved") {
      this.#agree(savedBase(result, sent), sent.position);
      this.#settle(saveAfterMs);
    } else if (result.kind === "conflict") this.#compare(result.current);
    else if (result.kind === "offline") this.#clock.fail(0);
    else if (result.kind === "delayed") this.#clock.fail(result.retryAfterMs ?? 0);
  }
}
