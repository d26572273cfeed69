import type { Database } from "../db/open.ts";
import type { Schedule } from "../schedule.ts";
import { createAddedAgents } from "./added-agents.ts";
import { type AgentHost, type AgentPart, type AgentWorker, createAgentHost } from "./agent-host.ts";
import type { StoredAgentSettings } from "./agent-settings.ts";
import type { Job } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";
import { createPollLoop } from "./poll-loop.ts";
import type { JobWorker } from "./worker.ts";

/** Dependencies of a process's supervisor. */
export interface SupervisorDeps extends Pick<Database, "db" | "clock"> {
  readonly settings: StoredAgentSettings;
  /** The agents that run jobs. */
  readonly parts: readonly AgentPart<JobWorker>[];
  /** The jobs of all these agents. */
  readonly jobs: readonly Job[];
  readonly queue: Pick<JobQueue, "wake">;
  readonly newId: () => string;
  readonly schedule: Schedule;
  readonly onFault: (error: unknown) => void;
}

/** All agents of a process. */
export interface Supervisor {
  /** Starts the agents, with heartbeats; `others` are agents that run no jobs. */
  start(others?: readonly AgentPart[]): void;
  /** Stops them; runs that take too long are given back. */
  stop(): Promise<void>;
  /**
   * Runs every due job, of one kind or of all, and resolves when none is left. For tests and commands.
   */
  runDue(kind?: string): Promise<void>;
  /** Resolves when nothing is due and nothing runs, after `start`. */
  idle(): Promise<void>;
  /** Reads the settings by staff and applies them, without waiting for the next poll. For tests. */
  refresh(): Promise<void>;
}

/** The interval in milliseconds at which workers check for a requested restart or pause. */
const refreshMs = 5_000;
/**
 * A heartbeat is sent with every fourth poll: three of them fit into the time after which a worker counts
 * as stopped.
 */
const refreshesPerBeat = 4;

/**
 * Creates the supervisor of a process. Staff request a restart by a row that every process reads: an
 * older worker ends at once and gives back its runs, and a new one starts under its own id.
 */
export function createSupervisor(deps: SupervisorDeps): Supervisor {
  const { settings, parts, schedule, onFault } = deps;
  const jobHosts = parts.map((part) => createAgentHost(part, deps));
  const added = createAddedAgents(deps);
  let others: readonly AgentHost<AgentWorker>[] = [];
  let refreshes = 0;
  const allHosts = () => [...jobHosts, ...others];

  async function refresh(): Promise<void> {
    await settings.read();
    const isBeat = refreshes % refreshesPerBeat === 0;
    refreshes += 1;
    for (const host of allHosts()) await host.refresh(isBeat);
    await added.refresh(isBeat);
  }

  const loop = createPollLoop({
    async runBatch() {
      await refresh();
      return false;
    },
    pollMs: refreshMs,
    schedule,
    onFault,
  });

  return {
    refresh,
    start(more = []) {
      others = more.map((part) => createAgentHost(part, deps));
      loop.start();
    },
    async stop() {
      await loop.stop();
      await Promise.all(allHosts().map((host) => host.stop()));
      await added.stop();
    },
    async runDue(kind) {
      await settings.read();
      for (const host of jobHosts) await host.worker().runDue(kind);
    },
    async idle() {
      await loop.idle();
      for (const host of jobHosts) await host.worker().idle();
    },
  };
}
