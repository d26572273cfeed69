import type { Draft, DraftState } from "@sitewright/contracts";
import { defaultOnboarding, type Onboarding } from "@sitewright/spec-core/onboarding";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import type { DraftBase } from "./draft-base.ts";
import type { SaveResult } from "./draft-calls.ts";
import { isEqual } from "./is-equal.ts";
import type { SaveStatus } from "./save-status.ts";

/** Nothing is on the server, and the answers of an untouched wizard are not worth sending. */
export const nothingKnown: DraftBase = { version: 0, agreed: defaultOnboarding, savedAt: null };

/** Answers that count as agreed on while no draft of them is on the server. */
export const agreedOn = (answers: Onboarding): DraftBase => ({
  ...nothingKnown,
  agreed: draftAnswers(answers),
});

/** How the answers here stand to a draft on the server. */
export interface DraftStanding {
  readonly base: DraftBase;
  /** The place in the wizard that counts as saved. */
  readonly position: DraftState["position"];
}

/** Whether the server does not have this. */
export const isUnsaved = ({ base, position }: DraftStanding, now: DraftState): boolean =>
  !isEqual(draftAnswers(now.onboarding), base.agreed) || !isEqual(now.position, position);

/**
 * Whether a draft on the server is the one that is known here. Versions count from 1 again after a deletion: the same
 * number alone does not make the same draft.
 */
export const isKnown = ({ version, state }: Draft, base: DraftBase): boolean =>
  version === base.version && isEqual(draftAnswers(state.onboarding), base.agreed);

/** What device and server agree on after a save. */
export const savedBase = (
  { version, savedAt }: SaveResult & { readonly kind: "saved" },
  { onboarding }: DraftState,
): DraftBase => ({ version, agreed: onboarding, savedAt: savedAt.toISOString() });

/** What is to be said while nothing is unsaved. */
export const savedStatus = ({ savedAt }: DraftBase): SaveStatus =>
  savedAt === null ? { kind: "untouched" } : { kind: "saved", at: new Date(savedAt) };
