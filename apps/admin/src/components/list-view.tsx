import { isAccessDenied, isRefusedWith } from "@sitewright/app-kit/calls";
import { Button, buttonClass, DataTable, Empty, Skeleton } from "@sitewright/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { countText } from "../lib/count-text.ts";
import type { ListAddress } from "../lib/list-address.ts";
import { useNextPageAtTop } from "../lib/next-page-at-top.ts";
import { Failed } from "./failed.tsx";
import { dataColumns } from "./list-columns.tsx";
import { ListFoot } from "./list-foot.tsx";
import type { ListKind, ListPage } from "./list-kind.ts";
import { ToFirstPage } from "./to-first-page.tsx";

interface ListViewProps<Row> {
  kind: ListKind<Row>;
  address: ListAddress;
  /** The parameters of the address that filter the list. */
  filters: readonly string[];
  query: UseQueryResult<ListPage<Row>>;
  /** The address of a row's details; absent where rows have none. */
  linkOf?: (row: Row) => string;
  /** Actions for the ticked rows; without it rows cannot be ticked. */
  bulk?: (chosen: readonly Row[], clear: () => void) => ReactNode;
}

interface SelectionBarProps {
  /** How many rows are ticked. */
  words: string;
  onClear: () => void;
  children: ReactNode;
}

const none: ReadonlySet<string> = new Set();
/** The head row is as high as the bar that takes its place. */
const headOfBar = "relative [--head:calc(var(--control)+.5rem)] [&_thead_tr]:h-(--head)";

/** Shown instead of the list where nothing matches. */
function NoMatch<Row>({ kind, address, filters }: Pick<ListViewProps<Row>, "kind" | "address" | "filters">) {
  const search = address.get("search");
  const cleared = Object.fromEntries(filters.map((name) => [name, undefined]));
  return (
    <Empty
      level={2}
      title={kind.noMatch ?? `No ${kind.many} match`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => address.update(cleared)}>
            {search ? "Clear search" : `Show all ${kind.many}`}
          </Button>
          {search && kind.elsewhere && (
            <Link to={kind.elsewhere.to({ search })} className={buttonClass({ variant: "ghost" })}>
              Search {kind.elsewhere.many} instead
            </Link>
          )}
        </div>
      }
    >
      {search && `“${search}” is not in any ${kind.searchedIn}.`}
    </Empty>
  );
}

/** Shown where the address asks for what the list does not have: an old bookmark, or a mistyped one. */
function UnknownAddress<Row>({
  kind,
  address,
  filters,
}: Pick<ListViewProps<Row>, "kind" | "address" | "filters">) {
  const cleared = Object.fromEntries([...filters, "sort", "cursor"].map((name) => [name, undefined]));
  return (
    <Empty
      level={2}
      title="This address does not fit the list"
      action={<Button onClick={() => address.update(cleared)}>{`Show all ${kind.many}`}</Button>}
    >
      A filter, the order or the page in it does not exist, or does no longer.
    </Empty>
  );
}

/**
 * The ticked rows' actions, in place of the column heads: rows keep their place, so that a second press of a checkbox
 * reaches the same row. In a narrow window they scroll sideways, because a second line would cover rows.
 */
function SelectionBar({ words, onClear, children }: SelectionBarProps) {
  return (
    <div className="absolute top-0 right-0 left-[2.4rem] z-20 flex h-[calc(var(--head)-2px)] items-center gap-2 overflow-x-auto whitespace-nowrap bg-surface px-1 *:flex-none print:hidden @max-[36rem]:left-[2rem]">
      <span role="status" className="mr-2 font-label">
        {words}
      </span>
      {children}
      <Button variant="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}

function Rows<Row>({
  kind,
  address,
  query,
  linkOf,
  bulk,
  page,
}: ListViewProps<Row> & { page: ListPage<Row> }) {
  const { rows, total, isTotalCapped, nextCursor } = page;
  const [chosen, setChosen] = useState(none);
  const clear = () => setChosen(none);
  const chosenRows = rows.filter((row) => chosen.has(kind.idOf(row)));
  const hasChosen = chosenRows.length > 0;
  const words = total === 1 && !isTotalCapped ? kind.one : kind.many;
  const hasMorePages = nextCursor !== null || address.get("cursor") !== undefined;
  const onThisPage = hasMorePages ? " on this page" : "";
  const top = useNextPageAtTop(address.get("cursor"));
  return (
    <>
      <div ref={top} />
      <div className={bulk && headOfBar}>
        {bulk && hasChosen && (
          <SelectionBar words={`${countText(chosenRows.length)} selected${onThisPage}`} onClear={clear}>
            {bulk(chosenRows, clear)}
          </SelectionBar>
        )}
        <div className={query.isPlaceholderData ? "opacity-60" : undefined}>
          <DataTable<Row>
            caption={kind.caption}
            columns={dataColumns(kind, address, linkOf)}
            rows={rows}
            idOf={kind.idOf}
            currentId={address.id}
            areHeadsCovered={bulk !== undefined && hasChosen}
            selection={
              bulk && {
                chosen,
                onChange: setChosen,
                nameOf: (row) => `Select ${kind.nameOf(row)}`,
                allLabel: `Select all${onThisPage}`,
              }
            }
          />
        </div>
      </div>
      <ListFoot
        shown={`${countText(rows.length)} of ${countText(total, isTotalCapped)} ${words}`}
        first={address.get("cursor") && address.to({ cursor: undefined })}
        next={nextCursor === null ? undefined : address.to({ cursor: nextCursor })}
      />
    </>
  );
}

/** A page of matching rows, or its state: loading, failed or empty. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { kind, address, filters, query } = props;
  const loading = `Loading ${kind.many}...`;
  if (query.isPending) return <Skeleton lines={8} label={loading} />;
  const retry = () => void query.refetch();
  const isFiltered = filters.some((name) => address.get(name));
  const emptyList = isFiltered ? <NoMatch kind={kind} address={address} filters={filters} /> : kind.empty;
  // A refused list is shown as empty; the session handles the refusal.
  if (isAccessDenied(query.error)) return emptyList;
  if (isRefusedWith(query.error, "invalid-request"))
    return <UnknownAddress kind={kind} address={address} filters={filters} />;
  if (query.isError && (!query.data || query.isPlaceholderData))
    return <Failed title={`The ${kind.many} could not be loaded.`} error={query.error} onRetry={retry} />;
  if (!query.data) return emptyList;
  const { rows, total } = query.data;
  // The total tells a later page whose rows are gone from an empty list. Placeholder: the first page is still loading.
  const isLaterPage = total > 0 && (address.get("cursor") !== undefined || query.isPlaceholderData);
  if (rows.length === 0) return isLaterPage ? <ToFirstPage address={address} label={loading} /> : emptyList;
  return (
    <>
      <Rows {...props} page={query.data} />
      {query.isError && (
        <Failed title="The list could not be refreshed." error={query.error} onRetry={retry} />
      )}
    </>
  );
}
