import {
  type Access,
  createUpload,
  type Endpoint,
  expectedUserHeader,
  isJsonResponse,
  isStaffAccess,
  isTokenAccess,
  type ProblemCode,
  problemCatalog,
  problemSchema,
  uploadTypes,
} from "@sitewright/contracts";
import type { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "./app-env.ts";
import { jsonMaxBytes } from "./request-body.ts";

/** The path of the document; not an endpoint of the contract but the description of them. */
export const openapiPath = "/api/openapi.json";

type JsonObject = Record<string, unknown>;

const textHeader = (description: string): JsonObject => ({ description, schema: { type: "string" } });

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/**
 * JSON Schema 2020-12, which OpenAPI 3.1 uses. A schema that only code can check (a file) becomes an
 * unrestricted one; `not: {}` has to be removed.
 */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: made }) {
      const { type } = zodSchema._zod.def;
      if (type === "undefined") made.not = {};
      // Readers of older drafts do not know `prefixItems` and apply the schema of further items to all of
      // them.
      if (type === "tuple" && made.items === false) {
        delete made.items;
        made.minItems = made.maxItems = made.prefixItems?.length ?? 0;
      }
    },
  });
  return rest;
}

/**
 * Parameters that mean the same in every call. They are described here and not in the contract, because
 * the contract is part of the code sent to browsers.
 */
const descriptions: Readonly<Record<string, string>> = {
  "idempotency-key":
    "A value made by the caller for one thing to create. A repetition under the same key creates nothing more.",
  "if-match": "The version that the change was made from, as a number, with or without quotation marks.",
  "draft-version": "The version of the draft that becomes part of the project, and is deleted.",
  "draft-saved-at": "When that draft was saved.",
  cursor: "`nextCursor` of the page before; left out for the first page.",
  limit: "The most entries of the page.",
  search: "Words that all have to match; one or two letters match the beginnings of words.",
  ids: "Only these entries: their ids, separated by commas.",
  sort: "The order of the entries.",
};

/** OpenAPI 3.1 describes this header in the security scheme, and ignores it among the parameters. */
const isOfSecurity = (name: string): boolean => name === "authorization";

function parametersIn(place: "path" | "query" | "header", part: z.ZodType | undefined): JsonObject[] {
  if (!part) return [];
  const { properties, required } = objectSchema.parse(jsonSchema(part, "input"));
  return Object.entries(properties)
    .filter(([name]) => !(place === "header" && isOfSecurity(name)))
    .map(([name, schema]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...(place !== "path" && descriptions[name] ? { description: descriptions[name] } : {}),
      schema,
    }));
}

/** Refusals that any endpoint of its kind can return, in addition to those that the endpoint lists. */
function refusalsOf({
  method,
  access,
  params,
  query,
  headers,
  body,
  bodyType,
  errors,
}: Endpoint): ProblemCode[] {
  const general: ProblemCode[] = ["internal-error", "unavailable"];
  if (params || query || headers || body) general.push("invalid-request");
  if (body) general.push("unsupported-type", "too-large");
  if (body && bodyType !== "multipart") general.push("too-slow");
  if (isTokenAccess(access)) general.push("link-invalid");
  else if (access !== "public") general.push("sign-in-required");
  if (access !== "public" && !isTokenAccess(access) && method !== "GET") general.push("too-many-requests");
  if (isStaffAccess(access)) general.push("forbidden");
  return [...new Set([...errors, ...general])];
}

