import type { Database, Db, Tx } from "../db/open.ts";

/** The staff's settings of agents, and the agents that they added. */
export const listAgentRows = (db: Tx) =>
  db.agent.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

/** The intervals set by staff, by kind of job. */
export const listJobSchedules = (db: Tx) => db.jobSchedule.findMany();

/** The failing tasks of open alerts, by agent and kind. */
export const listFailing = (db: Tx) =>
  db.alert.findMany({
    where: { resolvedAt: null, kind: "failing" },
    select: { agent: true, detail: true },
  });

/** Stores a worker's heartbeat, including the first one. */
export async function beat(
  { db, clock }: Pick<Database, "db" | "clock">,
  { workerId, agent }: { workerId: string; agent: string },
): Promise<void> {
  const now = clock.plus(0);
  await db.$executeRaw`
    INSERT INTO agent_workers (id, agent, started_at, seen_at) VALUES (${workerId}, ${agent}, ${now}, ${now})
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`;
}

/** Marks a worker as ended, so that it does not count as alive until its heartbeat expires. */
export async function endBeat(db: Db, workerId: string): Promise<void> {
  await db.agentWorker.deleteMany({ where: { id: workerId } });
}
