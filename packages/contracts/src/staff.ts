import { z } from "zod";
import { staff, token, tokenHeadersSchema } from "./access.ts";
import { isKeptSchema } from "./admin-mail.ts";
import { emailSchema, passwordSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { staffRoleSchema } from "./roles.ts";
import { visibleName } from "./visible-name.ts";

/** A member of the agency's staff. */
export const staffMemberSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: staffRoleSchema,
  emailVerified: z.boolean(),
  /** Null: never signed in. */
  lastLoginAt: instantSchema.nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** An open invitation. */
export const staffInvitationSchema = z.object({
  /** Identifies the invitation; its link cannot be derived from it. */
  id: z.string(),
  email: z.string(),
  role: staffRoleSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/** An open invitation in the list. */
export const listedInvitationSchema = staffInvitationSchema.extend({
  /**
   * Why its mail reached nobody: `failed` in every attempt, or `kept` because the server had no mail provider; null if
   * neither is known.
   */
  mailFault: z.enum(["failed", "kept"]).nullable(),
});
export type ListedInvitation = z.infer<typeof listedInvitationSchema>;

const uidParams = z.object({ uid: z.string().min(1).max(64) });

export const adminListStaff = defineEndpoint({
  name: "adminListStaff",
  summary: "The agency's staff by address, and the invitations that are open.",
  method: "GET",
  path: "/api/admin/staff",
  access: staff("roles"),
  status: 200,
  response: z.object({ staff: z.array(staffMemberSchema), invitations: z.array(listedInvitationSchema) }),
  errors: [],
});

export const adminInviteStaff = defineEndpoint({
  name: "adminInviteStaff",
  summary:
    "Invite somebody to the staff by mail, with a link that works once. An earlier invitation of the same address is replaced.",
  method: "POST",
  path: "/api/admin/staff/invitations",
  access: staff("roles"),
  body: z.object({ email: emailSchema, role: staffRoleSchema }),
  status: 201,
  response: z.object({
    invitation: staffInvitationSchema,
    isKept: isKeptSchema,
    /** The address had an open invitation before; the link of that one no longer works. */
    isRepeated: z.boolean(),
  }),
  errors: ["invalid-input", "too-many-requests"],
});

export const adminCancelInvitation = defineEndpoint({
  name: "adminCancelInvitation",
  summary: "Withdraw an invitation that nobody has accepted: its link no longer works.",
  method: "DELETE",
  path: "/api/admin/staff/invitations/:id",
  access: staff("roles"),
  params: z.object({ id: z.string().min(1).max(64) }),
  status: 204,
  errors: ["not-found"],
});

export const adminChangeRole = defineEndpoint({
  name: "adminChangeRole",
  summary: "Give somebody on the staff another role. Ends all their sessions; the last owner stays one.",
  method: "PUT",
  path: "/api/admin/staff/:uid",
  access: staff("roles"),
  params: uidParams,
  body: z.object({ role: staffRoleSchema }),
  status: 200,
  response: z.object({ member: staffMemberSchema }),
  errors: ["not-found", "account-protected"],
});

export const adminRemoveStaff = defineEndpoint({
  name: "adminRemoveStaff",
  summary: "Take somebody off the staff: they are a client again, and signed out everywhere.",
  method: "DELETE",
  path: "/api/admin/staff/:uid",
  access: staff("roles"),
  params: uidParams,
  status: 204,
  errors: ["not-found", "account-protected"],
});

export const getStaffInvitation = defineEndpoint({
  name: "getStaffInvitation",
  summary: "What the invitation of a mailed link says, and whether its address has an account.",
  method: "GET",
  path: "/api/staff/invitation",
  access: token("staff-invitation"),
  headers: tokenHeadersSchema,
  status: 200,
  response: z.object({
    email: z.string(),
    role: staffRoleSchema,
    expiresAt: instantSchema,
    hasAccount: z.boolean(),
  }),
  errors: [],
});

export const acceptStaffInvitation = defineEndpoint({
  name: "acceptStaffInvitation",
  summary:
    "Accept an invitation, once, with a new password: the account of its address gets both and is signed out everywhere; it is made where there is none. Nobody is signed in by it.",
  method: "POST",
  path: "/api/staff/invitation",
  access: token("staff-invitation"),
  headers: tokenHeadersSchema,
  body: z.object({
    /** For a new account; an existing one keeps its name. */
    displayName: visibleName(120).optional(),
    password: passwordSchema,
  }),
  status: 204,
  errors: ["invalid-input", "forbidden"],
});
