import { afterEach, vi } from "vitest";

/** A request that the page made. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answer = { status: number; body?: unknown } | "offline";
type Handler = (request: SeenRequest) => Answer | Promise<Answer>;

/** Takes the network's place: answers by 'METHOD /path', 404 otherwise, and keeps what it was asked. */
export function fakeService(handlers: Record<string, Handler>): { requests: SeenRequest[] } {
  const requests: SeenRequest[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input), "http://localhost");
    const request = {
      method: init.method ?? "GET",
      path: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === "string" ? JSON.parse(init.body) : init.body,
    };
    requests.push(request);
    const handler = handlers[`${request.method} ${url.pathname}`];
    const answer = handler ? await handler(request) : problem("not-found", 404);
    if (answer === "offline") throw new TypeError("Failed to fetch");
    const isEmpty = answer.body === undefined;
    return new Response(isEmpty ? null : JSON.stringify(answer.body), { status: answer.status });
  });
  return { requests };
}

/** A refusal as the service words it (RFC 9457). */
export const problem = (
  code: string,
  status: number,
  more: object = {},
): { status: number; body: object } => ({
  status,
  body: { type: "about:blank", title: code, status, code, ...more },
});

afterEach(() => {
  vi.unstubAllGlobals();
});
