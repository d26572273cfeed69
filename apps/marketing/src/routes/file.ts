import type { SiteSource } from "../server-contract.ts";
import type { Route } from "./route.ts";

/** What a file is made from. */
export interface FileSource {
  readonly source: SiteSource;
  /** Scheme and host that visitors see. */
  readonly origin: string;
  /** Every page of the site. */
  readonly routes: readonly Route[];
}

/** A file that is made of what the site knows, such as a feed. */
export interface SiteFile {
  readonly path: string;
  /** Media type. */
  readonly type: string;
  /** Names everything that it is made of, besides the brand. */
  madeOf(source: SiteSource): Promise<string>;
  make(from: FileSource): Promise<string>;
}
