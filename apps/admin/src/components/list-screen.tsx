import { ButtonLink } from "@sitewright/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useFocusReturn } from "../lib/focus-return.ts";
import { type ListAddress, queryOf } from "../lib/list-address.ts";
import { type ListKind, type ListPage, rowLinkId } from "./list-kind.ts";
import { ListTools } from "./list-tools.tsx";
import { ListView } from "./list-view.tsx";
import { PageHeader } from "./page-header.tsx";
import { PageMain } from "./page-main.tsx";
import { RefreshButton } from "./refresh-button.tsx";

interface ListScreenProps<Row> {
  title: string;
  kind: ListKind<Row>;
  address: ListAddress;
  query: UseQueryResult<ListPage<Row>>;
  /** The address of a row's details; absent where rows have none. */
  linkOf?: (row: Row) => string;
  /** The address of the CSV export, by the query of the list's call; absent where there is none. */
  exported?: (query: Record<string, string>) => string;
  /** Parameters that filter the list besides its filters. */
  moreFilters?: readonly string[];
  /** Beside the title. */
  actions?: ReactNode;
  /** Between the title and the list. */
  intro?: ReactNode;
  /** Beside the filters. */
  tools?: ReactNode;
  /** More actions for the ticked rows. */
  bulk?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** The details of the row whose id is in the address. */
  panel?: (id: string) => ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}

/**
 * A list with its title, its tools and the chosen row beside it. Search, filters, order, page and choice are in the
 * address.
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, kind, address, query, linkOf, exported, bulk, panel } = props;
  const filterNames = ["search", ...kind.filters.map(({ name }) => name), ...(props.moreFilters ?? [])];
  useFocusReturn(address.id, rowLinkId);
  const bulkActions = (chosen: readonly Row[], clear: () => void) => (
    <>
      {bulk?.(chosen, clear)}
      {exported && (
        <ButtonLink
          href={exported({ ...queryOf(address, ["sort"]), ids: chosen.map(kind.idOf).join(",") })}
          download
        >
          <Download aria-hidden="true" /> Export selected
        </ButtonLink>
      )}
    </>
  );
  return (
    <>
      <PageMain>
        <PageHeader title={title}>
          <RefreshButton />
          {props.actions}
        </PageHeader>
        {props.intro}
        <ListTools
          address={address}
          searchLabel={`Search ${kind.many}`}
          filters={kind.filters}
          exportHref={exported?.(queryOf(address, [...filterNames, "sort"]))}
        >
          {props.tools}
        </ListTools>
        <ListView
          kind={kind}
          address={address}
          filters={filterNames}
          query={query}
          {...(linkOf && { linkOf })}
          {...((bulk || exported) && { bulk: bulkActions })}
        />
        {props.children}
      </PageMain>
      {address.id !== undefined && panel?.(address.id)}
    </>
  );
}
