import { dataOf } from "@sitewright/app-kit/calls";
import type { Services } from "@sitewright/app-kit/services";
import {
  adminGetOutboxMessage,
  adminListOutbox,
  type CallOutput,
  type OutboxMessage,
} from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";

type Client = Services["client"];

/** One mail with its content. */
export type Mail = CallOutput<typeof adminGetOutboxMessage>["message"];

/** The page of mails that the address names. */
export const useMails = (address: ListAddress) =>
  useListQuery({
    key: "outbox",
    address,
    filters: ["status", "client"],
    call: (client, query, signal) => client.call(adminListOutbox, { query }, { signal }),
    rowsOf: ({ messages }): readonly OutboxMessage[] => messages,
  });

/** One mail with its content. */
export function mailQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ["outbox", "one", id],
    queryFn: async ({ signal }) => {
      const { message } = await dataOf(client.call(adminGetOutboxMessage, { params: { id } }, { signal }));
      return message;
    },
  });
}
