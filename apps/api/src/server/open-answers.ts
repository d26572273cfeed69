import { problemCatalog } from "@sitewright/contracts";
import type { Fetch } from "./listen.ts";

/** Answers that are being made. */
export interface OpenAnswers {
  /** Answers as what was given does, unless the answer is refused before it is there. */
  readonly fetch: Fetch;
  /**
   * Answers 503 to every request that has no answer yet, and goes on with none of them: who sent one may send it again,
   * under its key where it has one. Returns how many there were.
   */
  refuseAll(): number;
}

const RETRY_AFTER_S = 1;

/** As problem details (RFC 9457). The connection ends with it: its server does too. */
function refusal(): Response {
  const { status, title } = problemCatalog.unavailable;
  return new Response(
    JSON.stringify({ type: "about:blank", title, status, code: "unavailable", error: title }),
    {
      status,
      headers: {
        "Content-Type": "application/problem+json",
        "Cache-Control": "no-store",
        "Retry-After": String(RETRY_AFTER_S),
        Connection: "close",
      },
    },
  );
}

/** Follows the answers of `fetch`. */
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
