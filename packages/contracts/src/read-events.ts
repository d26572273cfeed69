import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import type { z } from "zod";
import type { CallFailure, CallResult } from "./call-result.ts";
import { problemSchema } from "./problem.ts";

interface Source<Event extends z.ZodType> {
  /** The schema of the data of one event. */
  event: Event;
  response: Response;
  /** The caller's own signal; an abort rejects. */
  signal: AbortSignal | undefined;
}

function parseData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function failureIn(data: string, { status, statusText }: Response): CallFailure {
  const problem = problemSchema.safeParse(parseData(data));
  return problem.success
    ? { kind: "refused", problem: problem.data, retryAfterS: null }
    : { kind: "unreadable", status, statusText };
}

/** The next message; `offline` when the connection broke, or ended before the server had sent everything. */
async function nextMessage(
  messages: ReadableStreamDefaultReader<EventSourceMessage>,
  signal: AbortSignal | undefined,
): Promise<EventSourceMessage | "offline"> {
  try {
    const { done, value } = await messages.read();
    return done ? "offline" : value;
  } catch (error) {
    if (signal?.aborted) throw error;
    return "offline";
  }
}

/**
 * The events of a response, each parsed by the schema that the server validated it with. Ends after `event:
 * end`; after an `event: error`, an event that does not match the contract or a broken connection, that
 * failure is the last value.
 */
export async function* readEvents<Event extends z.ZodType>({
  event,
  response,
  signal,
}: Source<Event>): AsyncGenerator<CallResult<z.output<Event>>> {
  const messages = (response.body ?? new Blob([]).stream())
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const { status, statusText } = response;
  try {
    for (;;) {
      const message = await nextMessage(messages, signal);
      if (message === "offline") return yield { ok: false, failure: { kind: "offline" } };
      if (message.event === "end") return;
      if (message.event === "error") return yield { ok: false, failure: failureIn(message.data, response) };
      const parsed = event.safeParse(parseData(message.data));
      if (!parsed.success) return yield { ok: false, failure: { kind: "unreadable", status, statusText } };
      yield { ok: true, data: parsed.data };
    }
  } finally {
    // Closes the connection where the caller stopped reading. A broken one was reported already and cannot be
    // closed again.
    await messages.cancel().catch(() => undefined);
  }
}
