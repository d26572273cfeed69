import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

export const healthz = defineEndpoint({
  name: "healthz",
  summary: "The process is alive.",
  method: "GET",
  path: "/healthz",
  access: "public",
  status: 200,
  response: z.object({ status: z.literal("ok") }),
  errors: [],
});

export const readyz = defineEndpoint({
  name: "readyz",
  summary:
    "The process can serve: the database answers and can be written, and it is not draining. With little room left, what takes room is refused.",
  method: "GET",
  path: "/readyz",
  access: "public",
  status: 200,
  response: z.object({
    status: z.literal("ready"),
    room: z
      .literal("low")
      .optional()
      .describe("The disk is nearly full: signing in and deleting still work."),
  }),
  errors: ["unavailable"],
});
