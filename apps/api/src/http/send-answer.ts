import { createHash } from "node:crypto";
import { type Endpoint, type EventsResponse, type FileResponse, isJsonResponse } from "@sitewright/contracts";
import fresh from "fresh";
import type { z } from "zod";
import type { AppContext } from "./app-env.ts";
import { sendProblem } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";
import { type EventsOptions, sendEvents } from "./send-events.ts";
import { type FileAnswer, sendFile } from "./send-file.ts";

/** The file of an answer; it needs an entity tag if the contract makes the endpoint conditional. */
type FileFor<E extends Endpoint> = E["conditional"] extends true
  ? FileAnswer & { readonly etag: string }
  : FileAnswer;

/** The type of a handler's successful result, derived from its endpoint's declaration. */
export type Answer<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.input<E["response"]>
  : E["response"] extends FileResponse
    ? FileFor<E>
    : E["response"] extends EventsResponse<infer Event>
      ? AsyncIterable<z.input<Event> | Refusal>
      : undefined;

/**
 * Sends the contract's JSON, or 304 if the endpoint is conditional and the client already has the same
 * text.
 */
function sendJson(c: AppContext, endpoint: Endpoint, body: string): Response {
  c.header("Content-Type", "application/json");
  if (endpoint.conditional) {
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    c.header("ETag", etag);
    // Cached, but revalidated each time; private data only by the browser.
    c.header("Cache-Control", endpoint.access === "public" ? "no-cache" : "private, no-cache");
    if (fresh(c.req.header(), { etag })) return c.body(null, 304);
  }
  return c.body(body, endpoint.status === 204 ? 200 : endpoint.status);
}

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === "object" && answer !== null && "open" in answer;
const isIterable = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer;

interface Sending {
  endpoint: Endpoint;
  /** The handler's result: an `Answer` of this endpoint, whose type only the handler knows. */
  answer: unknown;
  events: Omit<EventsOptions, "declared" | "events">;
}

/** Sends a handler's result in the form that its endpoint declares. */
export function sendAnswer(
  c: AppContext,
  { endpoint, answer, events }: Sending,
): Response | Promise<Response> {
  if (answer instanceof Refusal) return sendProblem(c, answer);
  const { response: declared } = endpoint;
  if (!declared) return c.body(null, endpoint.status);
  // Parsing removes fields that the contract does not name; a missing one is an internal fault.
  if (isJsonResponse(declared)) return sendJson(c, endpoint, JSON.stringify(declared.parse(answer)));
  if (declared.kind === "file" && isFile(answer))
    return sendFile(c, { declared, file: answer, logFault: events.logAndRefuse });
  if (declared.kind === "events" && isIterable(answer))
    return sendEvents(c, { ...events, declared, events: answer });
  throw new TypeError(`The handler of ${endpoint.name} gave no ${declared.kind}.`);
}
