import type { z } from "zod";
import type { Endpoint, EventsResponse, FileResponse } from "./endpoint.ts";
import type { Problem } from "./problem.ts";

/** Why a call failed. `offline`: no response; `unreadable`: a response that does not match the contract. */
export type CallFailure =
  | { kind: "refused"; problem: Problem; retryAfterS: number | null }
  | { kind: "offline" }
  | { kind: "unreadable"; status: number; statusText: string };

export type CallResult<T> = { ok: true; data: T } | { ok: false; failure: CallFailure };

/**
 * Events as they arrive. A failure is the last one: the server's own (`refused`), or a broken stream
 * (`offline`). A reader that stops closes the connection, which stops the server's work.
 */
export type EventStream<T> = AsyncIterable<CallResult<T>>;

type Output<Response> = Response extends z.ZodType
  ? z.output<Response>
  : Response extends FileResponse
    ? Blob
    : Response extends EventsResponse<infer Event>
      ? EventStream<z.output<Event>>
      : undefined;

/** The data of a successful call. */
export type CallOutput<E extends Endpoint> = Output<E["response"]>;
