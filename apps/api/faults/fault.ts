import type { Setting } from "./installation.ts";
import type { Testbed } from "./testbed.ts";

/** The outcome of a fault besides kept and lost data, which the ledger counts. */
export interface Outcome {
  /** Observations, in a few words each: statuses, times. */
  readonly seen?: readonly string[];
  /** Deviations from what the fault's row asks, though nothing was lost. */
  readonly wrong?: readonly string[];
}

/** The abilities of this machine besides running programs. */
export interface Machine {
  /** A separate small file system can be mounted. */
  readonly canMount: boolean;
  /** There is a Postgres to make databases in. */
  readonly hasPostgres: boolean;
  /** Files and connections that one process may have open. */
  readonly openMax: number;
}

type Storage = Setting["storage"];

/** One fault that an installation has to survive. */
export interface Fault {
  /** Its row in the list of faults, and a letter where a row has several: `F4a`. */
  readonly id: string;
  readonly title: string;
  /** The databases that it can happen to; both unless given. */
  readonly only?: "sqlite" | "postgresql";
  /** The storages it is tried with; the disk unless given. */
  readonly storages?: readonly Storage[];
  /** Databases on which the long run of the tests causes it too; none unless given. */
  readonly testedOn?: readonly Setting["provider"][];
  /** Why it cannot run on this machine; undefined where it can. */
  readonly lacks?: (machine: Machine) => string | undefined;
  /** Causes the fault. What was acknowledged is read back after it. */
  readonly run: (testbed: Testbed) => Promise<Outcome>;
}
