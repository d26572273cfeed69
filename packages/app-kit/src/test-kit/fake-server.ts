import { type Problem, type ProblemCode, problemCatalog } from "@sitewright/contracts";

/** A request that the page made. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The parts of the path at the handler's `:name`, unescaped. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON is parsed, a form stays as it is. */
  readonly body: unknown;
}

/** `offline`: the request fails without a response. */
export type FakeAnswer = { readonly status: number; readonly body?: unknown } | "offline";

/** Handlers by `METHOD /path`; a path may have `:name` in place of one part. */
export type Handlers = Readonly<Record<string, (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>>>;

/** A response with content. */
export const ok = (body: unknown): FakeAnswer => ({ status: 200, body });

/** A refusal in the service's format (RFC 9457); `error` is the first error, as in the service. */
export function problem(
  code: ProblemCode,
  more: Partial<Pick<Problem, "title" | "detail" | "errors" | "current">> = {},
): { status: number; body: Problem } {
  const { status, title } = problemCatalog[code];
  const error = more.detail ?? more.errors?.[0]?.message ?? more.title ?? title;
  return { status, body: { type: "about:blank", title, status, code, error, ...more } };
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split("/");
  const parts = path.split("/");
  if (expected.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const part = parts[index] ?? "";
    if (name.startsWith(":")) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}

/** The first handler for a request, an exact path before one with parameters. */
function findHandler(handlers: Handlers, method: string, pathname: string) {
  const exact = handlers[`${method} ${pathname}`];
  if (exact) return { handler: exact, params: {} };
  for (const [key, handler] of Object.entries(handlers)) {
    const [wanted, pattern = ""] = key.split(" ");
    const params = wanted === method ? matchPath(pattern, pathname) : null;
    if (params) return { handler, params };
  }
  return null;
}

function toResponse(answer: Exclude<FakeAnswer, "offline">): Response {
  const { status, body } = answer;
  const type = status < 400 ? "application/json" : "application/problem+json";
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { "content-type": type },
  });
}

/** Replaces the network: a `fetch` that responds by the handlers, 404 otherwise, and records the requests. */
export function createFakeServer(handlers: Handlers): {
  readonly fetch: typeof globalThis.fetch;
  readonly requests: SeenRequest[];
} {
  const requests: SeenRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), "http://localhost");
    const method = init.method ?? "GET";
    const found = findHandler(handlers, method, url.pathname);
    const request: SeenRequest = {
      method,
      path: url.pathname + url.search,
      query: url.searchParams,
      params: found?.params ?? {},
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === "string" ? JSON.parse(init.body) : init.body,
    };
    requests.push(request);
    const answer = found ? await found.handler(request) : problem("not-found");
    if (answer === "offline") throw new TypeError("Failed to fetch");
    return toResponse(answer);
  };
  return { fetch, requests };
}
