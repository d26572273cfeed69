import { dataOf } from "@sitewright/app-kit/calls";
import { type AdminMessage, type ApiClient, adminGetMessage, adminListMessages } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";

/** The page of messages that the address names. */
export const useMessages = (address: ListAddress) =>
  useListQuery({
    key: "messages",
    address,
    filters: ["state"],
    call: (client, query, signal) => client.call(adminListMessages, { query }, { signal }),
    rowsOf: ({ messages }): readonly AdminMessage[] => messages,
  });

/** One message. */
export const messageQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["messages", "one", id],
    queryFn: async ({ signal }) => {
      const { message } = await dataOf(client.call(adminGetMessage, { params: { id } }, { signal }));
      return message;
    },
  });
