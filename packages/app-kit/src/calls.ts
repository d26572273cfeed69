import type { CallFailure, CallResult, ProblemCode } from "@sitewright/contracts";
import type { z } from "zod";
import { failureText, remedyText } from "./failure-text.ts";

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

/** What to do about a query that failed, for the person at the screen. */
export const remedyOf = (error: Error): string => remedyText(failureOf(error));

/** True where the service refused a call with one of these codes. */
export function isRefusedWith(cause: Error | CallFailure | null, ...codes: readonly ProblemCode[]): boolean {
  const failure = cause instanceof Error ? failureOf(cause) : cause;
  return failure?.kind === "refused" && codes.includes(failure.problem.code);
}

/**
 * True where the same call can succeed later: no response, a slow connection (408), too many calls (429), a fault of
 * the server.
 */
export const isTemporary = (failure: CallFailure): boolean =>
  failure.kind !== "refused" || failure.problem.status >= 500 || [408, 429].includes(failure.problem.status);

/** The stored version, where a write was refused because of a conflict; undefined for any other failure. */
export const currentIn = <T>(failure: CallFailure, schema: z.ZodType<T>): T | undefined =>
  failure.kind === "refused" && failure.problem.code === "version-conflict"
    ? schema.safeParse(failure.problem.current).data
    : undefined;

/** True where the service refused access: signed out, or without the permission (any more). */
export const isAccessDenied = (error: Error | null): boolean =>
  isRefusedWith(error, "sign-in-required", "forbidden");
