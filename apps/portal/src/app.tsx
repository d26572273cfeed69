import { AppProviders } from "@sitewright/app-kit/app-providers";
import { createQueryClient } from "@sitewright/app-kit/query-client";
import type { Services } from "@sitewright/app-kit/services";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { PortalRoutes } from "./routes/portal-routes.tsx";

/** A session that ends is noticed at every call, see `lib/api`: the person signs in again where they are. */
const newQueryClient = () => createQueryClient({ retries: 1, staleTimeMs: 0, refetchesSession: false });

/** The portal over the outside world that it is given. */
export function App({ services }: { services: Services }) {
  const [queryClient] = useState(newQueryClient);
  return (
    <AppProviders services={services} queryClient={queryClient}>
      <BrowserRouter>
        <PortalRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}
