import { useClient } from "@sitewright/app-kit/services";
import { type ChatAnalytics, chatSpans } from "@sitewright/contracts";
import { Empty, Segmented, Skeleton, TextLink } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Failed } from "../../components/failed.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { ShortList } from "../../components/short-list.tsx";
import { countText, manyText } from "../../lib/count-text.ts";
import { paths } from "../../lib/paths.ts";
import { FigureCards } from "./figure-cards.tsx";
import { OutcomeList } from "./outcome-list.tsx";
import { analyticsQuery } from "./queries.ts";

const spanLabels = { "7": "7 days", "30": "30 days", "90": "90 days" } as const;

function Unmatched({ topUnmatched, unmatchedQueries }: ChatAnalytics) {
  return (
    <PageSection
      title="Unanswered questions"
      action={<TextLink href={paths.chat("unmatched")}>See all</TextLink>}
    >
      <ShortList
        none={
          unmatchedQueries === 0
            ? "No unanswered questions."
            : "No question is left to answer or dismiss. Questions of the last hour are not listed yet."
        }
        lines={topUnmatched.slice(0, 5).map(([text, count]) => ({
          id: text,
          to: paths.chat("unmatched"),
          title: text,
          detail: manyText(count, "time", "times"),
        }))}
      />
    </PageSection>
  );
}

function Figures({ data }: { data: ChatAnalytics }) {
  return (
    <>
      <FigureCards
        cards={[
          { label: "Total sessions", count: data.totalSessions, to: undefined, below: data.period },
          {
            label: "Unmatched queries",
            count: data.unmatchedQueries,
            to: paths.chat("unmatched"),
            below: `of ${countText(data.questions)} asked`,
          },
          {
            label: "Learned patterns",
            count: data.learnedPatterns,
            to: paths.chat("patterns"),
            below: "added by staff",
          },
        ]}
      />
      {data.questions === 0 ? (
        <Empty level={2} title="No questions in this period" className="mt-s-6">
          Questions that visitors ask the assistant appear here with their outcome. Conversations are kept for
          90 days, without personal data.
        </Empty>
      ) : (
        <PageSection title="Outcomes">
          <OutcomeList outcomes={data.outcomes} questions={data.questions} />
        </PageSection>
      )}
      <Unmatched {...data} />
    </>
  );
}

/** The number of questions, and their outcomes. */
export function OverviewView() {
  const client = useClient();
  const [params, setParams] = useSearchParams();
  const days = chatSpans.find((span) => span === params.get("days")) ?? "7";
  const query = useQuery(analyticsQuery(client, days));
  return (
    <>
      <Segmented
        className="mb-s-4"
        legend="Period"
        options={chatSpans.map((value) => ({ value, label: spanLabels[value] }))}
        value={days}
        onValueChange={(next) => setParams(next === "7" ? {} : { days: next }, { replace: true })}
      />
      {query.isPending && <Skeleton lines={8} label="Loading the figures..." />}
      {query.isError && !query.data && (
        <Failed
          title="The figures could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Figures data={query.data} />}
    </>
  );
}
