import { dataOf } from "@sitewright/app-kit/calls";
import { type ApiClient, adminGetProject } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";

/** Prefix of every query key of a project: its versions, specification and checks are invalidated with it. */
export const projectKey = (id: string) => ["project", id] as const;

/** One project with its answers. */
export const projectQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: projectKey(id),
    queryFn: async ({ signal }) => {
      const { project } = await dataOf(client.call(adminGetProject, { params: { id } }, { signal }));
      return project;
    },
  });
