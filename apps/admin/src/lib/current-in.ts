import type { CallFailure } from "@sitewright/contracts";
import type { z } from "zod";

/** What is stored now, where a write was refused because somebody else was faster; undefined for any other failure. */
export const currentIn = <T>(failure: CallFailure, schema: z.ZodType<T>): T | undefined =>
  failure.kind === "refused" && failure.problem.code === "version-conflict"
    ? schema.safeParse(failure.problem.current).data
    : undefined;
