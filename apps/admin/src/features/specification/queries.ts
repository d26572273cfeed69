import { dataOf } from "@sitewright/app-kit/calls";
import { type ApiClient, adminGetProjectVersion, adminListProjectVersions } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import { projectKey } from "../../lib/project-query.ts";

/** The numbers and times of its versions, newest first. */
export const versionsQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), "versions"],
    queryFn: async ({ signal }) => {
      const { versions } = await dataOf(
        client.call(adminListProjectVersions, { params: { id } }, { signal }),
      );
      return versions;
    },
  });

/** The specification of one version, which never changes. */
export const versionQuery = (client: ApiClient, id: string, version: number) =>
  queryOptions({
    queryKey: [...projectKey(id), "version", version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      dataOf(client.call(adminGetProjectVersion, { params: { id, version: String(version) } }, { signal })),
  });
