import { dataOf } from "@sitewright/app-kit/calls";
import { type ApiClient, checkSearchAccess, getSearchSetup, listIndexStates } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";

/**
 * Responses of search engines about posts, by id; under the key of the posts, so that both are invalidated
 * together.
 */
export const indexStatesQuery = (client: ApiClient, id?: string) =>
  queryOptions({
    queryKey: ["posts", "index-states", id ?? "all"],
    queryFn: async ({ signal }) => {
      const query = id === undefined ? {} : { ids: id };
      return (await dataOf(client.call(listIndexStates, { query }, { signal }))).statuses;
    },
  });

/** The configuration of search engines. */
export const searchSetupQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ["search-setup"],
    queryFn: ({ signal }) => dataOf(client.call(getSearchSetup, {}, { signal })),
  });

/** Google's view of the account, requested on demand. */
export const searchAccess = (client: ApiClient) => dataOf(client.call(checkSearchAccess, {}));
