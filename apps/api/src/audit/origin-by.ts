import type { EventOrigin } from "./events.ts";

/** Creates the function that gives a caller's change its origin in the audit trail. */
export const createOriginBy =
  ({ newId, now }: { readonly newId: () => string; readonly now: () => Date }) =>
  ({ account }: { readonly account: { readonly id: string } }): EventOrigin => ({
    eventId: newId(),
    actorId: account.id,
    at: now(),
  });
