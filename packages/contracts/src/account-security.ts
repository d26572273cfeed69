import { z } from "zod";
import { accountEmailSchema, passwordSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

/** The secret of a mailed link. A longer one is never valid. */
const token = z.string().min(1).max(128);

/** A session of the caller's account. */
export const signedInDeviceSchema = z.object({
  /** Identifies the session; the cookie cannot be derived from it. */
  id: z.string(),
  /** Such as 'Firefox on Windows'. */
  device: z.string(),
  createdAt: instantSchema,
  /** Last use, to the hour. */
  lastSeenAt: instantSchema,
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

export const accountSecuritySchema = z.object({
  /** False for an account that signs in only through a third party. */
  hasPassword: z.boolean(),
  /** This one first, then the most recently used. */
  sessions: z.array(signedInDeviceSchema),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

export const verifyEmail = defineEndpoint({
  name: "verifyEmail",
  summary:
    "Confirm the address of the signed-in account with the secret of the mailed link, once. Asking for a session keeps a stranger's password from becoming that of a confirmed account.",
  method: "POST",
  path: "/api/auth/verify-email",
  access: "client",
  body: z.object({ token }),
  status: 204,
  errors: ["link-invalid"],
});

export const resendVerification = defineEndpoint({
  name: "resendVerification",
  summary: "Mail another link for confirming the caller's address; nothing is sent once it is confirmed.",
  method: "POST",
  path: "/api/auth/verify-email/resend",
  access: "client",
  status: 202,
  response: z.object({ queued: z.boolean() }),
  errors: ["too-many-requests"],
});

export const forgotPassword = defineEndpoint({
  name: "forgotPassword",
  summary:
    "Mail a link for choosing a new password. The answer is the same whether or not there is an account.",
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "public",
  body: z.object({ email: accountEmailSchema }),
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
  errors: ["too-many-requests"],
});

export const resetPassword = defineEndpoint({
  name: "resetPassword",
  summary:
    "Choose a new password with the secret of the mailed link, once. Ends every session of the account and confirms its address.",
  method: "POST",
  path: "/api/auth/reset-password",
  access: "public",
  body: z.object({ token, password: passwordSchema }),
  status: 204,
  errors: ["link-invalid", "invalid-input", "too-many-requests"],
});

export const getAccountSecurity = defineEndpoint({
  name: "getAccountSecurity",
  summary: "Whether the caller has a password, and where they are signed in.",
  method: "GET",
  path: "/api/account/security",
  access: "client",
  status: 200,
  response: accountSecuritySchema,
  errors: [],
});

export const changePassword = defineEndpoint({
  name: "changePassword",
  summary: "Replace the caller's password. Ends all other sessions and replaces this one's cookie.",
  method: "POST",
  path: "/api/account/password",
  access: "client",
  body: z.object({ currentPassword: passwordSchema, newPassword: passwordSchema }),
  status: 204,
  errors: ["invalid-input", "too-many-requests"],
});

export const endOtherSessions = defineEndpoint({
  name: "endOtherSessions",
  summary: "Sign the caller out everywhere but here.",
  method: "DELETE",
  path: "/api/account/sessions",
  access: "client",
  status: 204,
  errors: [],
});

export const endSession = defineEndpoint({
  name: "endSession",
  summary: "End one of the caller's sessions.",
  method: "DELETE",
  path: "/api/account/sessions/:id",
  access: "client",
  params: z.object({ id: z.string().min(1).max(64) }),
  status: 204,
  errors: ["not-found"],
});
