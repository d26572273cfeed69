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
  summary: "The process can serve: the database answers and it is not draining.",
  method: "GET",
  path: "/readyz",
  access: "public",
  status: 200,
  response: z.object({ status: z.literal("ready") }),
  errors: ["unavailable"],
});
