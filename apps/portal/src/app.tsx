import { AppProviders } from "@sitewright/app-kit/app-providers";
import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { later } from "@sitewright/app-kit/later";
import { createQueryClient } from "@sitewright/app-kit/query-client";
import type { Services } from "@sitewright/app-kit/services";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { useKeptFocus } from "./components/chrome/kept-focus.ts";
import { PortalRoutes } from "./routes/portal-routes.tsx";

/** The end of a session is noticed at every call, see `lib/api`: the person signs in again in place. */
const newQueryClient = () => createQueryClient({ retries: 1, staleTimeMs: 0, refetchesSession: () => false });

/** Its code is loaded after the page's own. */
const ChatLauncher = later(async () => (await import("./components/chrome/chat-launcher.tsx")).ChatLauncher);

/** The portal; its side effects are passed in. */
export function App({ services }: { services: Services }) {
  const [queryClient] = useState(newQueryClient);
  useKeptFocus();
  return (
    <AppProviders services={services} queryClient={queryClient}>
      <BrowserRouter>
        <PortalRoutes />
        <ErrorBoundary fallback={null}>
          <ChatLauncher />
        </ErrorBoundary>
      </BrowserRouter>
    </AppProviders>
  );
}
