import { dataOf } from "@sitewright/app-kit/calls";
import type { Services } from "@sitewright/app-kit/services";
import { adminGetProject, adminListProjects, type CallOutput, getProjectSpec } from "@sitewright/contracts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

type Client = Services["client"];

/** A project of any client with its answers. */
export type AdminProject = CallOutput<typeof adminGetProject>["project"];

/** All projects that match, a page at a time. */
export function projectsQuery(client: Client, search: string) {
  return infiniteQueryOptions({
    queryKey: ["projects", search],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(search && { search }), ...(pageParam && { cursor: pageParam }) };
      return dataOf(client.call(adminListProjects, { query }, { signal }));
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** How many projects there are in all. */
export function projectTotalQuery(client: Client) {
  return queryOptions({
    queryKey: ["project-total"],
    queryFn: async ({ signal }) => {
      const { total } = await dataOf(client.call(adminListProjects, { query: { limit: 1 } }, { signal }));
      return total;
    },
  });
}

/** One project with its answers. */
export function projectQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ["project", id],
    queryFn: async ({ signal }) => {
      const { project } = await dataOf(client.call(adminGetProject, { params: { id } }, { signal }));
      return project;
    },
  });
}

/** The specification of a project's newest version. */
export function specQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ["spec", id],
    queryFn: ({ signal }) => dataOf(client.call(getProjectSpec, { params: { id } }, { signal })),
  });
}
