/**
 * Why a model gave no whole answer. `limit`: today's calls are used up; `busy`: its server has no time now; `refused`: it
 * will not take the call, now or later; `broken`: the answer ended half-way or is none; `unreachable`: nobody answered.
 */
export type ModelFault = "limit" | "busy" | "refused" | "broken" | "unreachable";

/** A call of the model that failed. The message may be shown to staff and holds no secret. */
export class ModelError extends Error {
  override name = "ModelError";
  readonly fault: ModelFault;
  /** How long to wait before another call, in milliseconds, where that is known. */
  readonly retryAfterMs: number | undefined;
  constructor(fault: ModelFault, message: string, retryAfterMs?: number) {
    super(message);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
