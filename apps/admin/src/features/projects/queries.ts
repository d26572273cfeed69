import { dataOf } from "@sitewright/app-kit/calls";
import type { Services } from "@sitewright/app-kit/services";
import {
  type AdminProjectSummary,
  type adminGetProject,
  adminListProjects,
  type CallOutput,
  getProjectSpec,
} from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { projectKey } from "../../lib/project-query.ts";

type Client = Services["client"];

/** A project of any client with its answers. */
export type AdminProject = CallOutput<typeof adminGetProject>["project"];

/** The page of projects that the address names. */
export const useProjects = (address: ListAddress) =>
  useListQuery({
    key: "projects",
    address,
    filters: ["state", "client"],
    call: (client, query, signal) => client.call(adminListProjects, { query }, { signal }),
    rowsOf: ({ projects }): readonly AdminProjectSummary[] => projects,
  });

/** The specification of a project's newest version. */
export function specQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: [...projectKey(id), "spec"],
    queryFn: ({ signal }) => dataOf(client.call(getProjectSpec, { params: { id } }, { signal })),
  });
}
