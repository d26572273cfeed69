import { ToastProvider } from "@sitewright/ui";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Services, ServicesContext } from "./services.ts";

interface AppProvidersProps {
  readonly services: Services;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** The providers of every screen: services, query client, toasts. The router is the app's. */
export function AppProviders({ services, queryClient, children }: AppProvidersProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
