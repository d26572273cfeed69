import { useNavigate, useParams, useSearchParams } from "react-router";
import { withQuery } from "./paths.ts";

type Changes = Readonly<Record<string, string | undefined>>;

/** A list as its address says it: what it is narrowed to, its order, its page, and the row that is open. */
export interface ListAddress {
  /** The row whose details are open. */
  readonly id: string | undefined;
  readonly get: (name: string) => string | undefined;
  /** The address of this list with changes; other rows begin at the first page. */
  readonly to: (changes?: Changes) => string;
  /** The address of a row's details, the list as it is. */
  readonly toRow: (id: string) => string;
  /** Narrows or sorts the list in place of the present entry of the browser's history. */
  readonly narrow: (changes: Changes) => void;
  /** Closes the details. */
  readonly close: () => void;
}

/** Parameters that are no part of the list. */
const passing = ["dialog", "to", "client"] as const;

/** The list at `base`, such as `/admin/users`. */
export function useListAddress(
  base: string,
  { keeps = [] }: { keeps?: readonly string[] } = {},
): ListAddress {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const kept = [...params].filter(([name]) => !passing.some((one) => one === name) || keeps.includes(name));
  const now: Changes = Object.fromEntries(kept);
  const to = (changes: Changes = {}) => {
    const isSamePage = "cursor" in changes || Object.keys(changes).length === 0;
    return withQuery(base, { ...now, ...(isSamePage ? {} : { cursor: undefined }), ...changes });
  };
  return {
    id,
    get: (name) => params.get(name) || undefined,
    to,
    toRow: (row) => withQuery(`${base}/${encodeURIComponent(row)}`, now),
    narrow: (changes) => void navigate(to(changes), { replace: true }),
    close: () => void navigate(to()),
  };
}

/** The query of a call: the parameters with these names that say something. */
export function queryOf(address: Pick<ListAddress, "get">, names: readonly string[]): Record<string, string> {
  const known = names.map((name) => [name, address.get(name)] as const);
  return Object.fromEntries(known.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
