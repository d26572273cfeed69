import { useClient } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { BackLink } from "../../components/back-link.tsx";
import { Failed } from "../../components/failed.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { PostEditor } from "./post-editor.tsx";
import type { PostSlots } from "./post-slots.ts";
import { editedPostQuery } from "./queries.ts";

/** One post in its editor. */
export function PostEditorScreen({ slots = {} }: { slots?: PostSlots }) {
  const { id = "" } = useParams();
  const query = useQuery(editedPostQuery(useClient(), id));
  const list = useListAddress(paths.posts());
  return (
    <PageMain>
      <BackLink to={list.to()}>All posts</BackLink>
      <PageHeader title="Edit Post" />
      {query.isPending && <Skeleton title lines={9} label="Loading the post..." />}
      {query.isError && (
        <Failed
          title="The post could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <PostEditor key={query.data.id} post={query.data} slots={slots} />}
    </PageMain>
  );
}
