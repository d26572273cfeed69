import type { Draft, DraftState } from "@sitewright/contracts";
import type { WizardState } from "../wizard/wizard-state.ts";
import type { DraftCalls } from "./draft-calls.ts";
import { chooseDraft, type DraftBase } from "./draft-choice.ts";
import type { SaveStatus } from "./save-status.ts";

/** How long the answers rest before they are sent; a change reaches the server within two seconds. */
export const saveAfterMs = 1000;
/** How long after a failed save the next is tried. */
export const retryAfterMs = 5000;

/** What the sync needs of the world around it. */
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

/** Keeps one draft on the server equal to the answers here. */
export interface DraftSync {
  /**
   * Begins with the draft of a project (null: the new one); resolves when the answers to go on with are in place.
   * `prepare` may change the answers without that being saved.
   */
  open(project: string | null, prepare?: () => void): Promise<void>;
  /** Sends what has not been sent. False when the server does not have the latest answers. */
  flush(): Promise<boolean>;
  /** Answers the question of `ask`. */
  settle(choice: "mine" | "theirs"): void;
  /** The stored draft is not needed any more; the answers here start a new one when they change. */
  forget(): Promise<void>;
  stop(): void;
}

/** One draft at a time; saves are never in flight together. */
export function createDraftSync(deps: DraftSyncDeps): DraftSync {
  const { calls, getState, report } = deps;
  let project: string | null = null;
  let base: DraftBase = { version: 0, isDirty: false };
  let known = getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let asked: Draft | null = null;
  let isOpen = false;

  const isSame = (a: WizardState, b: WizardState): boolean =>
    a.onboarding === b.onboarding && a.position === b.position;

  function setBase(next: DraftBase): void {
    base = next;
    deps.keepBase(project, next);
  }

  function adopt(draft: Draft): void {
    deps.load(draft.state);
    known = getState();
    setBase({ version: draft.version, isDirty: false });
    report({ kind: "saved", at: new Date(draft.savedAt) });
  }

  function question(current: Draft | null): void {
    asked = current;
    deps.ask(current);
  }

  function plan(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), afterMs);
  }

  async function sendOnce(): Promise<void> {
    const state = getState();
    const target = project;
    known = state;
    report({ kind: "saving" });
    const { onboarding, position } = state;
    const result = await calls.save(target, base.version, { onboarding, position });
    if (target !== project) return;
    switch (result.kind) {
      case "saved":
        setBase({ version: result.version, isDirty: !isSame(getState(), state) });
        report({ kind: "saved", at: result.savedAt });
        if (base.isDirty) plan(saveAfterMs);
        return;
      case "conflict":
        if (result.current) return question(result.current);
        setBase({ version: 0, isDirty: true });
        return plan(0);
      case "offline":
        report({ kind: "offline" });
        return plan(retryAfterMs);
      case "refused":
        report({ kind: "refused", message: result.message });
    }
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (sending || asked || !isOpen || !base.isDirty) return;
    sending = sendOnce();
    await sending;
    sending = null;
  }

  const unsubscribe = deps.subscribe((state) => {
    if (!isOpen || isSame(state, known)) return;
    known = state;
    if (!base.isDirty) setBase({ ...base, isDirty: true });
    plan(saveAfterMs);
  });

  return {
    async open(next, prepare) {
      isOpen = false;
      clearTimeout(timer);
      project = next;
      question(null);
      prepare?.();
      base = deps.readBase(next);
      const server = await calls.read(next);
      if (project !== next) return;
      known = getState();
      isOpen = true;
      const choice = server === undefined ? "local" : chooseDraft(server, base, known);
      if (choice === "server" && server) adopt(server);
      else if (choice === "conflict" && server) question(server);
      else if (base.isDirty) plan(0);
    },
    async flush() {
      await sending;
      await send();
      return !base.isDirty;
    },
    settle(choice) {
      const current = asked;
      question(null);
      if (!current) return;
      if (choice === "theirs") return adopt(current);
      setBase({ version: current.version, isDirty: true });
      plan(0);
    },
    async forget() {
      clearTimeout(timer);
      await sending;
      known = getState();
      setBase({ version: 0, isDirty: false });
      report({ kind: "untouched" });
      await calls.forget(project);
    },
    stop() {
      isOpen = false;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
