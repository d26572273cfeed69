import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isAccessRefused } from "./call-failed.ts";

/** Key of the query that says who is signed in. */
export const sessionKey = ["session"] as const;

/**
 * Keeps what the service answered. A refusal asks anew who is signed in, so that an ended session leads to the
 * sign-in form at once. Nothing is retried behind the person's back: every screen shows its error with a button.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isAccessRefused(error)) void client.invalidateQueries({ queryKey: sessionKey });
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: "always", staleTime: 10_000 },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
