import { AppProviders } from "@sitewright/app-kit/app-providers";
import { createQueryClient } from "@sitewright/app-kit/query-client";
import type { Services } from "@sitewright/app-kit/services";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { AdminRoutes } from "./routes/admin-routes.tsx";

/** The query client's options: every screen shows its errors with a retry button, so there are no automatic retries. */
export const newQueryClient = () =>
  createQueryClient({ retries: 0, staleTimeMs: 10_000, refetchesSession: true });

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
