import type { Endpoint, FieldProblem } from "@sitewright/contracts";
import type { z } from "zod";
import type { AppContext } from "./app-env.ts";
import { findUnsafe } from "./plain-data.ts";
import { Refusal } from "./refusal.ts";

/** The parts of a request that an endpoint declares, parsed; undeclared ones are undefined. */
export interface CallInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** A repeated parameter is refused: proxies and servers disagree on which one applies. */
function readQuery(c: AppContext): Record<string, string> | Refusal {
  const query: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1)
      return new Refusal("invalid-request", { errors: [{ path: name, message: "This is given twice." }] });
    Object.assign(query, { [name]: values[0] });
  }
  return query;
}

/**
 * The maximum number of errors that a response lists, each of limited length: a request can contain
 * thousands of errors.
 */
const maxProblems = 50;
const messageMax = 300;

/** The message for a schema that has none of its own, about a missing value or one of the wrong type. */
function plainWords({
  code,
  input,
}: {
  readonly code?: string;
  readonly input?: unknown;
}): string | undefined {
  if (code !== "invalid_type") return undefined;
  return input === undefined ? "This is missing." : "This is of the wrong kind.";
}

/** Parses data from outside by its schema, or returns the errors with their paths and readable messages. */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { value: z.output<Schema> } | { errors: FieldProblem[] } {
  const parsed = schema.safeParse(data, { error: plainWords });
  if (parsed.success) return { value: parsed.data };
  return {
    errors: parsed.error.issues.slice(0, maxProblems).map(({ path, message }) => ({
      path: path.map(String).join("."),
      message: message.slice(0, messageMax),
    })),
  };
}

/** Returns the JSON body of a request, already checked for unsafe data, or the refusal. */
export type ReadBody = () => Promise<unknown>;

async function readPart(c: AppContext, part: keyof CallInput, readBody: ReadBody): Promise<unknown> {
  switch (part) {
    case "params":
      return c.req.param();
    case "query":
      return readQuery(c);
    case "headers":
      return c.req.header();
    case "body":
      return readBody();
  }
}

/**
 * Parses the parts that the endpoint declares. The handler itself reads multipart bodies, as a stream.
 */
export async function readCallInput(
  c: AppContext,
  endpoint: Endpoint,
  readBody: ReadBody,
): Promise<CallInput | Refusal> {
  const input: CallInput = { params: undefined, query: undefined, headers: undefined, body: undefined };
  for (const part of ["params", "query", "headers", "body"] as const) {
    const schema = endpoint[part];
    if (!schema || (part === "body" && endpoint.bodyType === "multipart")) continue;
    const data = await readPart(c, part, readBody);
    if (data instanceof Refusal) return data;
    const unsafe = part === "body" ? undefined : findUnsafe(data);
    const parsed = unsafe ? { errors: [unsafe] } : parsePart(schema, data);
    if ("errors" in parsed)
      return new Refusal(part === "params" ? "not-found" : "invalid-request", { errors: parsed.errors });
    input[part] = parsed.value;
  }
  return input;
}
