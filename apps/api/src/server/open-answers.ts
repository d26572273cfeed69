import { problemCatalog } from "@sitewright/contracts";
import type { Fetch } from "./listen.ts";

/** Responses in progress. */
export interface OpenAnswers {
  /**
   * Responds like the wrapped function; a request that is refused before its response gets the refusal.
   */
  readonly fetch: Fetch;
  /**
   * Responds with 503 to every request that has no response yet, and abandons their work: clients may
   * retry, with their idempotency key if they have one. Returns the number of such requests.
   */
  refuseAll(): number;
}

const shutdownRetryAfterS = 1;

/** As problem details (RFC 9457). Closes the connection, because the server stops. */
function refusal(): Response {
  const { status, title } = problemCatalog.unavailable;
  return new Response(
    JSON.stringify({ type: "about:blank", title, status, code: "unavailable", error: title }),
    {
      status,
      headers: {
        "Content-Type": "application/problem+json",
        "Cache-Control": "no-store",
        "Retry-After": String(shutdownRetryAfterS),
        Connection: "close",
      },
    },
  );
}

/** Tracks the responses of `fetch`. */
export function followAnswers(fetch: Fetch): OpenAnswers {
  const open = new Set<() => void>();
  return {
    fetch(request, bindings) {
      const made = fetch(request, bindings);
      if (!(made instanceof Promise)) return made;
      return new Promise((resolve, reject) => {
        const refuse = () => resolve(refusal());
        open.add(refuse);
        made.finally(() => open.delete(refuse)).then(resolve, reject);
      });
    },
    refuseAll() {
      const count = open.size;
      for (const refuse of open) refuse();
      open.clear();
      return count;
    },
  };
}
