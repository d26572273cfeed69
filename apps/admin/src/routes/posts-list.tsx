import type { ListedPost } from "@sitewright/contracts";
import { buttonClass } from "@sitewright/ui";
import { Radar } from "lucide-react";
import { Link } from "react-router";
import type { PostSlots } from "../features/posts/post-slots.ts";
import { PostsScreen } from "../features/posts/posts-screen.tsx";
import { BulkSubmit } from "../features/search-engines/bulk-submit.tsx";
import { IndexBadge } from "../features/search-engines/index-badge.tsx";
import { paths } from "../lib/paths.ts";

const slots: PostSlots = {
  actions: (
    <Link to={paths.searchEngines} className={buttonClass({ variant: "ghost" })}>
      <Radar aria-hidden="true" /> Search engines
    </Link>
  ),
  columns: [
    {
      id: "search",
      head: "Search engines",
      className: "w-[9rem] @max-[60rem]:hidden",
      cell: (post: ListedPost) => <IndexBadge post={post} />,
    },
  ],
  bulk: (chosen) => <BulkSubmit chosen={chosen} />,
};

/** The list of posts, with their status in search engines. */
export const PostsList = () => <PostsScreen slots={slots} />;
