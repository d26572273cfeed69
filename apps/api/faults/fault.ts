import type { Setting } from "./installation.ts";
import type { Testbed } from "./testbed.ts";

/** The outcome of a fault, apart from kept and lost data, which the ledger counts. */
export interface Outcome {
  /** Observations, in a few words each: statuses, times. */
  readonly seen?: readonly string[];
  /** Deviations from what the fault's row requires, even if nothing was lost. */
  readonly wrong?: readonly string[];
}

/** What this machine supports besides running programs. */
export interface Machine {
  /** A separate small file system can be mounted. */
  readonly canMount: boolean;
  /** There is a Postgres server on which databases can be created. */
  readonly hasPostgres: boolean;
  /** The number of files and connections that one process may have open. */
  readonly openMax: number;
}

type Storage = Setting["storage"];

/** One fault that an installation has to survive. */
export interface Fault {
  /** Its row in the list of faults, with a letter if the row has several: `F4a`. */
  readonly id: string;
  readonly title: string;
  /** The database to which it can happen; both by default. */
  readonly only?: "sqlite" | "postgresql";
  /** The storages with which it is tried; the disk by default. */
  readonly storages?: readonly Storage[];
  /** Databases on which the long test run causes the fault too; none by default. */
  readonly testedOn?: readonly Setting["provider"][];
  /** Why it cannot run on this machine; undefined if it can. */
  readonly lacks?: (machine: Machine) => string | undefined;
  /** Causes the fault. Afterwards everything that was acknowledged is read back. */
  readonly run: (testbed: Testbed) => Promise<Outcome>;
}
