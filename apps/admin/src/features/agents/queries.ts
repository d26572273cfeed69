import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, adminAgents } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

/** How often the figures are read anew while somebody looks; a hidden page asks for nothing. */
export const refreshMs = 30_000;

/** The agents with their figures and alerts. */
export const agentsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ["agents"],
    queryFn: ({ signal }) => dataOf(client.call(adminAgents, {}, { signal })),
    refetchInterval: refreshMs,
  });

interface AgentAct {
  readonly run: (client: ApiClient) => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
}

/** Does something about agents, says what came of it, and reads them anew. */
export function useAgentAct() {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ run }: AgentAct) => run(client),
    onSuccess: (_, { done }) => toast({ title: done }),
    onError: (error, { failed }) => toast({ tone: "error", title: failed, description: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["agents"] }),
  });
}
