import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, adminAgents } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

/** The polling interval; a hidden page does not poll. */
export const refreshMs = 30_000;

/** The agents with their figures and alerts. */
export const agentsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ["agents"],
    queryFn: ({ signal }) => dataOf(client.call(adminAgents, {}, { signal })),
    refetchInterval: refreshMs,
  });

interface AgentAction {
  readonly run: (client: ApiClient) => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
}

/** Runs an action on agents, shows its result in a toast, and refetches them. */
export function useAgentAction() {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ run }: AgentAction) => run(client),
    onSuccess: (_, { done }) => toast({ title: done }),
    onError: (error, { failed }) => toast({ tone: "error", title: failed, description: error.message }),
    onSettled: () => queries.invalidateQueries(),
  });
}
