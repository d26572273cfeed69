import type { z } from "zod";
import type { Endpoint, EventsResponse, FileResponse } from "./endpoint.ts";
import type { Problem } from "./problem.ts";

/** Why a call did not succeed. `offline`: no answer came; `unreadable`: an answer that the contract does not know. */
export type CallFailure =
  | { kind: "refused"; problem: Problem; retryAfterS: number | null }
  | { kind: "offline" }
  | { kind: "unreadable"; status: number; statusText: string };

export type CallResult<T> = { ok: true; data: T } | { ok: false; failure: CallFailure };

/**
 * Events as they arrive. A failure is the last one: the server's own (`refused`), or a stream that broke off (`offline`).
 * Whoever stops reading closes the connection, which stops the server's work.
 */
export type EventStream<T> = AsyncIterable<CallResult<T>>;

type Output<Response> = Response extends z.ZodType
  ? z.output<Response>
  : Response extends FileResponse
    ? Blob
    : Response extends EventsResponse<infer Event>
      ? EventStream<z.output<Event>>
      : undefined;

/** What a successful call answers with. */
export type CallOutput<E extends Endpoint> = Output<E["response"]>;
