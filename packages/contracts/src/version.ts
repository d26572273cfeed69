import { z } from "zod";

/** The largest number that the integer columns of both databases hold (PostgreSQL, section 8.1.1). */
export const largestInteger = 2_147_483_647;

/** A version named in the body of a call. */
export const versionSchema = z.int().min(1).max(largestInteger);

/** A version named in the address of a call. */
export const versionParamSchema = z.coerce.number().int().min(1).max(largestInteger);
