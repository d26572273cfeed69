import { recordEvent } from "../../audit/audit-store.ts";
import type { AuditedAction, EventOrigin } from "../../audit/events.ts";
import type { Database, Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import { Prisma } from "../../generated/sqlite/client.ts";

export { listAgentRows, listJobSchedules } from "../../jobs/agent-store.ts";

type Clocked = Pick<Database, "db" | "clock">;

const record = (tx: Tx, origin: EventOrigin, action: AuditedAction, subjectId: string, detail?: string) =>
  recordEvent(tx, { ...origin, action, subjectId, ...(detail === undefined ? {} : { detail }) });

/** An agent added by staff. */
export interface NewAgent {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly kind: string;
  readonly everyMinutes: number;
}

/**
 * Adds an agent, unless one with its id exists. Returns false if `maxAdded` agents already run one
 * of these kinds.
 */
export const insertAgent = (
  db: Db,
  agent: NewAgent,
  {
    limits: { kinds, maxAdded },
    origin,
  }: { limits: { kinds: readonly string[]; maxAdded: number }; origin: EventOrigin },
): Promise<boolean> =>
  inSerializableTransaction(db, async (tx) => {
    const added = await tx.agent.findMany({ where: { kind: { in: [...kinds] } }, select: { id: true } });
    if (added.some(({ id }) => id === agent.id)) return true;
    if (added.length >= maxAdded) return false;
    await tx.agent.create({ data: { ...agent, createdAt: origin.at } });
    await record(tx, origin, "agent.create", agent.id, agent.kind);
    return true;
  });

/**
 * Removes an agent that staff added, with its jobs that have not started. Returns false if there is
 * none.
 */
export const deleteAgent = (db: Db, id: string, origin: EventOrigin): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const where = { id, kind: { not: null } };
    const agent = await tx.agent.findFirst({ where, select: { name: true } });
    const { count } = await tx.agent.deleteMany({ where });
    if (count === 0) return false;
    await tx.job.deleteMany({ where: { agent: id, status: "pending" } });
    await record(tx, origin, "agent.delete", id, agent?.name ?? undefined);
    return true;
  });

/** A change of an agent's settings by staff. */
export interface AgentChange {
  readonly isPaused: boolean;
  readonly maxAttempts: number | null;
  /** The interval of an agent that staff added. */
  readonly everyMinutes?: number;
  /** The intervals of all other agents' kinds of jobs; null for the default. */
  readonly intervals: readonly { readonly kind: string; readonly everyMinutes: number | null }[];
  /** The audit trail's detail of it. */
  readonly detail: string;
}

/**
 * Stores a change, one at a time per agent. `isAsSeen` compares the settings again under the lock;
 * if they have changed, nothing is stored and the result is false.
 */
export const changeAgent = (
  db: Db,
  { id, change, isAsSeen }: { id: string; change: AgentChange; isAsSeen: (tx: Tx) => Promise<boolean> },
  origin: EventOrigin,
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const { intervals, detail, ...data } = change;
    // An agent with default settings has no row yet: it is created here so that it can be locked.
    await tx.agent.upsert({ where: { id }, update: { id }, create: { id, createdAt: origin.at } });
    if (!(await isAsSeen(tx))) return false;
    await tx.agent.update({ where: { id }, data });
    for (const { kind, everyMinutes } of intervals)
      if (everyMinutes === null) await tx.jobSchedule.deleteMany({ where: { kind } });
      else
        await tx.jobSchedule.upsert({
          where: { kind },
          update: { everyMinutes },
          create: { kind, everyMinutes },
        });
    await record(tx, origin, "agent.change", id, detail);
    return true;
  });

/** Asks the workers of these agents to restart. */
export const askForRestart = (
  { db, clock }: Clocked,
  { ids, subjectId }: { ids: readonly string[]; subjectId: string },
  origin: EventOrigin,
): Promise<void> =>
  db.$transaction(async (tx) => {
    const now = clock.plus(0);
    const rows = ids.map((id) => Prisma.sql`(${id}, false, 1, ${now}, ${now})`);
    await tx.$executeRaw`
      INSERT INTO agents (id, is_paused, restarts, restarted_at, created_at) VALUES ${Prisma.join(rows)}
      ON CONFLICT (id) DO UPDATE SET restarts = agents.restarts + 1, restarted_at = excluded.restarted_at`;
    await record(tx, origin, "agent.restart", subjectId);
  });

/** The open alerts, latest first, then those closed since a time; at most `limit`. */
export async function listAlerts(db: Tx, { closedSince, limit }: { closedSince: Date; limit: number }) {
  const orderBy = [
    { lastAt: "desc" },
    { id: "asc" },
  ] as const satisfies Prisma.AlertOrderByWithRelationInput[];
  const open = await db.alert.findMany({ where: { resolvedAt: null }, orderBy, take: limit });
  const closed = await db.alert.findMany({
    where: { resolvedAt: { gte: closedSince } },
    orderBy,
    take: limit - open.length,
  });
  return [...open, ...closed];
}

/** The kinds and agents of open alerts. */
export const listOpenFaults = (db: Tx) =>
  db.alert.findMany({
    where: { resolvedAt: null, kind: { in: ["dead", "failing"] } },
    select: { agent: true, kind: true, detail: true },
  });

/** Acknowledges or resolves an alert. Returns false if no open alert has that id. */
export const closeAlert = (
  { db, clock }: Clocked,
  { id, action }: { id: string; action: "alert.acknowledge" | "alert.resolve" },
  origin: EventOrigin,
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const now = clock.plus(0);
    const set =
      action === "alert.resolve"
        ? Prisma.sql`open_key = NULL, resolved_at = ${now}`
        : Prisma.sql`acknowledged_at = ${now}`;
    const changed = await tx.$executeRaw`UPDATE alerts SET ${set} WHERE id = ${id} AND resolved_at IS NULL`;
    if (changed === 0) return false;
    await record(tx, origin, action, id);
    return true;
  });
