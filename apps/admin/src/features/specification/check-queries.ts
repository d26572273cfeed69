import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  type ApiClient,
  adminCreateSiteCheck,
  adminDeleteSiteCheck,
  adminGetSiteCheck,
  adminListSiteChecks,
} from "@sitewright/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

const keyOf = (projectId: string) => ["project", projectId, "site-checks"] as const;

/** How often a check that waits is asked about. */
const askEveryMs = 2000;

/** The checks of a project, asked again while one of them waits. */
export const checksQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: keyOf(projectId),
    queryFn: async ({ signal }) => {
      const params = { id: projectId };
      const { checks } = await dataOf(client.call(adminListSiteChecks, { params }, { signal }));
      return checks;
    },
    refetchInterval: ({ state }) =>
      state.data?.some((check) => check.state === "waiting") ? askEveryMs : false,
  });

/** What one check found, which never changes once it is made. */
export const findingsQuery = (client: ApiClient, projectId: string, check: string) =>
  queryOptions({
    queryKey: [...keyOf(projectId), check],
    queryFn: async ({ signal }) => {
      const params = { id: projectId, check };
      const { findings } = await dataOf(client.call(adminGetSiteCheck, { params }, { signal }));
      return findings;
    },
  });

/** Sends an archive to be checked. */
export function useSendSite(projectId: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const { check } = await dataOf(
        client.call(adminCreateSiteCheck, { params: { id: projectId }, body: { file } }),
      );
      return check;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}

/** Deletes a check. */
export function useDeleteCheck(projectId: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (check: string) =>
      dataOf(client.call(adminDeleteSiteCheck, { params: { id: projectId, check } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}
