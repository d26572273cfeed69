import { createFakeServer, type Handlers, type SeenRequest } from "@sitewright/app-kit/fake-server";

export { type FakeAnswer, problem, type SeenRequest } from "@sitewright/app-kit/fake-server";

import { vi } from "vitest";

/**
 * Replaces the network by a fake server: code outside of React that saves and uploads calls the global
 * `fetch`.
 */
export function fakeService(handlers: Handlers): { requests: SeenRequest[] } {
  const { fetch, requests } = createFakeServer(handlers);
  vi.stubGlobal("fetch", fetch);
  return { requests };
}
