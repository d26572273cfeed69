import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import {
  type ApiClient,
  getProject,
  getProjectSpec,
  getProjectVersion,
  listProjectVersions,
} from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import { projectsKey } from "../../lib/projects/projects-query.ts";

export const isMissing = (error: Error | null): boolean => isRefusedWith(error, "not-found");

/** A project's newest version and its specification. */
export const specificationQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...projectsKey, id, "specification"],
    retry: (count, error) => !isMissing(error) && count < 1,
    queryFn: async ({ signal }) => {
      const [{ project }, spec] = await Promise.all([
        dataOf(client.call(getProject, { params: { id } }, { signal })),
        dataOf(client.call(getProjectSpec, { params: { id } }, { signal })),
      ]);
      return { project, spec };
    },
  });

/** The times and authors of the versions; a new version changes the key. */
export const versionsQuery = (client: ApiClient, id: string, newest: number) =>
  queryOptions({
    queryKey: [...projectsKey, id, "versions", newest],
    queryFn: async ({ signal }) => {
      const { versions } = await dataOf(client.call(listProjectVersions, { params: { id } }, { signal }));
      return new Map(versions.map((version) => [version.version, version]));
    },
  });

/** The specification of one version, which never changes. */
export const versionQuery = (client: ApiClient, id: string, version: number) =>
  queryOptions({
    queryKey: [...projectsKey, id, "version", version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      dataOf(client.call(getProjectVersion, { params: { id, version: String(version) } }, { signal })),
  });
