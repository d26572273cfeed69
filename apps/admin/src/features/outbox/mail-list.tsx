import { isAccessDenied } from "@sitewright/app-kit/calls";
import { useServices } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { ListFoot } from "../../components/list-foot.tsx";
import type { OutboxFilter } from "../../lib/paths.ts";
import { MailTable } from "./mail-table.tsx";
import { NoMails } from "./no-mails.tsx";
import { outboxQuery } from "./queries.ts";

interface MailListProps {
  filter: OutboxFilter;
  selectedId: string | undefined;
  onShowAll: () => void;
}

function shownText(count: number, hasMore: boolean): string {
  if (hasMore) return `The newest ${count} mails`;
  return count === 1 ? "1 mail" : `All ${count} mails`;
}

/** The mails in the chosen state, or why there are none. */
export function MailList({ filter, selectedId, onShowAll }: MailListProps) {
  const { client } = useServices();
  const list = useInfiniteQuery(outboxQuery(client, filter));
  if (list.isPending) return <Skeleton lines={8} label="Loading mails..." />;
  // A refused list reads as empty; what to do about it, the session says.
  if (isAccessDenied(list.error)) return <NoMails filter={filter} onShowAll={onShowAll} />;
  const retry = () => void list.refetch();
  if (list.isError && (!list.data || list.isPlaceholderData))
    return <Failed title="The mails could not be loaded." error={list.error} onRetry={retry} />;
  const mails = list.data?.pages.flatMap((page) => page.messages) ?? [];
  if (mails.length === 0) return <NoMails filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <div className={list.isPlaceholderData ? "opacity-60" : undefined}>
        <MailTable mails={mails} filter={filter} selectedId={selectedId} />
      </div>
      <ListFoot
        shown={shownText(mails.length, list.hasNextPage)}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
      {list.isError && (
        <Failed title="The list could not be brought up to date." error={list.error} onRetry={retry} />
      )}
    </>
  );
}
