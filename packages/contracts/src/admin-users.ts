import { z } from "zod";
import { staff } from "./access.ts";
import { csvFile, exportFields, listFields, pageFields } from "./admin-lists.ts";
import { ndaRecordSchema } from "./agreements.ts";
import { emailSchema, passwordSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { fullProfileSchema } from "./profiles.ts";
import { creationHeaders } from "./request-headers.ts";
import { staffRoleSchema } from "./roles.ts";
import { userSchema } from "./user.ts";
import { visibleName } from "./visible-name.ts";

const bothNeeded = "Email and password are required";

/** The administrator's input for a new account; the name defaults to the part of the address before the @. */
export const createUserBodySchema = z.object({
  email: z.string(bothNeeded).trim().min(1, bothNeeded).pipe(emailSchema),
  password: z.string(bothNeeded).min(1, bothNeeded).pipe(passwordSchema),
  displayName: visibleName(120).optional(),
});

export const adminCreateUser = defineEndpoint({
  name: "adminCreateUser",
  summary:
    "Make an account for a client. Its address counts as confirmed: the administrator knows whose it is. Under one Idempotency-Key the same account is made once.",
  method: "POST",
  path: "/api/admin/users/create-user",
  access: staff("users"),
  headers: creationHeaders,
  body: createUserBodySchema,
  status: 201,
  response: z.object({ user: userSchema }),
  errors: ["invalid-input", "email-taken"],
});

/** The orders of the list of accounts, the default first. */
export const userSorts = ["newest", "oldest", "name", "email"] as const;
/** The filters of the list of accounts. */
export const userKinds = ["client", "staff", "unverified"] as const;

/** An account in the list. */
export const adminUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  businessName: z.string(),
  photoURL: z.string().nullable(),
  /** Null for a client. */
  role: staffRoleSchema.nullable(),
  emailVerified: z.boolean(),
  createdAt: instantSchema,
  lastLoginAt: instantSchema.nullable(),
  projectCount: z.int(),
  documentCount: z.int(),
  /** The owner's: it cannot be deleted. */
  isProtected: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** The filters and the order of the list and of its export. */
const userSelection = { kind: z.enum(userKinds).optional(), sort: z.enum(userSorts).default("newest") };

export const adminListUsers = defineEndpoint({
  name: "adminListUsers",
  summary: "All accounts; `search` looks in address, name, business and phone number.",
  method: "GET",
  path: "/api/admin/users",
  access: staff("users"),
  query: z.object({ ...listFields, ...userSelection }),
  status: 200,
  response: z.object({ users: z.array(adminUserSchema), ...pageFields }),
  errors: [],
});

export const adminExportUsers = defineEndpoint({
  name: "adminExportUsers",
  summary: "The accounts that match as comma-separated values.",
  method: "GET",
  path: "/api/admin/exports/users",
  access: staff("users"),
  query: z.object({ ...exportFields, ...userSelection }),
  status: 200,
  response: csvFile,
  errors: [],
});

/** A client's draft that is not submitted. */
export const stoppedDraftSchema = z.object({
  /** Null for a new project. */
  projectId: z.string().nullable(),
  businessName: z.string(),
  /** Title of the open step; empty where the draft is unreadable. */
  step: z.string(),
  /** Number of that step, from 1, and of all steps. */
  stepNumber: z.int(),
  stepCount: z.int(),
  savedAt: instantSchema,
});

/** One account with its data. */
export const adminUserDetailsSchema = z.object({
  user: adminUserSchema,
  profile: fullProfileSchema.omit({ version: true }),
  /** The last use of a session, to the hour; null without a session. */
  lastSeenAt: instantSchema.nullable(),
  drafts: z.array(stoppedDraftSchema),
  agreements: z.array(ndaRecordSchema),
});
export type AdminUserDetails = z.infer<typeof adminUserDetailsSchema>;

export const adminGetUser = defineEndpoint({
  name: "adminGetUser",
  summary: "One account: its profile, when it was last seen, where it stopped, and its agreements.",
  method: "GET",
  path: "/api/admin/users/:uid",
  access: staff("users"),
  params: z.object({ uid: z.string().min(1).max(64) }),
  status: 200,
  response: adminUserDetailsSchema,
  errors: ["not-found"],
});

export const adminDeleteUser = defineEndpoint({
  name: "adminDeleteUser",
  summary:
    "Delete an account with everything of it. The owner's stays, and so does the caller's own; somebody on the staff is deleted by those who give roles.",
  method: "DELETE",
  path: "/api/admin/users/delete-user/:uid",
  access: staff("users"),
  params: z.object({ uid: z.string().min(1).max(64) }),
  status: 204,
  errors: ["not-found", "account-protected"],
});
