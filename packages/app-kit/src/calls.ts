import type { CallFailure, CallResult, ProblemCode } from "@sitewright/contracts";
import { failureText } from "./failure-text.ts";

/** A failure that the screen explains. Any other error is a bug, and is logged. */
export class ExpectedError extends Error {}

/** A failed call as the error of a query or mutation; its message may be shown to the person. */
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
 * @throws CallError when it failed
 */
export async function dataOf<T>(call: Promise<CallResult<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new CallError(result.failure);
  return result.data;
}

/** Why a call failed; any error other than a CallError counts as no response. */
export const failureOf = (error: Error): CallFailure =>
  error instanceof CallError ? error.failure : { kind: "offline" };

export function isRefusedWith(error: Error | null, ...codes: readonly ProblemCode[]): boolean {
  if (!(error instanceof CallError) || error.failure.kind !== "refused") return false;
  return codes.includes(error.failure.problem.code);
}

/** True where the service refused access: signed out, or without the permission (any more). */
export const isAccessDenied = (error: Error | null): boolean =>
  isRefusedWith(error, "sign-in-required", "forbidden");
