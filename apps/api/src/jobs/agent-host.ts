import { recordNotice } from "../alerts/alert-store.ts";
import type { Database } from "../db/open.ts";
import type { AgentSettings, StoredAgentSettings } from "./agent-settings.ts";
import { beat, endBeat } from "./agent-store.ts";

/** An agent's worker, from its start to its stop. */
export interface AgentWorker {
  start(): void;
  /**
   * Claims nothing more, waits up to `graceMs` for current runs, and gives back runs that take longer.
   */
  stop(graceMs?: number): Promise<void>;
}

/** The factory of an agent's worker. `workerId` is unique among all workers on the database. */
export interface AgentPart<Worker extends AgentWorker = AgentWorker> {
  readonly agent: string;
  readonly create: (given: { workerId: string; settings: AgentSettings }) => Worker;
}

/** Dependencies of a host. */
export interface AgentHostDeps extends Pick<Database, "db" | "clock"> {
  readonly settings: StoredAgentSettings;
  readonly newId: () => string;
  readonly onFault: (error: unknown) => void;
}

/** An agent's slot in a process: it holds one worker at a time. */
export interface AgentHost<Worker extends AgentWorker> {
  /** The current worker, started or not. */
  worker(): Worker;
  /** Starts the worker, or a new one if a restart was requested; sends a heartbeat if `isBeat`. */
  refresh(isBeat: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Notifies staff that an agent has restarted: one notice per restart, for any number of processes. */
export async function notifyRestart(
  { db, clock }: Pick<Database, "db" | "clock">,
  { agent, restarts }: { agent: string; restarts: number },
): Promise<void> {
  const id = `restarted:${agent}:${restarts}`;
  await recordNotice(db, { clock }, { id, kind: "restarted", level: "info", agent, detail: "" });
}

/** Creates the host of an agent, not yet started. */
export function createAgentHost<Worker extends AgentWorker>(
  part: AgentPart<Worker>,
  deps: AgentHostDeps,
): AgentHost<Worker> {
  const { agent, create } = part;
  const { db, settings, newId, onFault } = deps;
  const newWorker = () => {
    const workerId = newId();
    return { workerId, worker: create({ workerId, settings }), restarts: settings.restarts(agent) };
  };
  let current: ReturnType<typeof newWorker> | undefined;
  let isStarted = false;

  async function begin(): Promise<void> {
    // A worker that was created before the settings were read has no count of earlier restarts.
    if (current) current.restarts = settings.restarts(agent);
    current ??= newWorker();
    await beat(deps, { workerId: current.workerId, agent });
    current.worker.start();
    isStarted = true;
  }

  async function restart({ worker, workerId }: ReturnType<typeof newWorker>): Promise<void> {
    const next = newWorker();
    current = next;
    isStarted = false;
    await worker.stop(0);
    await endBeat(db, workerId);
    await begin();
    await notifyRestart(deps, { agent, restarts: next.restarts });
  }

  return {
    worker() {
      current ??= newWorker();
      return current.worker;
    },
    async refresh(isBeat) {
      if (!isStarted || !current) await begin();
      else if (current.restarts < settings.restarts(agent)) await restart(current);
      else if (isBeat) await beat(deps, { workerId: current.workerId, agent });
    },
    async stop() {
      await current?.worker.stop();
      // If the database is unavailable, the heartbeat expires by itself.
      if (current && isStarted) await endBeat(db, current.workerId).catch(onFault);
    },
  };
}
