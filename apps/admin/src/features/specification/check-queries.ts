import { dataOf, ExpectedError } from "@sitewright/app-kit/calls";
import { changedFileText, isReadable } from "@sitewright/app-kit/chosen-file";
import { useClient } from "@sitewright/app-kit/services";
import {
  type ApiClient,
  adminCreateSiteCheck,
  adminGetSiteCheck,
  adminListSiteChecks,
} from "@sitewright/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { projectKey } from "../../lib/project-query.ts";
import { useRenewedCreationKey } from "../../lib/renewed-creation-key.ts";

const keyOf = (projectId: string) => [...projectKey(projectId), "site-checks"] as const;

/** Polling interval of a waiting check. */
const askEveryMs = 2000;

/** The checks of a project, polled while one of them waits. */
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

/** The findings of one check, which never change once it is finished. */
export const findingsQuery = (client: ApiClient, projectId: string, check: string) =>
  queryOptions({
    queryKey: [...keyOf(projectId), check],
    queryFn: async ({ signal }) => {
      const params = { id: projectId, check };
      const { findings } = await dataOf(client.call(adminGetSiteCheck, { params }, { signal }));
      return findings;
    },
  });

/** Uploads an archive to be checked. */
export function useSendSite(projectId: string) {
  const client = useClient();
  const queries = useQueryClient();
  const { headers, renew } = useRenewedCreationKey();
  return useMutation({
    mutationFn: async (file: File) => {
      if (!(await isReadable(file))) throw new ExpectedError(changedFileText);
      const { check } = await dataOf(
        client.call(adminCreateSiteCheck, { params: { id: projectId }, headers, body: { file } }),
      );
      return check;
    },
    onSuccess: () => {
      renew();
      return queries.invalidateQueries({ queryKey: keyOf(projectId) });
    },
  });
}
