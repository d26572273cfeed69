import { ToastProvider } from "@sitewright/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { PortalRoutes } from "./routes/portal-routes.tsx";

const newQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });

/** The portal: server state, messages, addresses. */
export function App() {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <BrowserRouter>
          <PortalRoutes />
        </BrowserRouter>
      </ToastProvider>
    </QueryClientProvider>
  );
}
