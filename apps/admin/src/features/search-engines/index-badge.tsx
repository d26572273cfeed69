import { useClient } from "@sitewright/app-kit/services";
import type { ListedPost } from "@sitewright/contracts";
import { Badge } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { indexTones, indexWords, unknownNote } from "./index-words.ts";
import { indexStatesQuery } from "./queries.ts";

/** What search engines know of a post, for its row in the list. */
export function IndexBadge({ post }: { post: Pick<ListedPost, "id" | "status"> }) {
  const { data, isPending } = useQuery(indexStatesQuery(useClient()));
  if (isPending) return null;
  const state = data?.[post.id];
  // Search engines are not notified of what readers do not see.
  if (!state && post.status !== "published") return <span className="text-ink-3">–</span>;
  const status = state?.status ?? "unknown";
  return (
    <span title={state?.note ?? unknownNote}>
      <Badge tone={indexTones[status]}>{indexWords[status]}</Badge>
    </span>
  );
}
