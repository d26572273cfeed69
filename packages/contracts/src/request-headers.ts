import { z } from "zod";
import { instantSchema } from "./instant.ts";

/** Headers of a call that changes a numbered version: If-Match names the one that the change was made from. */
export const ifMatchHeaders = z.object({
  "if-match": z.string().regex(/^"?\d{1,9}"?$/, "If-Match names a version number."),
});

/** The version in an If-Match header, which `ifMatchHeaders` has validated. */
export const versionIn = (ifMatch: string): number => Number(ifMatch.replaceAll('"', ""));

/**
 * Headers of a call that makes a draft's answers part of a project: the draft's version, and when it was saved, because
 * versions restart after a deletion. The call deletes that draft, but keeps one that was saved later.
 */
export const sentDraftHeaders = {
  "draft-version": z
    .string()
    .regex(/^\d{1,9}$/, "Draft-Version names a version number.")
    .optional(),
  // From 1970 on: Postgres has no year 0.
  "draft-saved-at": instantSchema.refine((at) => at >= "1970", "Draft-Saved-At names an instant.").optional(),
};

/** The save of a draft that became part of a project. */
export interface SentDraft {
  readonly version: number;
  readonly savedAt: Date;
}

/** The draft that these headers name; undefined where they do not name one. */
export function sentDraftIn(headers: {
  "draft-version"?: string | undefined;
  "draft-saved-at"?: string | undefined;
}): SentDraft | undefined {
  const { "draft-version": version, "draft-saved-at": savedAt } = headers;
  if (version === undefined || savedAt === undefined) return undefined;
  return { version: Number(version), savedAt: new Date(savedAt) };
}

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
