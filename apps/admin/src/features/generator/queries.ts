import { dataOf } from "@sitewright/app-kit/calls";
import { type ApiClient, listGenerations } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";

/** The texts of the last 30 days, and the model that writes them. */
export const generationsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ["generations"],
    queryFn: ({ signal }) => dataOf(client.call(listGenerations, {}, { signal })),
  });
