import { z } from "zod";
import { staff } from "./access.ts";
import { emailSchema, passwordSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { userSchema } from "./user.ts";
import { visibleName } from "./visible-name.ts";

const bothNeeded = "Email and password are required";

/** What the administrator types for a new account; the name is the part of the address before the @ where it is left out. */
export const createUserBodySchema = z.object({
  email: z.string(bothNeeded).trim().min(1, bothNeeded).pipe(emailSchema),
  password: z.string(bothNeeded).min(1, bothNeeded).pipe(passwordSchema),
  displayName: visibleName(120).optional(),
});

export const adminCreateUser = defineEndpoint({
  name: "adminCreateUser",
  summary:
    "Make an account for a client. Its address counts as confirmed: the administrator knows whose it is.",
  method: "POST",
  path: "/api/admin/users/create-user",
  access: staff("users"),
  body: createUserBodySchema,
  status: 201,
  response: z.object({ user: userSchema }),
  errors: ["invalid-input", "email-taken"],
});
