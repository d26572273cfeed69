import type { ListAddress } from "../lib/list-address.ts";
import { AccountFilter } from "./account-filter.tsx";

/** Says that the list is filtered by one client. */
export const ClientFilter = ({ address }: { address: ListAddress }) => (
  <AccountFilter address={address} name="client" label="One client only" clearLabel="Show all clients" />
);
