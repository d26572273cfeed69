import type { EventsResponse } from "@sitewright/contracts";
import type { Schedule } from "../schedule.ts";
import type { AppContext, RefuseFormer } from "./app-env.ts";
import { problemOf } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";

/**
 * The time without an event after which a comment is sent: proxies close connections that are idle for a
 * minute.
 */
const idleMs = 15_000;

/** The dependencies of an event stream. */
export interface EventsOptions {
  declared: EventsResponse;
  /** The handler's events. A refusal among them ends the stream. */
  events: AsyncIterable<unknown>;
  /** Aborted when the client no longer reads the stream. */
  abort: AbortController;
  schedule: Schedule;
  refuseFormer: RefuseFormer;
  /** Logs an error, and returns the refusal for the client. */
  logAndRefuse: (error: unknown) => Refusal;
}

const encoder = new TextEncoder();
/** JSON has no line breaks, so that one `data` line holds it (HTML Standard, section 9.2.5). */
const encodeEvent = (data: unknown, type?: "error" | "end"): Uint8Array =>
  encoder.encode(`${type ? `event: ${type}\n` : ""}data: ${JSON.stringify(data)}\n\n`);
const idleComment = encoder.encode(": idle\n\n");

/** The result of a promise, or `idle` after a timeout. The promise can be awaited again. */
async function orIdle<T>(promise: Promise<T>, schedule: Schedule): Promise<T | "idle"> {
  const { promise: idle, resolve } = Promise.withResolvers<"idle">();
  const cancel = schedule(() => resolve("idle"), idleMs);
  try {
    return await Promise.race([promise, idle]);
  } finally {
    cancel();
  }
}

const isAbort = (error: unknown, { aborted, reason }: AbortSignal): boolean =>
  aborted && (error === reason || (error instanceof Error && error.name === "AbortError"));

/** The bytes of the stream, one chunk for each event. The next event is requested with the next chunk. */
async function* encodeEvents(c: AppContext, options: EventsOptions): AsyncGenerator<Uint8Array, void> {
  const { declared, events, abort, schedule, refuseFormer, logAndRefuse } = options;
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const result = await orIdle(next, schedule);
      const refused = await refuseFormer();
      if (refused) {
        // The handler may be waiting for something; the abort ends that wait, so that closing its
        // iterator does not block.
        abort.abort();
        return yield encodeEvent(problemOf(c, refused), "error");
      }
      if (result === "idle") {
        yield idleComment;
        continue;
      }
      if (result.done) return yield encodeEvent({}, "end");
      if (result.value instanceof Refusal) return yield encodeEvent(problemOf(c, result.value), "error");
      yield encodeEvent(declared.event.parse(result.value));
      next = iterator.next();
    }
  } catch (error) {
    if (!isAbort(error, abort.signal)) yield encodeEvent(problemOf(c, logAndRefuse(error)), "error");
  } finally {
    await iterator.return?.().catch(logAndRefuse);
  }
}

/**
 * Sends what a handler yields as server-sent events: each is parsed by the contract's schema; a comment
 * is sent while idle; `event: error` with a problem if the handler refuses or throws in between or the
 * caller is signed out; `event: end` after the last. If the client disconnects, the handler's signal
 * aborts and its iterator is closed.
 */
export async function sendEvents(c: AppContext, options: EventsOptions): Promise<Response> {
  c.header("Content-Type", "text/event-stream");
  // nginx would otherwise buffer events.
  c.header("X-Accel-Buffering", "no");
  const chunks = encodeEvents(c, options);
  if (c.req.method === "HEAD") {
    await options.events[Symbol.asyncIterator]().return?.();
    return c.body(null, 200);
  }
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (isCancelled) return;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        isCancelled = true;
        options.abort.abort();
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(body, 200);
}
