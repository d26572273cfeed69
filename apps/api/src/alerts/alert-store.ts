import type { AlertKind, AlertLevel } from "@sitewright/contracts";
import type { Database, Tx } from "../db/open.ts";

type Clock = Pick<Database, "clock">;

/** Something about the background work that the staff should know. */
export interface NewAlert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly level: AlertLevel;
  /** Id of the agent; empty where it is about none. */
  readonly agent: string;
  /** The job's kind, a share or a number; never a person. */
  readonly detail: string;
}

/** What an alert is known by while it is open. */
export const openKeyOf = ({ kind, agent, detail }: Omit<NewAlert, "id" | "level">): string =>
  `${kind}:${agent}:${detail}`;

/**
 * Raises an alert, or counts one more where it is open already; that one has to be acknowledged anew.
 */
export async function raiseAlert(tx: Tx, { clock }: Clock, alert: NewAlert): Promise<void> {
  const { id, kind, level, agent, detail } = alert;
  const now = clock.plus(0);
  await tx.$executeRaw`
    INSERT INTO alerts (id, open_key, kind, level, agent, detail, count, raised_at, last_at)
    VALUES (${id}, ${openKeyOf(alert)}, ${kind}, ${level}, ${agent}, ${detail}, 1, ${now}, ${now})
    ON CONFLICT (open_key) DO UPDATE
    SET count = alerts.count + 1, last_at = excluded.last_at, acknowledged_at = NULL`;
}

/** Raises an alert about a state, under a key of its own; nothing where it is open already but its new detail. */
export async function holdAlert(
  tx: Tx,
  { clock }: Clock,
  { key, ...alert }: NewAlert & { key: string },
): Promise<void> {
  const { id, kind, level, agent, detail } = alert;
  const now = clock.plus(0);
  await tx.$executeRaw`
    INSERT INTO alerts (id, open_key, kind, level, agent, detail, count, raised_at, last_at)
    VALUES (${id}, ${key}, ${kind}, ${level}, ${agent}, ${detail}, 1, ${now}, ${now})
    ON CONFLICT (open_key) DO UPDATE SET detail = excluded.detail, last_at = excluded.last_at`;
}

/** Stores an alert that needs no reaction: it is resolved from the start. A second one under the same id is ignored. */
export async function recordNotice(tx: Tx, { clock }: Clock, alert: NewAlert): Promise<void> {
  const { id, kind, level, agent, detail } = alert;
  const now = clock.plus(0);
  await tx.$executeRaw`
    INSERT INTO alerts (id, kind, level, agent, detail, count, raised_at, last_at, resolved_at)
    VALUES (${id}, ${kind}, ${level}, ${agent}, ${detail}, 1, ${now}, ${now}, ${now})
    ON CONFLICT (id) DO NOTHING`;
}

/** Resolves what is open under a key because it ended by itself. False where nothing is. */
export async function endAlert(tx: Tx, { clock }: Clock, key: string): Promise<boolean> {
  const ended = await tx.$executeRaw`
    UPDATE alerts SET open_key = NULL, resolved_at = ${clock.plus(0)} WHERE open_key = ${key}`;
  return ended > 0;
}
