import { dataOf } from "@sitewright/app-kit/calls";
import { type ApiClient, adminOverview } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";

/** All counts: the overview's cards and the figures of the navigation. */
export const overviewQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ["overview"],
    queryFn: ({ signal }) => dataOf(client.call(adminOverview, {}, { signal })),
  });
