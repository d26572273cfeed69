import type { CallFailure, CallResult } from "@sitewright/contracts";
import { failureText } from "./failure-text.ts";

/** A call's failure as the exception that a query expects; its message may be shown. */
export class CallFailed extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failureText(failure));
    this.name = "CallFailed";
    this.failure = failure;
  }
}

/** The data of a call; throws CallFailed when it did not succeed. */
export async function answerOf<T>(call: Promise<CallResult<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new CallFailed(result.failure);
  return result.data;
}

/** True where the service said that this caller may not: signed out, or not an administrator (any more). */
export function isAccessRefused(error: Error | null): boolean {
  if (!(error instanceof CallFailed) || error.failure.kind !== "refused") return false;
  return ["sign-in-required", "forbidden"].includes(error.failure.problem.code);
}
