import type { DraftState } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { WizardState } from "../wizard/wizard-state.ts";
import type { DraftBase } from "./draft-base.ts";
import type { DraftCalls } from "./draft-calls.ts";
import type { Ask } from "./resolve-conflicts.ts";
import type { SaveStatus } from "./save-status.ts";

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
