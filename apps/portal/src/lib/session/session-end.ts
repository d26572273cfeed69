import { create } from "zustand";

/** Set when the server has refused a call because the session has ended. */
export const useSessionEnd = create<{ readonly hasEnded: boolean }>()(() => ({ hasEnded: false }));

/** The session has ended while the page was open. */
export const noteSessionEnd = (): void => useSessionEnd.setState({ hasEnded: true });

/** The person is signed in again. */
export const clearSessionEnd = (): void => useSessionEnd.setState({ hasEnded: false });
