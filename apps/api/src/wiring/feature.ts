import type { StoredPaths } from "../files/stored-paths.ts";
import type { Mount } from "../http/mount.ts";
import type { Job } from "../jobs/job.ts";
import type { PersonalData } from "../personal-data/personal-data.ts";
import type { PageForm } from "../web/page-form.ts";
import type { Context } from "./context.ts";

/** The additions of one folder of `features/` to the server. `wiring/features.ts` lists all of them. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** Creates its services and serves its endpoints. */
  readonly mount: (mount: Mount, context: Context) => void;
  /** Its forms on the public site, for browsers without scripts. */
  readonly forms?: (context: Context) => readonly PageForm[];
  /** Its background jobs. */
  readonly jobs?: (context: Context) => readonly Job[];
  /**
   * The columns that contain the paths of its stored files: files that no such column names are swept.
   */
  readonly storedPaths?: StoredPaths;
  /** Its personal data: for an account's export and deletion. */
  readonly personalData?: PersonalData;
}
