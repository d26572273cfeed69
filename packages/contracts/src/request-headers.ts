import { z } from "zod";

/** Headers of a call that changes a numbered version: If-Match names the one that the change was made from. */
export const ifMatchHeaders = z.object({
  "if-match": z.string().regex(/^"?\d{1,9}"?$/, "If-Match names a version number."),
});

/** The version in an If-Match header, which `ifMatchHeaders` has validated. */
export const versionIn = (ifMatch: string): number => Number(ifMatch.replaceAll('"', ""));

/** A key made by the page for creating something: a retry with the same key creates nothing twice. */
export const idempotencyKey = z.string().min(8).max(128);

/** Headers of a call that creates something; without a key each call creates another one. */
export const creationHeaders = z.object({ "idempotency-key": idempotencyKey.optional() });

/**
 * Request header with the person (`uid`) whose page makes a call. All pages of a browser share one session:
 * after another person has signed in, a signed-in call with this header is refused as `sign-in-required`,
 * instead of being made in the other's name.
 */
export const expectedUserHeader = "expected-user";
