import type { Spec } from "../spec/schema.ts";
import type { Site } from "./site/site.ts";

/** Where and how a built site departs from its spec. */
export interface Finding {
  /** The file's path as it was handed in; of a file that is not there, where it was expected. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** A sentence that says what is wrong. */
  readonly message: string;
}

/** One promise of the spec that a built site has to keep. */
export interface Rule<Id extends string = string> {
  /** Stable: other tools may filter by it. */
  readonly id: Id;
  /** What holds where the rule finds nothing. */
  readonly promises: string;
  readonly check: (site: Site, spec: Spec) => Finding[];
}
