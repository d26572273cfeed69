import { z } from "zod";
import { emailSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { visibleName } from "./visible-name.ts";

/** The topics of a message after signing out. */
export const contactReasons = ["question", "help", "feedback", "timeline", "other"] as const;

const sender = {
  name: visibleName(120, "Please enter your name."),
  email: emailSchema,
  message: z
    .string()
    .trim()
    .min(1, "Please write a message.")
    .max(5000, "Please use at most 5,000 characters."),
  /** A honeypot: people do not see the field, so a message with it is a bot's and is dropped. */
  homepage: z.string().max(500).optional(),
};

/** From the screen after signing out. `timestamp` is the browser's; the server stores its own. */
export const feedbackBodySchema = z.object({
  ...sender,
  reason: z.enum(contactReasons).or(z.literal("")).optional(),
  type: z.literal("logout_feedback"),
  timestamp: instantSchema.optional(),
});

/** From the public contact form. */
export const contactBodySchema = z.object({
  ...sender,
  company: visibleName(200).optional(),
  type: z.undefined().optional(),
});

/** A message to the agency, in one of its two forms. */
export const messageBodySchema = z.discriminatedUnion("type", [feedbackBodySchema, contactBodySchema]);

/** A message as it is received. */
export type ContactBody = z.output<typeof messageBodySchema>;

export const sendContactMessage = defineEndpoint({
  name: "sendContactMessage",
  summary:
    "Write to the agency: feedback after signing out (with reason and type), or the public contact form.",
  method: "POST",
  path: "/api/contact",
  access: "public",
  body: messageBodySchema,
  status: 202,
  response: z.object({ success: z.literal(true) }),
  errors: ["too-many-requests"],
});
