import { z } from "zod";

/** The permissions of the agency's staff. Each staff call requires one of these. */
export const permissions = [
  "projects",
  "specifications",
  "documents",
  "conformance",
  "users",
  "outbox",
  "audit",
  "settings",
  "posts",
  "newsletter",
  "knowledge",
  /** Inviting and removing staff, and giving them roles. */
  "roles",
] as const;
export type Permission = (typeof permissions)[number];

/** The roles of the agency's staff. An account without one of them is a client's. */
export const staffRoleSchema = z.enum(["owner", "manager", "builder", "editor"]);

/** Name of a role, as it is stored with an account. */
export type StaffRole = z.infer<typeof staffRoleSchema>;

interface Role {
  /** The display name of the role. */
  readonly title: string;
  /** The role's description in the invitation, after 'you'. */
  readonly summary: string;
  /** The account counts as an administrator's (`isAdmin`). */
  readonly isAdmin: boolean;
  readonly permissions: readonly Permission[];
}

/** The data of each role. In a file of its own, so that pages that only read an account do not load it. */
export const staffRoles = {
  owner: {
    title: "Owner",
    summary: "do everything, and decide who else is on the staff",
    isAdmin: true,
    permissions,
  },
  manager: {
    title: "Manager",
    summary: "do everything except change staff roles",
    isAdmin: true,
    permissions: /* @__PURE__ */ permissions.filter((permission) => permission !== "roles"),
  },
  builder: {
    title: "Builder",
    summary: "work on all projects, their specifications, client documents and site checks",
    isAdmin: false,
    permissions: ["projects", "specifications", "documents", "conformance"],
  },
  editor: {
    title: "Editor",
    summary: "manage the posts, the newsletter and the assistant's knowledge base",
    isAdmin: false,
    permissions: ["posts", "newsletter", "knowledge"],
  },
} as const satisfies Record<StaffRole, Role>;

export function includesPermission(role: StaffRole, permission: Permission): boolean {
  const included: readonly Permission[] = staffRoles[role].permissions;
  return included.includes(permission);
}
