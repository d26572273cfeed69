import type { StoredPaths } from "../files/stored-paths.ts";
import type { Mount } from "../http/mount.ts";
import type { PersonalData } from "../personal-data/personal-data.ts";
import type { Context } from "./context.ts";

/** Work that goes on after its request was answered. It is stopped before the database is closed. */
export interface Background {
  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void>;
  /** Takes nothing more and resolves when what runs is through. */
  stop(): Promise<void>;
}

/** What one folder of `features/` adds to the server. `wiring/features.ts` lists all of them. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** Creates its services and serves its endpoints. Gives what it runs in the background, if anything. */
  readonly mount: (mount: Mount, context: Context) => Background | undefined;
  /** Its columns that name stored files: what none of them names is swept. */
  readonly storedPaths?: StoredPaths;
  /** What it knows of people: for the archive that an account takes along, and for its deletion. */
  readonly personalData?: PersonalData;
}
