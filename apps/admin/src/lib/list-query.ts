import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import type { ApiClient, CallResult } from "@sitewright/contracts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ListAddress, queryOf } from "./list-address.ts";

interface Page {
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}

interface ListCall<Answer extends Page, Row> {
  /** First part of the query's key: what is listed. */
  readonly key: string;
  readonly address: Pick<ListAddress, "get">;
  /** Parameters of the address to pass to the call, besides search, order and page. */
  readonly filters: readonly string[];
  /** Parameters that the screen sets itself. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly call: (
    client: ApiClient,
    query: Record<string, string>,
    signal: AbortSignal,
  ) => Promise<CallResult<Answer>>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
}

const always = ["search", "sort", "cursor"] as const;

/** The page of a list that the address names. */
export function useListQuery<Answer extends Page, Row>(options: ListCall<Answer, Row>) {
  const { key, address, filters, fixed = {}, call, rowsOf } = options;
  const client = useClient();
  const query = { ...queryOf(address, [...always, ...filters]), ...fixed };
  return useQuery({
    queryKey: [key, "list", query],
    queryFn: async ({ signal }) => {
      const answer = await dataOf(call(client, query, signal));
      const { nextCursor, total, isTotalCapped } = answer;
      return { rows: rowsOf(answer), nextCursor, total, isTotalCapped };
    },
    placeholderData: keepPreviousData,
  });
}
