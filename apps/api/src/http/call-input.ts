import type { Endpoint, FieldProblem } from "@sitewright/contracts";
import type { z } from "zod";
import type { AppContext } from "./app-env.ts";
import { findUnsafe } from "./plain-data.ts";
import { Refusal } from "./refusal.ts";
import { readJsonBody } from "./request-body.ts";

/** The parts of a request that an endpoint declares, parsed; what it does not declare is undefined. */
export interface CallInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** A repeated parameter is refused: proxies and servers disagree on which one counts. */
function readQuery(c: AppContext): Record<string, string> | Refusal {
  const query: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1)
      return new Refusal("invalid-request", { errors: [{ path: name, message: "This is given twice." }] });
    Object.assign(query, { [name]: values[0] });
  }
  return query;
}

function parsePart(schema: z.ZodType, data: unknown): { value: unknown } | { errors: FieldProblem[] } {
  const unsafe = findUnsafe(data);
  if (unsafe) return { errors: [unsafe] };
  const parsed = schema.safeParse(data);
  if (parsed.success) return { value: parsed.data };
  return {
    errors: parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message })),
  };
}

async function readPart(c: AppContext, endpoint: Endpoint, part: keyof CallInput): Promise<unknown> {
  switch (part) {
    case "params":
      return c.req.param();
    case "query":
      return readQuery(c);
    case "headers":
      return c.req.header();
    case "body":
      return endpoint.bodyType === "multipart" ? undefined : readJsonBody(c);
  }
}

/** Reads and parses what the endpoint declares. Multipart bodies are left to the handler, which streams them. */
export async function readCallInput(c: AppContext, endpoint: Endpoint): Promise<CallInput | Refusal> {
  const input: CallInput = { params: undefined, query: undefined, headers: undefined, body: undefined };
  for (const part of ["params", "query", "headers", "body"] as const) {
    const schema = endpoint[part];
    if (!schema || (part === "body" && endpoint.bodyType === "multipart")) continue;
    const data = await readPart(c, endpoint, part);
    if (data instanceof Refusal) return data;
    const parsed = parsePart(schema, data);
    if ("errors" in parsed)
      return new Refusal(part === "params" ? "not-found" : "invalid-request", { errors: parsed.errors });
    input[part] = parsed.value;
  }
  return input;
}
