import { z } from "zod";

/**
 * Every refusal of the service, once: its HTTP status and the title for people.
 * Responses follow RFC 9457 (problem details); `code` is the stable name for programs.
 */
export const problemCatalog = {
  "invalid-request": { status: 400, title: "The request could not be read." },
  "invalid-input": { status: 422, title: "Some answers need another look." },
  "sign-in-required": { status: 401, title: "Please sign in." },
  "sign-in-failed": { status: 401, title: "Authentication failed. Please try again." },
  forbidden: { status: 403, title: "You do not have permission to do this." },
  "cross-site": { status: 403, title: "The request came from another site and was refused." },
  "not-found": { status: 404, title: "There is nothing here." },
  "method-not-allowed": { status: 405, title: "This address does not support that method." },
  "too-slow": { status: 408, title: "This took too long to arrive. Please try again." },
  "email-taken": {
    status: 409,
    title: "This email is already registered. Please sign in instead.",
  },
  "version-conflict": { status: 409, title: "This was changed elsewhere in the meantime." },
  "key-reused": { status: 409, title: "This Idempotency-Key was used for other content." },
  "account-protected": { status: 409, title: "This account cannot be deleted." },
  "examples-broken": {
    status: 409,
    title: "Some questions would no longer get the same answer.",
  },
  "in-use": { status: 409, title: "This is still used by a stored project." },
  "link-invalid": { status: 410, title: "This link has expired or was used already." },
  "quota-full": {
    status: 409,
    title: "There is no room for another one. Remove some first.",
  },
  "too-large": { status: 413, title: "This is larger than allowed." },
  "unsupported-type": { status: 415, title: "This type of content is not accepted." },
  "too-many-requests": { status: 429, title: "Too many attempts. Please wait a moment." },
  "content-unreadable": {
    status: 500,
    title:
      "This was stored in a form that cannot be opened right now. Nothing of it is lost, and we have been notified.",
  },
  "internal-error": { status: 500, title: "Something went wrong on our side." },
  unavailable: { status: 503, title: "The service is busy. Please try again in a moment." },
  "storage-full": { status: 507, title: "The server has no room left. Your answers stay on this device." },
} as const satisfies Record<string, { status: number; title: string }>;

/** Stable name of a refusal. */
export type ProblemCode = keyof typeof problemCatalog;

const codes = Object.keys(problemCatalog) as [ProblemCode, ...ProblemCode[]];

/** One error in the request; `path` is dotted (`formData.goals.0`), empty for the whole. */
export const fieldProblemSchema = z.object({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** RFC 9457 problem details as this service sends them (`application/problem+json`). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(codes),
  detail: z.string().optional(),
  /** The reason in one sentence: the detail, else the error of the first field, else the title. */
  error: z.string().default(""),
  errors: z.array(fieldProblemSchema).optional(),
  requestId: z.string().optional(),
  /** The stored version, where a write based on an older one was refused. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
