import { create } from "zustand";

/** The request in progress. */
export type SubmissionPhase = "idle" | "submitting" | "saving" | "finalizing";

/**
 * The result, with the name and address that the message mentions. `unchanged`: the answers were those of the newest
 * version, so that none was made.
 */
export interface SubmissionOutcome {
  readonly kind: "submitted" | "updated" | "unchanged" | "finalized";
  readonly name: string;
  readonly email: string;
}

/** Submitting, saving changes and finishing an edit, as every screen sees them. */
export interface SubmissionState {
  readonly phase: SubmissionPhase;
  readonly outcome: SubmissionOutcome | null;
  /**
   * `incomplete`: answers are missing, and are in the wizard's errors. `failed`: the request failed. `arrived`: nothing
   * was sent, because an earlier attempt with other answers had made the project.
   */
  readonly error: "incomplete" | "failed" | "arrived" | null;
  /** The server's reasons for a failure that a person can fix or wait out. */
  readonly reasons: readonly string[];
  /** The request failed without an answer. */
  readonly isUnanswered: boolean;
}

export const useSubmission = create<SubmissionState>()(() => ({
  phase: "idle",
  outcome: null,
  error: null,
  reasons: [],
  isUnanswered: false,
}));
