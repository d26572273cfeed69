import type { AlertKind, AlertLevel } from "@sitewright/contracts";
import type { Database, Tx } from "../db/open.ts";

type Clock = Pick<Database, "clock">;

/** Something about background work that staff should see. */
export interface NewAlert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly level: AlertLevel;
  /** Id of the agent; empty if no agent is concerned. */
  readonly agent: string;
  /** The job's kind, a share or a number; never personal data. */
  readonly detail: string;
}

/** The unique key of an alert while it is open. */
export const openKeyOf = ({ kind, agent, detail }: Omit<NewAlert, "id" | "level">): string =>
  `${kind}:${agent}:${detail}`;

/** Raises an alert, or increases the count of an open one, which then has to be acknowledged again. */
export async function raiseAlert(tx: Tx, { clock }: Clock, alert: NewAlert): Promise<void> {
  const { id, kind, level, agent, detail } = alert;
  const now = clock.plus(0);
  await tx.$executeRaw`
    INSERT INTO alerts (id, open_key, kind, level, agent, detail, count, raised_at, last_at)
    VALUES (${id}, ${openKeyOf(alert)}, ${kind}, ${level}, ${agent}, ${detail}, 1, ${now}, ${now})
    ON CONFLICT (open_key) DO UPDATE
    SET count = alerts.count + 1, last_at = excluded.last_at, acknowledged_at = NULL`;
}

/** Raises an alert about a state, under its own key; if it is already open, updates its detail. */
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

/** Stores an alert that needs no reaction, already resolved. A second one under the same id is ignored. */
export async function recordNotice(tx: Tx, { clock }: Clock, alert: NewAlert): Promise<void> {
  const { id, kind, level, agent, detail } = alert;
  const now = clock.plus(0);
  await tx.$executeRaw`
    INSERT INTO alerts (id, kind, level, agent, detail, count, raised_at, last_at, resolved_at)
    VALUES (${id}, ${kind}, ${level}, ${agent}, ${detail}, 1, ${now}, ${now}, ${now})
    ON CONFLICT (id) DO NOTHING`;
}

/**
 * Resolves the open alert with this key because its cause has ended. Returns false if none is open.
 */
export async function endAlert(tx: Tx, { clock }: Clock, key: string): Promise<boolean> {
  const ended = await tx.$executeRaw`
    UPDATE alerts SET open_key = NULL, resolved_at = ${clock.plus(0)} WHERE open_key = ${key}`;
  return ended > 0;
}
