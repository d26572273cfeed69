import { z } from "zod";

/** An instant as ISO 8601 in UTC, the only form in which times travel. */
export const instantSchema = z.iso.datetime();

/** The signed-in person as the browser may know them. */
export const userSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  isAdmin: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: instantSchema,
});
export type User = z.infer<typeof userSchema>;
