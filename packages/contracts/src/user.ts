import { z } from "zod";
import { staffRoleSchema } from "./roles.ts";

/** An instant as ISO 8601 in UTC, the only format of times in requests and responses. */
export const instantSchema = z.iso.datetime();

/** The signed-in person as the browser may know them. */
export const userSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  /** The role is that of an owner or manager. */
  isAdmin: z.boolean(),
  /** The role on the agency's staff; absent for a client. */
  role: staffRoleSchema.optional(),
  emailVerified: z.boolean(),
  createdAt: instantSchema,
});
export type User = z.infer<typeof userSchema>;
