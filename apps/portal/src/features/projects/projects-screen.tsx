import { remedyOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { Button, buttonClass, Empty, Skeleton } from "@sitewright/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ScreenFrame } from "../../components/chrome/screen-frame.tsx";
import { ProjectsFoot } from "../../components/projects-foot.tsx";
import { paths } from "../../lib/paths.ts";
import { projectsQuery } from "../../lib/projects/projects-query.ts";
import { ProjectList } from "./project-list.tsx";
import { projectsTexts as texts } from "./texts.ts";

function NoProjects() {
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

function Projects() {
  const query = useInfiniteQuery(projectsQuery(useClient()));
  if (query.isPending) return <Skeleton title lines={4} label={texts.loading} />;
  if (!query.data) {
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
  return (
    <>
      {projects.length === 0 ? <NoProjects /> : <ProjectList projects={projects} />}
      <ProjectsFoot query={query} />
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
