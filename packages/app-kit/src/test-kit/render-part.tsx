import { type ApiClient, createClient } from "@sitewright/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { AppProviders } from "../app-providers.tsx";
import { saveFile } from "../download.ts";
import { createQueryClient } from "../query-client.ts";
import type { Services } from "../services.ts";
import { browserStorage } from "../storage/device-storage.ts";
import { WatchedStorage } from "../storage/watched-storage.ts";

/** The service over the global `fetch` at the time of a call. */
const globalClient = (): ApiClient => createClient({ fetch: (input, init) => globalThis.fetch(input, init) });

/** Services over the page's own network, clock and storage, with overrides. */
export const testServices = (changes: Partial<Services> = {}): Services => ({
  client: globalClient(),
  now: () => new Date(),
  saveFile,
  storage: new WatchedStorage(browserStorage()),
  ...changes,
});

export interface RenderOptions {
  /** The router's initial address. */
  readonly address?: string;
  readonly services?: Partial<Services>;
  /** The app's own query client; the default one does not retry. */
  readonly queryClient?: QueryClient;
}

/** Timeout of waiting for a screen, in milliseconds: a busy machine may load a module slowly. */
const patienceMs = 15_000;

/** Renders part of an app with the app's providers; returns the simulated user. */
export function renderPart(part: ReactNode, { address = "/", services, queryClient }: RenderOptions = {}) {
  configure({ asyncUtilTimeout: patienceMs });
  const queries =
    queryClient ?? createQueryClient({ retries: 0, staleTimeMs: 0, refetchesSession: () => false });
  let shown = address;
  const Watch = () => {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  };
  render(
    <AppProviders services={testServices({ ...services })} queryClient={queries}>
      <MemoryRouter initialEntries={[address]}>
        {part}
        <Watch />
      </MemoryRouter>
    </AppProviders>,
  );
  return {
    user: userEvent.setup(),
    queries,
    /** The router's current address. */
    address: () => shown,
  };
}
