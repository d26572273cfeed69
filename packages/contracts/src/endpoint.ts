import type { z } from "zod";
import type { Access } from "./access.ts";
import type { ProblemCode } from "./problem.ts";

type Shape = z.ZodObject | undefined;

/** A file as the response of a success. */
export interface FileResponse {
  readonly kind: "file";
  /** Its media type; `application/octet-stream` where it differs from file to file. */
  readonly type: string;
  /** One range of its bytes can be requested (RFC 9110, section 14). */
  readonly hasRanges?: boolean;
}

/**
 * Server-sent events as the response of a success (HTML Standard, section 9.2). The data of each is JSON.
 * `event: error` ends the stream with a problem, `event: end` says that everything was sent.
 */
export interface EventsResponse<Event extends z.ZodType = z.ZodType> {
  readonly kind: "events";
  /** The data of one event; a discriminated union for several kinds. */
  readonly event: Event;
}

/**
 * One call of the service as data: the server mounts it, the client calls it, the OpenAPI document describes
 * it.
 */
export interface Endpoint {
  /** Name used as OpenAPI operationId. */
  readonly name: string;
  readonly summary: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `:name` parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Shape;
  readonly query?: Shape;
  /** Request headers that matter, lower case. */
  readonly headers?: Shape;
  readonly body?: z.ZodType;
  /** The encoding of the body; JSON by default. */
  readonly bodyType?: "json" | "multipart";
  /** Largest JSON body in bytes, where it differs from 64 kB for public calls and 1 MB for all others. */
  readonly bodyMaxBytes?: number;
  readonly status: 200 | 201 | 202 | 204 | 303;
  /** The response of a success: JSON by a schema, a file, or events. Absent: no content. */
  readonly response?: z.ZodType | FileResponse | EventsResponse;
  /** A cached response is not sent again: ETag and If-None-Match (RFC 9110, section 13.1.2). */
  readonly conditional?: true;
  /** Refusals besides those of every call (invalid request, sign-in, forbidden, too many changes at once, internal). */
  readonly errors: readonly ProblemCode[];
}

/** Keeps an endpoint's exact type while checking its shape. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** A handler's input, already parsed. */
export interface Received<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  headers: Parsed<E["headers"]>;
  body: Parsed<E["body"]>;
}

type Needed<K extends string, T> = T extends z.ZodType ? { [k in K]: Sent<T> } : unknown;

/** A caller's input. */
export type CallInput<E extends Endpoint> = Needed<"params", E["params"]> &
  Needed<"query", E["query"]> &
  Needed<"headers", E["headers"]> &
  Needed<"body", E["body"]>;

export const isJsonResponse = (response: Endpoint["response"]): response is z.ZodType =>
  response !== undefined && !("kind" in response);
