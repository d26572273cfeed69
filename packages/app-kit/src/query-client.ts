import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ExpectedError, isAccessDenied } from "./calls.ts";
import { sessionKey } from "./session.ts";

const logUnexpected = (error: Error): void => {
  if (!(error instanceof ExpectedError)) console.error(error);
};

export interface QueryClientOptions {
  /** How often a query that failed is tried again by itself. */
  readonly retries: number;
  /** For how long an answer counts as fresh; 0: it is asked for again by every screen that opens. */
  readonly staleTimeMs: number;
  /** Whether a refusal of access asks again who is signed in, so that the app shows its sign-in at once. */
  readonly refetchesSession: boolean;
}

/**
 * Keeps what the service answered. `navigator.onLine` is ignored: it is often wrong, and
 * a call that fails is shown with a way to try again.
 */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  const onError = (error: Error): void => {
    logUnexpected(error);
    if (options.refetchesSession && isAccessDenied(error))
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
