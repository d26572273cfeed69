import { createFakeServer, type Handlers, type SeenRequest } from "@sitewright/app-kit/fake-server";

export { problem, type SeenRequest } from "@sitewright/app-kit/fake-server";

import { afterEach, vi } from "vitest";

/** Puts a fake server in the network's place: what saves and uploads outside of React calls the global `fetch`. */
export function fakeService(handlers: Handlers): { requests: SeenRequest[] } {
  const { fetch, requests } = createFakeServer(handlers);
  vi.stubGlobal("fetch", fetch);
  return { requests };
}

afterEach(() => {
  vi.unstubAllGlobals();
});
