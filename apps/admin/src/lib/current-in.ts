import type { CallFailure } from "@sitewright/contracts";
import type { z } from "zod";

/** The stored version, where a write was refused because of a conflict; undefined for any other failure. */
export const currentIn = <T>(failure: CallFailure, schema: z.ZodType<T>): T | undefined =>
  failure.kind === "refused" && failure.problem.code === "version-conflict"
    ? schema.safeParse(failure.problem.current).data
    : undefined;
