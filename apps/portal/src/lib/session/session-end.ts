import { create } from "zustand";

interface SessionEnd {
  /** The server has refused a call because the session has ended. */
  readonly hasEnded: boolean;
  /** The sign-out in progress: a second one would find nobody signed in, and take back what the first one noted. */
  readonly signingOut: Promise<boolean> | null;
}

/** How the session of this page ends. */
export const useSessionEnd = create<SessionEnd>()(() => ({ hasEnded: false, signingOut: null }));

/** The session has ended while the page was open. */
export const noteSessionEnd = (): void => useSessionEnd.setState({ hasEnded: true });

/** The person is signed in again. */
export const clearSessionEnd = (): void => useSessionEnd.setState({ hasEnded: false });
