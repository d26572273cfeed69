import type { Draft, DraftState } from "@sitewright/contracts";
import { defaultOnboarding, type Onboarding } from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import type { SaveResult } from "./draft-calls.ts";
import type { SaveStatus } from "./save-status.ts";

/**
 * What device and server last agreed on: the version on the server (0: none), the answers that it has, and when it
 * took them (ISO 8601, on its own clock). `sent`: answers that went there since, of which nothing was heard: one of
 * them may be the next version.
 */
export interface DraftBase {
  readonly version: number;
  readonly agreed: Onboarding;
  readonly savedAt: string | null;
  readonly sent?: readonly Onboarding[] | undefined;
}

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

/** What device and server agree on once this draft has been taken over. */
export const agreedNow = ({ version, savedAt, state }: Draft): DraftBase => ({
  version,
  savedAt,
  agreed: draftAnswers(state.onboarding),
});

/**
 * Whether a draft on the server is the one that is known here. Versions count from 1 again after a deletion: the same
 * number alone does not make the same draft.
 */
const isKnown = ({ version, state }: Draft, base: DraftBase): boolean =>
  version === base.version && isEqual(draftAnswers(state.onboarding), base.agreed);

/** Whether a draft on the server is a save from here whose answer was lost. */
const isSent = ({ version, state }: Draft, { version: from, sent = [] }: DraftBase): boolean =>
  version === from + 1 && sent.some((answers) => isEqual(draftAnswers(state.onboarding), answers));

/** What is agreed on when the server has this draft; undefined when none of the bases leads to it: it is news. */
export function knownBase(server: Draft, bases: readonly (DraftBase | null)[]): DraftBase | undefined {
  const known = bases.filter((base) => base !== null);
  return (
    known.find((base) => isKnown(server, base)) ??
    (known.some((base) => isSent(server, base)) ? agreedNow(server) : undefined)
  );
}

/** Most saves without an answer that are remembered: the first ones, since one that arrives refuses those after it. */
const sentMax = 8;

/** The base once these answers are on their way. */
export function sendingFrom(base: DraftBase, answers: Onboarding): DraftBase {
  const { sent = [] } = base;
  const isNoted = sent.length === sentMax || sent.some((other) => isEqual(other, answers));
  return isNoted ? base : { ...base, sent: [...sent, answers] };
}

/** What device and server agree on after a save. */
export const savedBase = (
  { version, savedAt }: SaveResult & { readonly kind: "saved" },
  { onboarding }: DraftState,
): DraftBase => ({ version, agreed: onboarding, savedAt: savedAt.toISOString() });

/** What is to be said while nothing is unsaved. */
export const savedStatus = ({ savedAt }: DraftBase): SaveStatus =>
  savedAt === null ? { kind: "untouched" } : { kind: "saved", at: new Date(savedAt) };
