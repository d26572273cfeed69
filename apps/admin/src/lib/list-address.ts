import { useNavigate, useParams, useSearchParams } from "react-router";
import { dialogParameters } from "./dialog-address.ts";
import { withQuery } from "./paths.ts";

type Changes = Readonly<Record<string, string | undefined>>;

/** A list's state in its address: filters, order, page, and the open row. */
export interface ListAddress {
  /** The row whose details are open. */
  readonly id: string | undefined;
  readonly get: (name: string) => string | undefined;
  /** The address of this list with changes; changed filters begin at the first page. */
  readonly to: (changes?: Changes) => string;
  /** The address of a row's details, keeping the state of the list. */
  readonly toRow: (id: string) => string;
  /** Changes filters or order, replacing the current history entry. The open row stays open. */
  readonly update: (changes: Changes) => void;
  /** Closes the details. */
  readonly close: () => void;
  /** Returns to the list from a row that no longer exists, replacing the current history entry. */
  readonly leave: () => void;
}

/** Parameters that are not the list's: those of dialogs, and of a post's page. */
const notListParameters: readonly string[] = [...dialogParameters, "generation"];

/** The list at `base`, such as `/admin/users`. `keeps`: parameters of dialogs that filter this list too. */
export function useListAddress(
  base: string,
  { keeps = [] }: { keeps?: readonly string[] } = {},
): ListAddress {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const kept = [...params].filter(([name]) => !notListParameters.includes(name) || keeps.includes(name));
  const now: Changes = Object.fromEntries(kept);
  const rowPath = (row: string) => `${base}/${encodeURIComponent(row)}`;
  const changed = (changes: Changes): Changes => {
    const isSamePage = "cursor" in changes || Object.keys(changes).length === 0;
    return { ...now, ...(isSamePage ? {} : { cursor: undefined }), ...changes };
  };
  const to = (changes: Changes = {}) => withQuery(base, changed(changes));
  return {
    id,
    get: (name) => params.get(name) || undefined,
    to,
    toRow: (row) => withQuery(rowPath(row), now),
    update: (changes) =>
      void navigate(withQuery(id === undefined ? base : rowPath(id), changed(changes)), { replace: true }),
    close: () => void navigate(to()),
    leave: () => void navigate(to(), { replace: true }),
  };
}

/** The query of a call: the non-empty parameters with these names. */
export function queryOf(address: Pick<ListAddress, "get">, names: readonly string[]): Record<string, string> {
  const known = names.map((name) => [name, address.get(name)] as const);
  return Object.fromEntries(known.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
