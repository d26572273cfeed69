import type { Target } from "./target.ts";

/** The outcome of an attack besides the event-loop delay. */
export interface Outcome {
  /** A short summary of the responses. */
  readonly answers: string;
  /** An additional result, such as how long a bystander's photo took. */
  readonly aside?: string;
}

/** An attack that anybody could run, bounded in number of requests and in time. */
export interface Attack {
  /** The title of its row in the results. */
  readonly title: string;
  /** Prepares what the attack needs, unmeasured, and returns the attack. */
  prepare(target: Target): Promise<() => Promise<Outcome>>;
}