function problemResponses(endpoint: Endpoint): JsonObject {
  const byStatus = new Map<number, ProblemCode[]>();
  const writes = endpoint.method === "GET" ? [] : (["cross-site"] as const);
  for (const code of [...refusalsOf(endpoint), ...writes]) {
    const { status } = problemCatalog[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problem = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const retryAfter = { headers: { "Retry-After": textHeader("Seconds to wait before the next attempt.") } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${problemCatalog[code].title}`).join(" "),
        ...(status === 429 || status === 503 ? retryAfter : {}),
        content: problem,
      },
    ]),
  );
}

const eventsDescription =
  "Server-sent events. The data of each is JSON. `event: error` ends them with a Problem, `event: end` says that all were sent.";

function contentOf(response: NonNullable<Endpoint["response"]>): JsonObject {
  if (isJsonResponse(response)) return { "application/json": { schema: jsonSchema(response, "output") } };
  if (response.kind === "file") return { [response.type]: {} };
  return { "text/event-stream": { schema: jsonSchema(response.event, "output") } };
}

const hasRanges = ({ response }: Endpoint): boolean =>
  response !== undefined &&
  !isJsonResponse(response) &&
  response.kind === "file" &&
  response.hasRanges === true;

/** The request headers of the contract's general rules: conditional requests and byte ranges. */
function generalHeaders(endpoint: Endpoint): JsonObject[] {
  const headers: [name: string, description: string][] = [];
  if (endpoint.access !== "public" && !isTokenAccess(endpoint.access))
    headers.push([
      expectedUserHeader,
      "The id of the person that the call is made for; refused where somebody else is signed in.",
    ]);
  if (endpoint.conditional)
    headers.push(["If-None-Match", "The tags of what the caller has already (RFC 9110, section 13.1.2)."]);
  if (hasRanges(endpoint))
    headers.push(
      ["Range", "One range of bytes (RFC 9110, section 14.2)."],
      [
        "If-Range",
        "The tag that the file must still have for its range to be sent (RFC 9110, section 13.1.5).",
      ],
    );
  return headers.map(([name, description]) => ({
    name,
    in: "header",
    required: false,
    ...textHeader(description),
  }));
}

/** The success responses of a call. */
function successResponses(endpoint: Endpoint): JsonObject {
  const { response, conditional, status } = endpoint;
  const headers = conditional ? { headers: { ETag: textHeader("The tag of this content.") } } : {};
  const content = response ? { content: contentOf(response) } : {};
  const isEvents = response && !isJsonResponse(response) && response.kind === "events";
  const success = { description: isEvents ? eventsDescription : "Done.", ...headers, ...content };
  return {
    [status]: success,
    ...(hasRanges(endpoint) ? { 206: { ...success, description: "The range that was asked for." } } : {}),
    ...(conditional ? { 304: { description: "The caller has this content already." } } : {}),
    ...(hasRanges(endpoint) ? { 416: { description: "The range begins behind the end of the file." } } : {}),
  };
}

/** The allowed types of an uploaded file (OpenAPI 3.1, encoding object). */
const encodingOf = ({ name }: Endpoint): JsonObject =>
  name === createUpload.name
    ? { encoding: { file: { contentType: uploadTypes.map(({ mediaType }) => mediaType).join(", ") } } }
    : {};

function requestBodyOf(endpoint: Endpoint, body: z.ZodType): JsonObject {
  const schema = jsonSchema(body, "input");
  if (endpoint.bodyType === "multipart")
    return { required: true, content: { "multipart/form-data": { schema, ...encodingOf(endpoint) } } };
  const description = `At most ${jsonMaxBytes(endpoint)} bytes.`;
  return { required: true, description, content: { "application/json": { schema } } };
}

/** Security scheme of a call. A staff call names its permission: OpenAPI 3.1 allows it for every scheme. */
function securityOf(access: Access): JsonObject[] {
  if (access === "public") return [];
  if (isTokenAccess(access)) return [{ link: [] }];
  return [{ session: isStaffAccess(access) ? [access.permission] : [] }];
}

function operationOf(endpoint: Endpoint): JsonObject {
  const { name, summary, access, body } = endpoint;
  return {
    operationId: name,
    summary,
    parameters: [
      ...parametersIn("path", endpoint.params),
      ...parametersIn("query", endpoint.query),
      ...parametersIn("header", endpoint.headers),
      ...generalHeaders(endpoint),
    ],
    ...(body ? { requestBody: requestBodyOf(endpoint, body) } : {}),
    responses: {
      ...successResponses(endpoint),
      ...problemResponses(endpoint),
    },
    security: securityOf(access),
  };
}

/** The contract as an OpenAPI 3.1 document. `serverUrl` is the public origin. */
export function openApiDocument(endpoints: readonly Endpoint[], serverUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const cookie = serverUrl.startsWith("https:") ? "__Host-session" : "session";
  return {
    openapi: "3.1.1",
    info: { title: "Sitewright", version: "1.0.0", license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookie },
        link: { type: "http", scheme: "bearer", description: "The secret of a mailed link." },
      },
    },
  };
}

/** Serves the document; it is built once, at the first request. */
export function serveOpenApi(app: Hono<AppEnv>, endpoints: readonly Endpoint[], serverUrl: string): void {
  let text: string | undefined;
  app.get(openapiPath, (c) => {
    text ??= JSON.stringify(openApiDocument(endpoints, serverUrl));
    c.header("Content-Type", "application/json");
    return c.body(text);
  });
}
