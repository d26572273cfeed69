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

/** What clients have submitted or changed last. */
export function LatestProjects() {
  const client = useClient();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["projects", "latest"],
    queryFn: ({ signal }) =>
      dataOf(client.call(adminListProjects, { query: { limit: shown, sort: "updated" } }, { signal })),
  });
  const lines = data?.projects.map(({ id, businessName, industry, version, finalizedAt, updatedAt }) => ({
    id,
    to: paths.project(id),
    title: projectName(businessName),
    detail: (
      <>
        <span className="@max-[46rem]:hidden">{industry}</span>
        {version > 1 && <span>Version {version}</span>}
        <span className="@min-[46rem]:w-[5.5rem]">
          <ProjectBadge finalizedAt={finalizedAt} />
        </span>
        <span className="@min-[46rem]:w-[8.5rem] @min-[46rem]:text-right">
          <SentenceTime at={updatedAt} />
        </span>
      </>
    ),
  }));
  return (
    <PageSection
      title="Latest projects"
      action={
        <Link to={paths.projects({ sort: "updated" })} className="text-s underline">
          All projects
        </Link>
      }
    >
      {isPending && <Skeleton lines={5} label="Loading projects..." />}
      {error && !data && (
        <Failed title="The projects could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {lines && (
        // Where the details have widths, a long name wraps beside them: below it they would stand apart.
        <div className="@min-[46rem]:[&_li>span]:flex-none @min-[46rem]:[&_li]:flex-nowrap">
          <ShortList lines={lines} none="Submitted projects appear here." />
        </div>
      )}
    </PageSection>
  );
}
