import { createClient } from "@sitewright/contracts";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { AdminApp } from "../app.tsx";
import type { SavedFile } from "../lib/services.ts";
import { routes } from "../routes/routes.tsx";
import { createFakeServer, type ServerState } from "./fake-server.ts";
import { testNow } from "./samples.ts";

/** Opens the admin area at an address below /admin, over a service in the given state. */
export function renderAdmin(path: string, state: Partial<ServerState>) {
  const server = createFakeServer(state);
  const saved: SavedFile[] = [];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <AdminApp
      router={router}
      services={{
        client: createClient({ fetch: server.fetch }),
        now: () => testNow,
        saveFile: (file) => saved.push(file),
      }}
    />,
  );
  return {
    server,
    saved,
    user: userEvent.setup(),
    /** Where the router stands now. */
    address: () => router.state.location.pathname + router.state.location.search,
    router,
  };
}

/** Sets the window's width in CSS pixels; panels stand beside the list from 1180 on. */
export function setWindowWidth(width: number): void {
  Object.assign(window, { innerWidth: width });
}
