import type { Draft } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import type { WizardState } from "../wizard/wizard-state.ts";

/** What this device knows about the draft on the server. */
export interface DraftBase {
  /** Version that the answers here were last saved as or read from; 0: none. */
  readonly version: number;
  /** Whether something changed here since then. */
  readonly isDirty: boolean;
}

/** Which answers to go on with: `conflict` when both sides changed since they last agreed. */
export type DraftChoice = "local" | "server" | "conflict";

/** Whether nobody has answered anything yet. */
export const isBlank = ({ onboarding }: Pick<WizardState, "onboarding">): boolean =>
  JSON.stringify(onboarding) === JSON.stringify(defaultOnboarding);

/** Decides between the answers on this device and the draft on the server. */
export function chooseDraft(
  server: Pick<Draft, "version"> | null,
  base: DraftBase,
  state: Pick<WizardState, "onboarding">,
): DraftChoice {
  if (server === null || server.version === base.version) return "local";
  if (isBlank(state) || !base.isDirty) return "server";
  return "conflict";
}
