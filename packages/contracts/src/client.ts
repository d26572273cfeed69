import type { CallFailure, CallOutput, CallResult } from "./call-result.ts";
import { type CallInput, type Endpoint, isJsonResponse } from "./endpoint.ts";
import { problemSchema } from "./problem.ts";
import { readRetryAfter } from "./retry-after.ts";

export interface ApiClient {
  /** Calls an endpoint. Never throws for a failure of server or network; an aborted signal rejects. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: { signal?: AbortSignal },
  ): Promise<CallResult<CallOutput<E>>>;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The URL of a call: parameters inserted and escaped, undefined query values left out. */
export function endpointUrl(endpoint: Endpoint, { params, query }: Pick<Parts, "params" | "query">): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  return search.size ? `${path}?${search}` : path;
}

function encodeBody(endpoint: Endpoint, body: unknown): { content?: string | FormData; type?: string } {
  if (body === undefined) return {};
  if (endpoint.bodyType !== "multipart") return { content: JSON.stringify(body), type: "application/json" };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value);
  return { content: form };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

async function readFailure(response: Response): Promise<CallFailure> {
  const problem = problemSchema.safeParse(await readJson(response));
  if (!problem.success)
    return { kind: "unreadable", status: response.status, statusText: response.statusText };
  return {
    kind: "refused",
    problem: problem.data,
    retryAfterS: readRetryAfter(response.headers.get("retry-after")),
  };
}

const unreadable = ({ status, statusText }: Response): CallResult<never> => ({
  ok: false,
  failure: { kind: "unreadable", status, statusText },
});

/** The network's response, or `offline`. An abort by the caller rejects. */
async function receive<T>(
  signal: AbortSignal | undefined,
  get: () => Promise<T>,
): Promise<{ ok: true; data: T } | { ok: false; failure: { kind: "offline" } }> {
  try {
    return { ok: true, data: await get() };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, failure: { kind: "offline" } };
  }
}

/** The data of a success, by the endpoint's declaration. */
async function readSuccess(
  { response: declared }: Endpoint,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<CallResult<unknown>> {
  if (!declared) return { ok: true, data: undefined };
  if (isJsonResponse(declared)) {
    const { success, data } = declared.safeParse(await readJson(response));
    return success ? { ok: true, data } : unreadable(response);
  }
  if (declared.kind === "file") return receive(signal, () => response.blob());
  // Lazy-loaded: every page starts with this client, and most responses are JSON.
  const { readEvents } = await import("./read-events.ts");
  return { ok: true, data: readEvents({ event: declared.event, response, signal }) };
}

/**
 * A client of the service over the given fetch. `baseUrl` is empty in the browser (same origin). Responses
 * are parsed by the same schema that the server validated them with.
 */
export function createClient({
  fetch,
  baseUrl = "",
}: {
  fetch: typeof globalThis.fetch;
  baseUrl?: string;
}): ApiClient {
  return {
    async call(endpoint, input, options) {
      const parts = input as Parts;
      const signal = options?.signal;
      const { content, type } = encodeBody(endpoint, parts.body);
      const received = await receive(signal, () =>
        fetch(baseUrl + endpointUrl(endpoint, parts), {
          method: endpoint.method,
          headers: { ...(type ? { "content-type": type } : {}), ...parts.headers },
          credentials: "same-origin",
          ...(content === undefined ? {} : { body: content }),
          ...(signal ? { signal } : {}),
        }),
      );
      if (!received.ok) return received;
      const { data: response } = received;
      if (!response.ok) return { ok: false, failure: await readFailure(response) };
      return (await readSuccess(endpoint, response, signal)) as never;
    },
  };
}
