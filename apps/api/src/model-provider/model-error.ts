/**
 * Why a model gave no complete answer. `limit`: today's calls are used up; `busy`: its server is
 * overloaded; `refused`: a permanent failure; `broken`: the answer was cut off or is invalid;
 * `unreachable`: no connection.
 */
export type ModelFault = "limit" | "busy" | "refused" | "broken" | "unreachable";

/** A failed model call. The message may be shown to staff and holds no secret. */
export class ModelError extends Error {
  override name = "ModelError";
  readonly fault: ModelFault;
  /** The wait before another call, in milliseconds, if known. */
  readonly retryAfterMs: number | undefined;
  constructor(fault: ModelFault, message: string, retryAfterMs?: number) {
    super(message);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
