import { endAlert, type NewAlert, openKeyOf, raiseAlert } from "../../alerts/alert-store.ts";
import type { Database, Tx } from "../../db/open.ts";

type Clock = Pick<Database, "clock">;

const alertOf = (postId: string): Omit<NewAlert, "id"> => ({
  kind: "held-back",
  level: "warning",
  agent: "",
  detail: postId,
});

/** Alerts the staff that a scheduled post was not published. */
export const notifyHeldBack = (
  tx: Tx,
  database: Clock,
  { id, postId }: { id: string; postId: string },
): Promise<void> => raiseAlert(tx, database, { id, ...alertOf(postId) });

/** Ends the alert: the post was published after all, scheduled again, or deleted. */
export const endHeldBack = (tx: Tx, database: Clock, postId: string): Promise<boolean> =>
  endAlert(tx, database, openKeyOf(alertOf(postId)));
