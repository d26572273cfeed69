import { Button } from "@sitewright/ui";

interface ListFootProps {
  /** How much of the list is shown, for example "8 of 312 projects". */
  shown: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
}

/** Under a list: how much of it is shown, and the way to the rest. */
export function ListFoot({ shown, hasMore, isLoadingMore, onLoadMore }: ListFootProps) {
  return (
    <div className="flex min-h-control items-center justify-between gap-4 pt-[.9rem] text-ink-2">
      <span role="status">{shown}</span>
      {hasMore && (
        <Button busy={isLoadingMore} busyLabel="Loading..." onClick={onLoadMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
