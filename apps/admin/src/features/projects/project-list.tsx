import { isAccessDenied } from "@sitewright/app-kit/calls";
import { useServices } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { ListFoot } from "../../components/list-foot.tsx";
import { NoProjects } from "./no-projects.tsx";
import { ProjectTable } from "./project-table.tsx";
import { projectsQuery } from "./queries.ts";

interface ProjectListProps {
  search: string;
  selectedId: string | undefined;
  onClearSearch: () => void;
}

const count = (value: number): string => value.toLocaleString("en-GB");

/** The projects that match, or why there are none. */
export function ProjectList({ search, selectedId, onClearSearch }: ProjectListProps) {
  const { client } = useServices();
  const list = useInfiniteQuery(projectsQuery(client, search));
  if (list.isPending) return <Skeleton lines={8} label="Loading projects..." />;
  // A refused list reads as empty; what to do about it, the session says.
  if (isAccessDenied(list.error)) return <NoProjects search={search} onClearSearch={onClearSearch} />;
  if (list.isError && (!list.data || list.isPlaceholderData))
    return (
      <Failed
        title="The projects could not be loaded."
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? 0;
  if (projects.length === 0) return <NoProjects search={search} onClearSearch={onClearSearch} />;
  return (
    <>
      <div className={list.isPlaceholderData ? "opacity-60" : undefined}>
        <ProjectTable projects={projects} search={search} selectedId={selectedId} />
      </div>
      <ListFoot
        shown={`${count(projects.length)} of ${count(total)} ${total === 1 ? "project" : "projects"}`}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
      {list.isError && (
        <Failed
          title="The list could not be brought up to date."
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
    </>
  );
}
