import { remedyOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { Button, buttonClass, Empty, Skeleton } from "@sitewright/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ScreenFrame } from "../../components/chrome/screen-frame.tsx";
import { paths } from "../../lib/paths.ts";
import { projectsQuery } from "../../lib/projects/projects-query.ts";
import { ProjectList } from "./project-list.tsx";
import { projectsTexts as texts } from "./texts.ts";

function Projects() {
  const query = useInfiniteQuery(projectsQuery(useClient()));
  if (query.isPending) return <Skeleton title lines={4} label={texts.loading} />;
  if (query.isError) {
    return (
      <div role="alert">
        <Empty
          level={2}
          title={texts.failedTitle}
          action={
            <Button variant="ink" onClick={() => query.refetch()}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.failedBody(remedyOf(query.error))}
        </Empty>
      </div>
    );
  }
  const projects = query.data.pages.flatMap((page) => page.projects);
  if (projects.length === 0) {
    return (
      <Empty
        level={2}
        title={texts.emptyTitle}
        action={
          <Link to={paths.wizard} className={buttonClass({ variant: "ink" })}>
            {texts.emptyAction}
          </Link>
        }
      >
        {texts.emptyBody}
      </Empty>
    );
  }
  return (
    <>
      <ProjectList projects={projects} />
      {query.hasNextPage && (
        <Button className="mt-s-5" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

export function ProjectsScreen() {
  return (
    <ScreenFrame title={texts.title} lead={texts.lead}>
      <Projects />
    </ScreenFrame>
  );
}
