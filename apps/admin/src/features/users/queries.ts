import { dataOf } from "@sitewright/app-kit/calls";
import { type AdminUser, type ApiClient, adminGetUser, adminListUsers } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";

/** The page of accounts that the address names. */
export const useUsers = (address: ListAddress) =>
  useListQuery({
    key: "users",
    address,
    filters: ["kind"],
    call: (client, query, signal) => client.call(adminListUsers, { query }, { signal }),
    rowsOf: ({ users }): readonly AdminUser[] => users,
  });

/** One account with its data. */
export const userQuery = (client: ApiClient, uid: string) =>
  queryOptions({
    queryKey: ["users", "one", uid],
    queryFn: ({ signal }) => dataOf(client.call(adminGetUser, { params: { uid } }, { signal })),
  });
