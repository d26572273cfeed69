import { dataOf } from "@sitewright/app-kit/calls";
import { type ApiClient, checkSearchAccess, getSearchSetup, listIndexStates } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";

/** What search engines answered about posts, by id; kept with the posts, so that it is asked for anew with them. */
export const indexStatesQuery = (client: ApiClient, id?: string) =>
  queryOptions({
    queryKey: ["posts", "index-states", id ?? "all"],
    queryFn: async ({ signal }) => {
      const query = id === undefined ? {} : { ids: id };
      return (await dataOf(client.call(listIndexStates, { query }, { signal }))).statuses;
    },
  });

/** What is set up. */
export const searchSetupQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ["search-setup"],
    queryFn: ({ signal }) => dataOf(client.call(getSearchSetup, {}, { signal })),
  });

/** What Google says of the account, asked when somebody wants to know. */
export const searchAccess = (client: ApiClient) => dataOf(client.call(checkSearchAccess, {}));
