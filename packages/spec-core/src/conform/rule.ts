import type { Spec } from "../spec/schema.ts";
import type { Site } from "./site/site.ts";

/** A place where a built site departs from its spec. */
export interface Finding {
  /** The file's path as passed in; for a missing file, the expected path. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** A sentence that says what is wrong. */
  readonly message: string;
}

/** A promise of the spec that a built site must keep. */
export interface Rule<Id extends string = string> {
  /** Stable: other tools may filter by it. */
  readonly id: Id;
  /** The promise that holds if the rule finds nothing. */
  readonly promises: string;
  readonly check: (site: Site, spec: Spec) => Finding[];
}
