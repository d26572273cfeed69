import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminListProjects } from "@sitewright/contracts";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Failed } from "../../components/failed.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { ProjectBadge } from "../../components/project-badge.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { ShortList } from "../../components/short-list.tsx";
import { paths } from "../../lib/paths.ts";
import { projectName } from "../../lib/project-words.ts";

const shown = 8;

/** The newest projects. */
export function NewestProjects() {
  const client = useClient();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["projects", "newest"],
    queryFn: ({ signal }) => dataOf(client.call(adminListProjects, { query: { limit: shown } }, { signal })),
  });
  const lines = data?.projects.map(({ id, businessName, industry, finalizedAt, submittedAt }) => ({
    id,
    to: paths.project(id),
    title: projectName(businessName),
    detail: (
      <>
        <span className="@max-[46rem]:hidden">{industry}</span>
        <ProjectBadge finalizedAt={finalizedAt} />
        <SentenceTime at={submittedAt} />
      </>
    ),
  }));
  return (
    <PageSection
      title="Newest projects"
      action={
        <Link to={paths.projects()} className="text-s underline">
          All projects
        </Link>
      }
    >
      {isPending && <Skeleton lines={5} label="Loading projects..." />}
      {error && !data && (
        <Failed title="The projects could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {lines && <ShortList lines={lines} none="Submitted projects appear here." />}
    </PageSection>
  );
}
