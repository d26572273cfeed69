import { create } from "zustand";

/** What is under way. */
export type SubmissionPhase = "idle" | "submitting" | "saving" | "finalizing";

/** What came of it, with the name and address that the message speaks of. */
export interface SubmissionOutcome {
  readonly kind: "submitted" | "updated" | "finalized";
  readonly name: string;
  readonly email: string;
}

/** Submitting, saving changes and finishing an edit, as every screen sees them. */
export interface SubmissionState {
  readonly phase: SubmissionPhase;
  readonly outcome: SubmissionOutcome | null;
  /** `incomplete`: answers are missing, and stand in the wizard's errors. `failed`: it did not go through. */
  readonly error: "incomplete" | "failed" | null;
  /** Of what failed: why, in the service's own words, where a person can do something about it or wait. */
  readonly reasons: readonly string[];
}

export const useSubmission = create<SubmissionState>()(() => ({
  phase: "idle",
  outcome: null,
  error: null,
  reasons: [],
}));
