import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/** The outcomes of signing in by Google, which the portal reads from its URL. */
export const googleOutcomes = ["signed-in", "cancelled", "failed", "unavailable"] as const;

/** One of `googleOutcomes`. `cancelled`: the person did not agree; `unavailable`: Google could not be reached. */
export type GoogleOutcome = (typeof googleOutcomes)[number];

/** The query parameter that carries the outcome. */
export const GOOGLE_OUTCOME_PARAMETER = "google";

export const beginGoogleSignIn = defineEndpoint({
  name: "beginGoogleSignIn",
  summary:
    "Send the browser to Google to sign in there. `window` says where this happens: in a pop-up, which ends on a page that notifies the portal, or in the same window, which ends on the portal or, with `entry` profile, on the client's profile.",
  method: "GET",
  path: "/api/auth/google",
  access: "public",
  query: z.object({
    window: z.enum(["popup", "same"]).default("same"),
    entry: z.enum(["builder", "profile"]).default("builder"),
  }),
  status: 303,
  errors: ["not-found", "cross-site"],
});

export const endGoogleSignIn = defineEndpoint({
  name: "endGoogleSignIn",
  summary:
    "Where Google sends the browser back to. Signs in and leads on; a failed attempt leads to the sign-in.",
  method: "GET",
  path: "/api/auth/google/callback",
  access: "public",
  query: z.looseObject({
    code: z.string().max(4096).optional(),
    state: z.string().max(512).optional(),
    error: z.string().max(512).optional(),
  }),
  status: 303,
  errors: ["not-found"],
});
