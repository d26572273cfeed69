import { useClient } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { countText } from "../../lib/count-text.ts";
import { analyticsQuery } from "./queries.ts";

/** The industries that visitors named as theirs, each with the number of questions, and those that none named. */
export function IndustryTiles() {
  const query = useQuery(analyticsQuery(useClient(), "7"));
  return (
    <PageSection
      title="Industry coverage"
      action={<span className="text-ink-2 text-s">questions from the last 7 days that name a business</span>}
    >
      {query.isPending && <Skeleton lines={3} label="Loading industries..." />}
      {query.isError && !query.data && (
        <Failed
          title="The industries could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <ul className="grid grid-cols-2 border-line border-t border-l @min-[36rem]:grid-cols-3 @min-[60rem]:grid-cols-4">
          {[
            ...query.data.topIndustries,
            ...query.data.industriesWithout.map((name) => [name, 0] as const),
          ].map(([name, count]) => (
            <li key={name} className="border-line border-r border-b px-3 py-2.5">
              <span className={count > 0 ? "block" : "block text-ink-3"}>{name}</span>
              <span
                className={
                  count > 0
                    ? "font-[700] font-display text-[1.375rem] leading-tight"
                    : "font-[700] font-display text-[1.375rem] text-ink-3 leading-tight"
                }
              >
                {countText(count)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
