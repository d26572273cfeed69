import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Spec } from "@sitewright/spec-core/spec";
import type { Logger } from "pino";
import { isSource, threadArgs } from "../threads.ts";
import type { BuildContext } from "./build.ts";

/**
 * Builds a specification without blocking other requests. Rejects with `UnfinishedBuildError` where it may succeed
 * later, and else only because of a bug.
 */
export type BuildSpec = (answers: Onboarding, context: BuildContext) => Promise<Spec>;

/** The thread crashed or took too long, as on a machine that is too busy. */
export class UnfinishedBuildError extends Error {
  override readonly name = "UnfinishedBuildError";
}

/** What the thread is sent. */
export interface BuildRequest {
  readonly answers: Onboarding;
  readonly context: BuildContext;
}

/** What it sends back: the specification, or what was thrown. */
export type BuildAnswer = { readonly spec: Spec } | { readonly error: unknown };

const program = new URL(isSource ? "./spec-thread.ts" : "./spec-thread.js", import.meta.url);
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 8 };

/** The most time for one specification, with the start of the thread. */
const longestMs = 20_000;

/**
 * Builds specifications one after the other in a thread with bounded memory, which starts with the first one. After a
 * timeout or a crash the next build gets a new thread.
 */
export function createSpecBuilder({ log }: { log: Pick<Logger, "error"> }): BuildSpec {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function startThread(): Worker {
    const started = new Worker(program, { execArgv: threadArgs, resourceLimits: limits, env: {} });
    // A thread that waits for work keeps no process alive.
    started.unref();
    started.on("error", (err) => log.error({ err }, "the thread that builds specifications crashed"));
    started.once("exit", () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function answerOf(request: BuildRequest): Promise<BuildAnswer> {
    thread ??= startThread();
    const used = thread;
    try {
      used.postMessage(request);
      const [answer] = await once(used, "message", { signal: AbortSignal.timeout(longestMs) });
      return answer;
    } catch (cause) {
      if (thread === used) thread = undefined;
      void used.terminate();
      throw new UnfinishedBuildError(`No specification: its thread crashed or took over ${longestMs} ms.`, {
        cause,
      });
    }
  }

  async function build(request: BuildRequest): Promise<Spec> {
    const answer = await answerOf(request);
    if ("error" in answer) throw answer.error;
    return answer.spec;
  }

  return (answers, context) => {
    const built = last.then(() => build({ answers, context }));
    last = built.catch(() => undefined);
    return built;
  };
}
