import { CallError } from "@sitewright/app-kit/calls";
import type { CallFailure } from "@sitewright/contracts";

/** The stored questions that a refused change would break, in sentences; undefined where it failed for another reason. */
export function brokenIn(failure: CallFailure): readonly string[] | undefined {
  if (failure.kind !== "refused" || failure.problem.code !== "examples-broken") return undefined;
  return (failure.problem.errors ?? []).map(({ message }) => message);
}

/** The same of what a call threw. */
export const brokenBy = (error: unknown): readonly string[] | undefined =>
  error instanceof CallError ? brokenIn(error.failure) : undefined;
