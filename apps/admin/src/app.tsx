import { AppProviders } from "@sitewright/app-kit/app-providers";
import { createQueryClient } from "@sitewright/app-kit/query-client";
import type { Services } from "@sitewright/app-kit/services";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { AdminRoutes } from "./routes/admin-routes.tsx";

/** What the admin asks of its query client: every screen shows its error with a button, so nothing is retried by itself. */
export const newQueryClient = () =>
  createQueryClient({ retries: 0, staleTimeMs: 10_000, refetchesSession: true });

/** The admin area over the outside world that it is given. */
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
