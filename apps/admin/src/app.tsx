import { ToastProvider } from "@sitewright/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { RouterProvider, type RouterProviderProps } from "react-router/dom";
import { createQueryClient } from "./lib/query-client.ts";
import { type Services, ServicesContext } from "./lib/services.ts";

interface AdminAppProps {
  router: RouterProviderProps["router"];
  services: Services;
}

/** The admin area over a router and the outside world that it is given. */
export function AdminApp({ router, services }: AdminAppProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
