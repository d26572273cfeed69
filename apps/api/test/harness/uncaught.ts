import { onTestFinished } from "vitest";

/** Collects the errors that would end a process, until the running test ends. */
export function collectUncaught(): unknown[] {
  const errors: unknown[] = [];
  const collect = (error: unknown) => void errors.push(error);
  process.on("uncaughtException", collect);
  onTestFinished(() => void process.off("uncaughtException", collect));
  return errors;
}
