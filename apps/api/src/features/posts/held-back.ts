import { endAlert, type NewAlert, openKeyOf, raiseAlert } from "../../alerts/alert-store.ts";
import type { Database, Tx } from "../../db/open.ts";

type Clock = Pick<Database, "clock">;

const alertOf = (postId: string): Omit<NewAlert, "id"> => ({
  kind: "held-back",
  level: "warning",
  agent: "",
  detail: postId,
});

/** Alerts the staff that a scheduled post was not published, in the transaction that unschedules it. */
export const raiseHeldBack = (
  tx: Tx,
  clock: Clock,
  { id, postId }: { id: string; postId: string },
): Promise<void> => raiseAlert(tx, clock, { id, ...alertOf(postId) });

/** Ends the alert, in the transaction that publishes the post, schedules it again or deletes it. */
export const endHeldBack = (tx: Tx, clock: Clock, postId: string): Promise<boolean> =>
  endAlert(tx, clock, openKeyOf(alertOf(postId)));
