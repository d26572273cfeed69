import { CallError } from "@sitewright/app-kit/calls";
import type { CallFailure } from "@sitewright/contracts";

/** The stored questions that a refused change would break, in sentences; undefined for another failure. */
export function brokenIn(failure: CallFailure): readonly string[] | undefined {
  if (failure.kind !== "refused" || failure.problem.code !== "examples-broken") return undefined;
  return (failure.problem.errors ?? []).map(({ message }) => message);
}

/** The same for a thrown error. */
export const brokenBy = (error: unknown): readonly string[] | undefined =>
  error instanceof CallError ? brokenIn(error.failure) : undefined;
