import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { type ApiClient, getProject, getProjectSpec } from "@sitewright/contracts";
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
