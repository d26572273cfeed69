import { AppProviders } from "@sitewright/app-kit/app-providers";
import { createQueryClient } from "@sitewright/app-kit/query-client";
import type { Services } from "@sitewright/app-kit/services";
import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { hasUnsavedForm } from "./lib/leave-guard.ts";
import { AdminRoutes } from "./routes/admin-routes.tsx";

/** A refetch may find that the session has ended, and the sign-in would replace a form with what is typed in it. */
const mayRefetch = (): boolean => !hasUnsavedForm();

/**
 * The query client: every screen shows its errors with a retry button, so there are no automatic retries. A window that
 * is shown again refetches what is on it, since another window or person may have changed it.
 */
export function newQueryClient(): QueryClient {
  const client = createQueryClient({ retries: 0, staleTimeMs: 10_000, refetchesSession: mayRefetch });
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({
    ...others,
    queries: { ...queries, refetchOnWindowFocus: mayRefetch, refetchOnReconnect: mayRefetch },
  });
  return client;
}

/** The admin app; its side effects are passed in. */
export function App({ services }: { services: Services }) {
  const [queryClient] = useState(newQueryClient);
  return (
    <AppProviders services={services} queryClient={queryClient}>
      <BrowserRouter>
        <AdminRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}
