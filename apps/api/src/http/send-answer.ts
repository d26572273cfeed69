import { createHash } from "node:crypto";
import { type Endpoint, type EventsResponse, type FileResponse, isJsonResponse } from "@sitewright/contracts";
import fresh from "fresh";
import type { z } from "zod";
import type { AppContext } from "./app-env.ts";
import { sendProblem } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";
import { sendEvents } from "./send-events.ts";
import { type FileAnswer, sendFile } from "./send-file.ts";

/** A file whose entity tag shows whether the caller has it already, where the contract says so. */
type FileFor<E extends Endpoint> = E["conditional"] extends true
  ? FileAnswer & { readonly etag: string }
  : FileAnswer;

/** What a handler gives for a success, by what its endpoint declares. */
export type Answer<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.input<E["response"]>
  : E["response"] extends FileResponse
    ? FileFor<E>
    : E["response"] extends EventsResponse<infer Event>
      ? AsyncIterable<z.input<Event> | Refusal>
      : undefined;

/** JSON as the contract has it, or 'not changed' where it is conditional and the caller has this very text. */
function sendJson(c: AppContext, endpoint: Endpoint, body: string): Response {
  c.header("Content-Type", "application/json");
  if (endpoint.conditional) {
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    c.header("ETag", etag);
    // Kept, but asked for anew each time; what is somebody's own by their browser alone.
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
  /** What the handler gave: `Answer` of this endpoint, which only its handler's type knows. */
  answer: unknown;
  events: Pick<Parameters<typeof sendEvents>[1], "abort" | "schedule" | "logAndRefuse">;
}

/** Sends what a handler gave, in the form that its endpoint declares. */
export function sendAnswer(
  c: AppContext,
  { endpoint, answer, events }: Sending,
): Response | Promise<Response> {
  if (answer instanceof Refusal) return sendProblem(c, answer);
  const { response: declared } = endpoint;
  if (!declared) return c.body(null, endpoint.status);
  // What the contract does not name does not leave; what it promises and is not there is a fault of ours.
  if (isJsonResponse(declared)) return sendJson(c, endpoint, JSON.stringify(declared.parse(answer)));
  if (declared.kind === "file" && isFile(answer)) return sendFile(c, declared, answer);
  if (declared.kind === "events" && isIterable(answer))
    return sendEvents(c, { ...events, declared, events: answer });
  throw new TypeError(`The handler of ${endpoint.name} gave no ${declared.kind}.`);
}
