import { GOOGLE_OUTCOME_PARAMETER, type GoogleOutcome, googleOutcomes } from "@sitewright/contracts";
import { create } from "zustand";

/** Signing in by Google: the page's knowledge of it. */
interface GoogleArrival {
  /** The server offers it. */
  readonly isOffered: boolean;
  /** The result of the attempt that led to this page, if there was one. */
  readonly outcome: GoogleOutcome | null;
}

export const useGoogleArrival = create<GoogleArrival>()(() => ({ isOffered: false, outcome: null }));

/** The outcome that an address carries; null for any other value. */
export function outcomeIn(search: string): GoogleOutcome | null {
  const value = new URLSearchParams(search).get(GOOGLE_OUTCOME_PARAMETER);
  return googleOutcomes.find((outcome) => outcome === value) ?? null;
}

/**
 * Stores what the server offers and the result of a sign-in, and removes the result from the address, so that
 * a reload does not repeat it. True right after a sign-in.
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
