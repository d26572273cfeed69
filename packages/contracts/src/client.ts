import type { CallInput, CallOutput, Endpoint } from "./endpoint.ts";
import { type Problem, problemSchema } from "./problem.ts";

/** Why a call did not succeed. `offline`: no answer came; `unreadable`: an answer that the contract does not know. */
export type CallFailure =
  | { kind: "refused"; problem: Problem; retryAfterS: number | null }
  | { kind: "offline" }
  | { kind: "unreadable"; status: number; statusText: string };

export type CallResult<T> = { ok: true; data: T } | { ok: false; failure: CallFailure };

export interface ApiClient {
  /** Calls an endpoint. Never throws for what a server or network can do; an aborted signal rejects. */
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

/** The address of a call: parameters filled in and escaped, undefined query values left out. */
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
  const wait = Number(response.headers.get("retry-after"));
  return {
    kind: "refused",
    problem: problem.data,
    retryAfterS: Number.isFinite(wait) && wait > 0 ? wait : null,
  };
}

/**
 * A client of the service over the given fetch. `baseUrl` is empty in the browser (same origin). Answers are parsed
 * by the same schema that the server checked them with.
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
      const { content, type } = encodeBody(endpoint, parts.body);
      let response: Response;
      try {
        response = await fetch(baseUrl + endpointUrl(endpoint, parts), {
          method: endpoint.method,
          headers: { ...(type ? { "content-type": type } : {}), ...parts.headers },
          credentials: "same-origin",
          ...(content === undefined ? {} : { body: content }),
          ...(options?.signal ? { signal: options.signal } : {}),
        });
      } catch (error) {
        if (options?.signal?.aborted) throw error;
        return { ok: false, failure: { kind: "offline" } };
      }
      if (!response.ok) return { ok: false, failure: await readFailure(response) };
      if (!endpoint.response) return { ok: true, data: undefined as never };
      const parsed = endpoint.response.safeParse(await readJson(response));
      if (parsed.success) return { ok: true, data: parsed.data as never };
      return {
        ok: false,
        failure: { kind: "unreadable", status: response.status, statusText: response.statusText },
      };
    },
  };
}
