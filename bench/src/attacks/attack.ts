import type { Target } from "./target.ts";

/** What an attack found besides the delay of the loop. */
export interface Outcome {
  /** What was answered, in a few words. */
  readonly answers: string;
  /** What else tells how it went, such as how long a bystander's photo took. */
  readonly aside?: string;
}

/** Something that somebody could send, bounded in number and in time. */
export interface Attack {
  /** What it is called in the table of results. */
  readonly title: string;
  /** Brings about what it needs, unmeasured, and gives the attack itself. */
  prepare(target: Target): Promise<() => Promise<Outcome>>;
}
