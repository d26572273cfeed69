import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ExpectedError, isAccessDenied } from "./calls.ts";
import { sessionKey } from "./session.ts";

const logUnexpected = (error: Error): void => {
  if (!(error instanceof ExpectedError)) console.error(error);
};

export interface QueryClientOptions {
  /** Number of automatic retries of a failed query. */
  readonly retries: number;
  /** The time for which a response is fresh; 0: every screen that opens requests it again. */
  readonly staleTimeMs: number;
  /** Whether a refusal of access refetches the session now, so that the app shows its sign-in at once. */
  readonly refetchesSession: () => boolean;
}

/**
 * Caches the service's responses. `navigator.onLine` is ignored: it is often wrong, and a failed call is
 * shown with a retry button.
 */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  const onError = (error: Error): void => {
    logUnexpected(error);
    if (isAccessDenied(error) && options.refetchesSession())
      void client.invalidateQueries({ queryKey: sessionKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: logUnexpected }),
    defaultOptions: {
      queries: {
        retry: options.retries,
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: options.staleTimeMs,
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
