import { Button, Note } from "@sitewright/ui";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";

const texts = {
  more: "Load more",
  moreFailed: "More projects could not be loaded. Nothing has been lost.",
  refreshFailed: "The list could not be updated. Nothing has been lost.",
  tryAgain: "Try again",
} as const;

type ProjectsQuery = Pick<
  UseInfiniteQueryResult,
  | "isRefetchError"
  | "isFetchNextPageError"
  | "isFetching"
  | "isFetchingNextPage"
  | "hasNextPage"
  | "fetchNextPage"
  | "refetch"
>;

/** What is below loaded projects: a message where more or newer ones could not be loaded, and the next page. */
export function ProjectsFoot({ query }: { query: ProjectsQuery }) {
  const { isFetchNextPageError, fetchNextPage, refetch } = query;
  return (
    <>
      {(isFetchNextPageError || query.isRefetchError) && (
        <Note tone="warn" role="alert" className="mt-s-4">
          <p className="mb-2">{isFetchNextPageError ? texts.moreFailed : texts.refreshFailed}</p>
          <Button
            compact
            busy={query.isFetching}
            onClick={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
          >
            {texts.tryAgain}
          </Button>
        </Note>
      )}
      {query.hasNextPage && !isFetchNextPageError && (
        <Button className="mt-s-4" busy={query.isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
