import { z } from "zod";
import { instantSchema } from "./instant.ts";
import { staffRoleSchema } from "./roles.ts";

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
