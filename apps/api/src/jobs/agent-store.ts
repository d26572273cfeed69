import type { Database, Db, Tx } from "../db/open.ts";

/** What the staff decided about agents, and the agents that they added. */
export const listAgentRows = (db: Tx) =>
  db.agent.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

/** The intervals that the staff decided on, by kind of job. */
export const listJobSchedules = (db: Tx) => db.jobSchedule.findMany();

/** What open alerts say that fails, by agent and kind of task. */
export const listFailing = (db: Tx) =>
  db.alert.findMany({
    where: { resolvedAt: null, kind: "failing" },
    select: { agent: true, detail: true },
  });

/** A worker's heartbeat, the first one included. */
export async function beat(
  { db, clock }: Pick<Database, "db" | "clock">,
  { workerId, agent }: { workerId: string; agent: string },
): Promise<void> {
  const now = clock.plus(0);
  await db.$executeRaw`
    INSERT INTO agent_workers (id, agent, started_at, seen_at) VALUES (${workerId}, ${agent}, ${now}, ${now})
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`;
}

/** Says that a worker has ended, so that nobody takes it for alive until its heartbeat is too old. */
export async function endBeat(db: Db, workerId: string): Promise<void> {
  await db.agentWorker.deleteMany({ where: { id: workerId } });
}
