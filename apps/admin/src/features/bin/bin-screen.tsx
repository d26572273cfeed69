import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminListBin, BIN_DAYS } from "@sitewright/contracts";
import { Empty, Skeleton } from "@sitewright/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { ListFoot } from "../../components/list-foot.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { ToFirstPage } from "../../components/to-first-page.tsx";
import { manyText } from "../../lib/count-text.ts";
import { queryOf, useListAddress } from "../../lib/list-address.ts";
import { useNextPageAtTop } from "../../lib/next-page-at-top.ts";
import { paths } from "../../lib/paths.ts";
import { BinEntry } from "./bin-entry.tsx";

const loading = "Loading the bin...";

/** The things that the staff deleted in the last 30 days. */
export function BinScreen() {
  const client = useClient();
  const address = useListAddress(paths.bin);
  const page = queryOf(address, ["cursor"]);
  const query = useQuery({
    queryKey: ["bin", page],
    queryFn: ({ signal }) => dataOf(client.call(adminListBin, { query: page }, { signal })),
    placeholderData: keepPreviousData,
  });
  const top = useNextPageAtTop(address.get("cursor"));
  const { data } = query;
  const entries = data?.entries ?? [];
  const isLaterPage = address.get("cursor") !== undefined || query.isPlaceholderData;
  return (
    <PageMain>
      <PageHeader title="Bin">
        <RefreshButton />
      </PageHeader>
      <p className="mb-s-5 max-w-[46rem] text-ink-2">
        Deleted items stay here for {BIN_DAYS} days and can be restored; then they are erased. An account in
        the bin is signed out everywhere, and its address stays reserved. When clients delete their own
        account or project, it is erased at once and never appears here. If a client asks you to erase their
        data, delete the account, then erase it here.
      </p>
      {query.isPending && <Skeleton lines={6} label={loading} />}
      {query.isError && !data && (
        <Failed
          title="The bin could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && entries.length === 0 && isLaterPage && <ToFirstPage address={address} label={loading} />}
      {data && entries.length === 0 && !isLaterPage && (
        <Empty level={2} title="The bin is empty">
          Users, projects, documents and posts that staff delete appear here.
        </Empty>
      )}
      {data && entries.length > 0 && (
        <div className="max-w-[58rem]">
          <div ref={top} />
          <ul aria-label="In the bin" className="border-ink border-t-[1.5px]">
            {entries.map((entry) => (
              <BinEntry key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </ul>
          <ListFoot
            shown={manyText(entries.length, "item", "items")}
            first={address.get("cursor") && address.to({ cursor: undefined })}
            next={data.nextCursor === null ? undefined : address.to({ cursor: data.nextCursor })}
          />
        </div>
      )}
    </PageMain>
  );
}
