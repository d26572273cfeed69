import { useClient } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { overviewQuery } from "../../lib/overview-query.ts";
import { Attention } from "./attention.tsx";
import { Cards } from "./cards.tsx";
import { LatestProjects } from "./latest-projects.tsx";
import { WeekChart } from "./week-chart.tsx";

/** The overview: counts with links, projects by week, and what needs attention. */
export function OverviewScreen() {
  const query = useQuery(overviewQuery(useClient()));
  const { data } = query;
  return (
    <PageMain>
      <PageHeader title="Overview">
        <RefreshButton />
      </PageHeader>
      {query.isPending && <Skeleton title lines={8} label="Loading the overview..." />}
      {query.isError && !data && (
        <Failed
          title="The overview could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && (
        <>
          <Cards overview={data} />
          <div className="my-s-6 grid gap-x-s-7 gap-y-s-6 @min-[60rem]:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
            <WeekChart weeks={data.weeks} />
            <div>
              <Attention overview={data} />
            </div>
          </div>
          <LatestProjects />
        </>
      )}
    </PageMain>
  );
}
