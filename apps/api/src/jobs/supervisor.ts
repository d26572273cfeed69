import type { Database } from "../db/open.ts";
import type { Schedule } from "../schedule.ts";
import { createAddedSeats } from "./added-agents.ts";
import { type AgentPart, type AgentWorker, createSeat, type Seat } from "./agent-seat.ts";
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
  /** The jobs of all of them. */
  readonly jobs: readonly Job[];
  readonly queue: Pick<JobQueue, "wake">;
  readonly newId: () => string;
  readonly schedule: Schedule;
  readonly onFault: (error: unknown) => void;
}

/** All agents of a process. */
export interface Supervisor {
  /** Starts the agents, with heartbeats; `others` are those that run no jobs. */
  start(others?: readonly AgentPart[]): void;
  /** Stops them; runs that take too long are given back. */
  stop(): Promise<void>;
  /** Runs every job that is due, of one kind or of all, and resolves when nothing is. For tests and commands. */
  runDue(kind?: string): Promise<void>;
  /** Resolves when nothing is due and nothing runs, after `start`. */
  idle(): Promise<void>;
  /** Reads the settings by staff and applies them, without waiting for the next poll. For tests. */
  attend(): Promise<void>;
}

/** Interval in which workers notice a restart or a pause. */
const attendMs = 5_000;
/** A heartbeat in every fourth poll: three of them fit into the time after which a worker is stopped. */
const looksPerBeat = 4;

/**
 * Creates the supervisor of a process. Staff request a restart by a row that every process reads: an older
 * worker ends at once, gives back its runs, and a new one starts under its own id.
 */
export function createSupervisor(deps: SupervisorDeps): Supervisor {
  const { settings, parts, schedule, onFault } = deps;
  const jobSeats = parts.map((part) => createSeat(part, deps));
  const added = createAddedSeats(deps);
  let others: readonly Seat<AgentWorker>[] = [];
  let looks = 0;
  const allSeats = () => [...jobSeats, ...others];

  async function attend(): Promise<void> {
    await settings.read();
    const isBeat = looks % looksPerBeat === 0;
    looks += 1;
    for (const seat of allSeats()) await seat.attend(isBeat);
    await added.attend(isBeat);
  }

  const loop = createPollLoop({
    async runBatch() {
      await attend();
      return false;
    },
    pollMs: attendMs,
    schedule,
    onFault,
  });

  return {
    attend,
    start(more = []) {
      others = more.map((part) => createSeat(part, deps));
      loop.start();
    },
    async stop() {
      await loop.stop();
      await Promise.all(allSeats().map((seat) => seat.stop()));
      await added.stop();
    },
    async runDue(kind) {
      await settings.read();
      for (const seat of jobSeats) await seat.worker().runDue(kind);
    },
    async idle() {
      await loop.idle();
      for (const seat of jobSeats) await seat.worker().idle();
    },
  };
}
