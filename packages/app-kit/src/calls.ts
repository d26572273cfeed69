import type { CallFailure, CallResult, ProblemCode } from "@sitewright/contracts";
import { failureText } from "./failure-text.ts";

/** A failure that the screen explains. Any other error is a fault in the code, and is logged. */
export class ExpectedError extends Error {}

/** A call that did not succeed, as the error of a query or mutation; its message may be shown to the person. */
export class CallError extends ExpectedError {
  override readonly name = "CallError";
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failureText(failure));
    this.failure = failure;
  }
}

/**
 * The data of a call.
 * @throws CallError when it did not succeed
 */
export async function dataOf<T>(call: Promise<CallResult<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new CallError(result.failure);
  return result.data;
}

/** Why a call did not succeed; an error that is not a call's counts as no answer. */
export const failureOf = (error: Error): CallFailure =>
  error instanceof CallError ? error.failure : { kind: "offline" };

/** Whether the service refused a call with one of these codes. */
export function isRefusedWith(error: Error | null, ...codes: readonly ProblemCode[]): boolean {
  if (!(error instanceof CallError) || error.failure.kind !== "refused") return false;
  return codes.includes(error.failure.problem.code);
}

/** Whether the service said that this caller may not: signed out, or without the right (any more). */
export const isAccessDenied = (error: Error | null): boolean =>
  isRefusedWith(error, "sign-in-required", "forbidden");
