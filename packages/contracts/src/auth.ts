import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { userSchema } from "./user.ts";
import { visibleName } from "./visible-name.ts";

/** Default minimum length of a password, in characters; an installation may set a higher one. */
export const PASSWORD_MIN = 6;

/** Maximum length of a password, in characters: argon2id has no limit, a request has. */
export const PASSWORD_MAX = 128;

const addressOr = (fault: string) =>
  z
    .string()
    .trim()
    .max(254, fault)
    .pipe(z.email({ error: fault }));

/** An e-mail address as typed; surrounding whitespace is removed. */
export const emailSchema = addressOr(
  "Invalid email address. It needs a name, an @ and a domain, such as anna@bakery.example.",
);

/** The same for the address of an account, with the error message that the requirements quote. */
export const accountEmailSchema = addressOr("Invalid email address.");

/** A password before any rule about its strength. */
export const passwordSchema = z
  .string()
  .min(1, "Please enter your password.")
  .max(1024, "This password is too long.");

/** Minimum length and common passwords are checked by the service, whose settings may be stricter. */
export const signUpBodySchema = z.object({
  email: accountEmailSchema,
  password: passwordSchema,
  name: visibleName(120, "Please enter your name."),
});

export const signInBodySchema = z.object({ email: accountEmailSchema, password: passwordSchema });

export const sessionSchema = z.object({
  user: userSchema.nullable(),
  /** Signing in by Google is configured. */
  hasGoogle: z.boolean().default(false),
});
const signedInSchema = z.object({ user: userSchema });

export const signUp = defineEndpoint({
  name: "signUp",
  summary:
    "Create an account with e-mail and password and sign in. Where no answer may tell which addresses have an account, nobody is signed in: the answer is always sign-in-failed, and a mail leads on.",
  method: "POST",
  path: "/api/auth/sign-up",
  access: "public",
  body: signUpBodySchema,
  status: 201,
  response: signedInSchema,
  errors: ["invalid-input", "email-taken", "sign-in-failed", "too-many-requests"],
});

export const signIn = defineEndpoint({
  name: "signIn",
  summary: "Sign in with e-mail and password. The session cookie is replaced.",
  method: "POST",
  path: "/api/auth/sign-in",
  access: "public",
  body: signInBodySchema,
  status: 200,
  response: signedInSchema,
  errors: ["sign-in-failed", "too-many-requests"],
});

export const developerSignIn = defineEndpoint({
  name: "developerSignIn",
  summary:
    "Sign in as the developer's client without a password. There only on a server that was started for development with the bypass on.",
  method: "POST",
  path: "/api/auth/developer",
  access: "public",
  status: 200,
  response: signedInSchema,
  errors: ["not-found"],
});

export const signOut = defineEndpoint({
  name: "signOut",
  summary: "End this session. Answers the same when there is none.",
  method: "POST",
  path: "/api/auth/sign-out",
  access: "public",
  status: 204,
  errors: [],
});

export const getSession = defineEndpoint({
  name: "getSession",
  summary: "Who is signed in, or null.",
  method: "GET",
  path: "/api/auth/session",
  access: "public",
  status: 200,
  response: sessionSchema,
  errors: [],
});
