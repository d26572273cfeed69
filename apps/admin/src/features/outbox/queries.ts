import { dataOf } from "@sitewright/app-kit/calls";
import type { Services } from "@sitewright/app-kit/services";
import { adminGetOutboxMessage, adminListOutbox, type CallOutput } from "@sitewright/contracts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { OutboxFilter } from "../../lib/paths.ts";

type Client = Services["client"];

/** One mail with its content. */
export type Mail = CallOutput<typeof adminGetOutboxMessage>["message"];

/** The mails in one state, or all of them, a page at a time. */
export function outboxQuery(client: Client, { status }: OutboxFilter) {
  return infiniteQueryOptions({
    queryKey: ["outbox", status ?? "all"],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(status && { status }), ...(pageParam && { cursor: pageParam }) };
      return dataOf(client.call(adminListOutbox, { query }, { signal }));
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** One mail with its content. */
export function mailQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ["mail", id],
    queryFn: async ({ signal }) => {
      const { message } = await dataOf(client.call(adminGetOutboxMessage, { params: { id } }, { signal }));
      return message;
    },
  });
}
