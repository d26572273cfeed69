import { z } from "zod";

/** A key made by the page for creating something: a retry with the same key creates nothing twice. */
export const idempotencyKey = z.string().min(8).max(128);

/** Headers of a call that creates something; without a key each call creates another one. */
export const creationHeaders = z.object({ "idempotency-key": idempotencyKey.optional() });
