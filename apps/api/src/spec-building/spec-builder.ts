import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Spec } from "@sitewright/spec-core/spec";
import type { Logger } from "pino";
import { isSource, threadArgs } from "../threads.ts";
import type { BuildContext } from "./build.ts";

/**
 * Builds a specification without blocking other requests. Rejects with `UnfinishedBuildError` if it may
 * succeed later; any other rejection is a bug.
 */
export type BuildSpec = (answers: Onboarding, context: BuildContext) => Promise<Spec>;

/** Renders the files of a specification's bundle, by path, without blocking other requests. Rejects as `BuildSpec` does. */
export type RenderSpecBundle = (spec: Spec) => Promise<Readonly<Record<string, string>>>;

/** The thread crashed or took too long, for example because the machine is too busy. */
export class UnfinishedBuildError extends Error {
  override readonly name = "UnfinishedBuildError";
}

/**
 * A request to a thread: build a specification from answers, or render the files of a specification's
 * bundle.
 */
export type SpecRequest =
  | { readonly kind: "build"; readonly answers: Onboarding; readonly context: BuildContext }
  | { readonly kind: "bundle"; readonly spec: Spec };

/** The thread's response: the result, or the error that was thrown. */
export type SpecAnswer = { readonly made: unknown } | { readonly error: unknown };

const program = new URL(isSource ? "./spec-thread.ts" : "./spec-thread.js", import.meta.url);
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 8 };

/**
 * The longest time for one request, including the start of the thread, in milliseconds. A bundle may take
 * longer, because only the staff member who requested it is waiting.
 */
const longestMs = { build: 20_000, bundle: 60_000 } as const;

interface ThreadOptions {
  readonly log: Pick<Logger, "error">;
}

/**
 * Creates a thread with bounded memory that processes one request after the other; it starts with the
 * first one. After a timeout or a crash the next request gets a new thread.
 */
function createSpecThread({ log }: ThreadOptions): (request: SpecRequest) => Promise<unknown> {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function startThread(): Worker {
    const started = new Worker(program, { execArgv: threadArgs, resourceLimits: limits, env: {} });
    // An idle thread must not keep the process alive.
    started.unref();
    started.on("error", (err) => log.error({ err }, "the thread that builds specifications crashed"));
    started.once("exit", () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function answerOf(request: SpecRequest): Promise<SpecAnswer> {
    thread ??= startThread();
    const used = thread;
    try {
      used.postMessage(request);
      const [answer] = await once(used, "message", { signal: AbortSignal.timeout(longestMs[request.kind]) });
      return answer;
    } catch (cause) {
      if (thread === used) thread = undefined;
      void used.terminate();
      throw new UnfinishedBuildError(
        `No ${request.kind}: its thread crashed or took over ${longestMs[request.kind]} ms.`,
        {
          cause,
        },
      );
    }
  }

  async function make(request: SpecRequest): Promise<unknown> {
    const answer = await answerOf(request);
    if ("error" in answer) throw answer.error;
    return answer.made;
  }

  return (request) => {
    const made = last.then(() => make(request));
    last = made.catch(() => undefined);
    return made;
  };
}

/** Builds specifications in a separate thread. */
export function createSpecBuilder(options: ThreadOptions): BuildSpec {
  const ask = createSpecThread(options);
  return async (answers, context) => (await ask({ kind: "build", answers, context })) as Spec;
}

/**
 * Renders bundles in another separate thread: a bundle with hundreds of pages takes seconds, during which
 * other clients' builds would wait.
 */
export function createBundleRenderer(options: ThreadOptions): RenderSpecBundle {
  const ask = createSpecThread(options);
  return async (spec) => (await ask({ kind: "bundle", spec })) as Awaited<ReturnType<RenderSpecBundle>>;
}
