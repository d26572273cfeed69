import { dataOf } from "@sitewright/app-kit/calls";
import { type ApiClient, listDesigns, type SavedDesign } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";

/** The designs saved in a person's account. */
export const designsQuery = (client: ApiClient, uid: string) =>
  queryOptions({
    queryKey: ["designs", uid],
    queryFn: async ({ signal }): Promise<readonly SavedDesign[]> => {
      const { designs } = await dataOf(client.call(listDesigns, {}, { signal }));
      return designs;
    },
  });
