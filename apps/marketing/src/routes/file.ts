import type { SiteSource } from "../server-contract.ts";
import type { Route } from "./route.ts";

/** The inputs of a file. */
export interface FileSource {
  readonly source: SiteSource;
  /** Scheme and host of the public site. */
  readonly origin: string;
  /** Every page of the site. */
  readonly routes: readonly Route[];
}

/** A file generated from the site's data, such as a feed. */
export interface SiteFile {
  readonly path: string;
  /** Media type. */
  readonly type: string;
  /** The version of all inputs besides the brand. */
  cacheVersion(source: SiteSource): Promise<string>;
  make(from: FileSource): Promise<string>;
}
