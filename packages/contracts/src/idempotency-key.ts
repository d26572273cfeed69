import { z } from "zod";

/** A key that somebody's page makes up for something to be made: sent again, it makes nothing twice. */
export const idempotencyKey = z.string().min(8).max(128);

/** Headers of a call that makes something; without a key each call makes another one. */
export const creationHeaders = z.object({ "idempotency-key": idempotencyKey.optional() });
