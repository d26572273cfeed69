import { createClient } from "@sitewright/contracts";
import { onTestFinished } from "vitest";
import { listen } from "../../src/server/listen.ts";
import type { TestApp } from "./test-app.ts";

/** Serves a test's application at a free port until the test ends, as the server process does. */
export async function listenTo({ app }: TestApp) {
  const faults: unknown[] = [];
  const { server, port } = await listen({ host: "127.0.0.1", port: 0 }, app.fetch, (error) =>
    faults.push(error),
  );
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    server,
    /** Responses that could not be sent completely. */
    faults,
    /** The typed client with this session cookie. */
    client: (cookie?: string) =>
      createClient({
        baseUrl: origin,
        fetch: (url, init) =>
          fetch(url, {
            ...init,
            headers: { ...Object.fromEntries(new Headers(init?.headers)), ...(cookie ? { cookie } : {}) },
          }),
      }),
  };
}
