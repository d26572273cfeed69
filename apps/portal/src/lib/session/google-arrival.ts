import { GOOGLE_OUTCOME_PARAMETER, type GoogleOutcome, googleOutcomes } from "@sitewright/contracts";
import { create } from "zustand";

/** Signing in by Google, as far as this page knows. */
interface GoogleArrival {
  /** Whether the server offers it. */
  readonly isOffered: boolean;
  /** How the attempt ended that led to this page, when there was one. */
  readonly outcome: GoogleOutcome | null;
}

export const useGoogleArrival = create<GoogleArrival>()(() => ({ isOffered: false, outcome: null }));

/** The outcome that an address carries; null for any other value. */
export function outcomeIn(search: string): GoogleOutcome | null {
  const value = new URLSearchParams(search).get(GOOGLE_OUTCOME_PARAMETER);
  return googleOutcomes.find((outcome) => outcome === value) ?? null;
}

/**
 * Notes what the server offers and how the person arrived, and takes the outcome out of the address, so that a reload
 * does not repeat it. True when they have just signed in.
 */
export function noteGoogleArrival(isOffered: boolean): boolean {
  const outcome = outcomeIn(location.search);
  if (outcome) {
    const address = new URL(location.href);
    address.searchParams.delete(GOOGLE_OUTCOME_PARAMETER);
    history.replaceState(history.state, "", address);
  }
  useGoogleArrival.setState({ isOffered, outcome });
  return outcome === "signed-in";
}
