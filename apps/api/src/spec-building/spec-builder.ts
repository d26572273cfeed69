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

/** Renders the files of a specification's bundle, by path, without blocking other requests. Rejects as `BuildSpec` does. */
export type RenderSpecBundle = (spec: Spec) => Promise<Readonly<Record<string, string>>>;

/** The thread crashed or took too long, as on a machine that is too busy. */
export class UnfinishedBuildError extends Error {
  override readonly name = "UnfinishedBuildError";
}

/** What a thread is sent: answers to build from, or a specification to render as the files of its bundle. */
export type SpecRequest =
  | { readonly kind: "build"; readonly answers: Onboarding; readonly context: BuildContext }
  | { readonly kind: "bundle"; readonly spec: Spec };

/** What it sends back: what was made, or what was thrown. */
export type SpecAnswer = { readonly made: unknown } | { readonly error: unknown };

const program = new URL(isSource ? "./spec-thread.ts" : "./spec-thread.js", import.meta.url);
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 8 };

/** The most time for one request, with the start of the thread; for a bundle only the staff member waits who asked for it. */
const longestMs = { build: 20_000, bundle: 60_000 } as const;

interface ThreadOptions {
  readonly log: Pick<Logger, "error">;
}

/**
 * Creates a thread with bounded memory that answers one request after the other, and starts with the first one. After a
 * timeout or a crash the next request gets a new thread.
 */
function createSpecThread({ log }: ThreadOptions): (request: SpecRequest) => Promise<unknown> {
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

/** Builds specifications in a thread of their own. */
export function createSpecBuilder(options: ThreadOptions): BuildSpec {
  const ask = createSpecThread(options);
  return async (answers, context) => (await ask({ kind: "build", answers, context })) as Spec;
}

/**
 * Renders bundles in a thread of their own: one with hundreds of pages takes seconds, in which the builds of others
 * would wait.
 */
export function createBundleRenderer(options: ThreadOptions): RenderSpecBundle {
  const ask = createSpecThread(options);
  return async (spec) => (await ask({ kind: "bundle", spec })) as Awaited<ReturnType<RenderSpecBundle>>;
}
