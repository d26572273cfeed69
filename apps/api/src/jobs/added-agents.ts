import { readClock } from "../db/clock.ts";
import { type AgentHostDeps, notifyRestart } from "./agent-host.ts";
import type { AddedAgent } from "./agent-settings.ts";
import { beat, endBeat } from "./agent-store.ts";
import { type Job, slotStart } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";
import { insertJob } from "./job-store.ts";

interface AddedDeps extends AgentHostDeps {
  readonly jobs: readonly Job[];
  readonly queue: Pick<JobQueue, "wake">;
}

interface Held {
  readonly workerId: string;
  readonly restarts: number;
  /** The last slot whose job this process has enqueued, or found enqueued. */
  slot?: string;
}

/**
 * The agents that staff added. Each enqueues its kind of job in its own slots, once over all processes; the
 * kind's own worker runs them, so that no two runs of a kind overlap in one process. A restart runs the job
 * at once.
 */
export function createAddedAgents(deps: AddedDeps) {
  const { db, clock, settings, newId, jobs, queue } = deps;
  const held = new Map<string, Held>();

  async function enqueue({ id: agent, kind }: AddedAgent, occasion: string): Promise<void> {
    const uniqueKey = `${kind}@${agent}@${occasion}`;
    const job = { id: newId(), kind, payload: "{}", uniqueKey, agent };
    if (await insertJob(db, deps, job)) queue.wake(job);
  }

  async function refreshOne(agent: AddedAgent, isBeat: boolean): Promise<void> {
    const { id, schedule } = agent;
    const restarts = settings.restarts(id);
    const before = held.get(id);
    const isAnew = before === undefined || before.restarts < restarts;
    const now: Held = isAnew ? { workerId: newId(), restarts } : before;
    held.set(id, now);
    if (before && isAnew) {
      await endBeat(db, before.workerId);
      await enqueue(agent, `restart ${restarts}`);
      await notifyRestart(deps, { agent: id, restarts });
    }
    if (isAnew || isBeat) await beat({ db, clock }, { workerId: now.workerId, agent: id });
    if (settings.isPaused(id)) return;
    const slot = slotStart(await readClock(db, clock), schedule).toISOString();
    if (slot !== now.slot) await enqueue(agent, slot);
    now.slot = slot;
  }

  return {
    async refresh(isBeat: boolean): Promise<void> {
      const agents = settings.added().filter(({ kind }) => jobs.some((job) => job.kind === kind));
      for (const [id, { workerId }] of held)
        if (!agents.some((agent) => agent.id === id)) {
          held.delete(id);
          await endBeat(db, workerId);
        }
      for (const agent of agents) await refreshOne(agent, isBeat);
    },
    async stop(): Promise<void> {
      for (const { workerId } of held.values()) await endBeat(db, workerId).catch(deps.onFault);
    },
  };
}
