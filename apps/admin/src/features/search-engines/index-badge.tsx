import { useClient } from "@sitewright/app-kit/services";
import type { ListedPost } from "@sitewright/contracts";
import { Badge } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { indexTones, indexWords, unknownNote } from "./index-words.ts";
import { indexStatesQuery } from "./queries.ts";

/** A post's status in search engines, for its row in the list. */
export function IndexBadge({ post }: { post: Pick<ListedPost, "id" | "status"> }) {
  const { data, isPending } = useQuery(indexStatesQuery(useClient()));
  if (isPending) return null;
  if (!data && post.status === "published") return <span className="text-ink-3">Not loaded</span>;
  const state = data?.[post.id];
  // Search engines are only notified of posts that readers can see.
  if (!state && post.status !== "published") return <span className="text-ink-3">–</span>;
  const status = state?.status ?? "unknown";
  return (
    <span title={state?.note ?? unknownNote}>
      <Badge tone={indexTones[status]}>{indexWords[status]}</Badge>
    </span>
  );
}
