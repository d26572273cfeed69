import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDropOff, type DropOff, dropOffSpans } from "@sitewright/contracts";
import { Empty, Note, Segmented, Skeleton } from "@sitewright/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Failed } from "../../components/failed.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { countText, manyText } from "../../lib/count-text.ts";
import { fewForms, shareText } from "./figures.ts";
import { StepList } from "./step-list.tsx";

const spanLabels = { "30": "30 days", "365": "One year" } as const;
type Span = (typeof dropOffSpans)[number];

function Sums({ begun, submitted, left }: DropOff) {
  const underWay = begun - submitted - left;
  return (
    <p className="mb-s-5 max-w-[46rem] text-ink-2">
      {manyText(begun, "form", "forms")} in this period: {countText(submitted)} submitted (
      {shareText(submitted, begun)}), {countText(left)} abandoned ({shareText(left, begun)}) and{" "}
      {countText(underWay)} in progress. A form counts as abandoned after a day without changes.
    </p>
  );
}

function Figures({ data }: { data: DropOff }) {
  if (data.begun === 0)
    return (
      <Empty level={2} title="No forms in this period">
        Where clients stop and how long each step takes appear here once a client fills in the questionnaire.
        The figures come from saved drafts; nobody is tracked beyond the form.
      </Empty>
    );
  return (
    <>
      <Sums {...data} />
      {data.begun < fewForms && (
        <Note className="mb-s-5">Fewer than {fewForms} forms: a single client can change the picture.</Note>
      )}
      <PageSection
        title="Progress through the form"
        action={
          <span className="text-ink-2 text-s">
            Forms that opened each step, and <span className="text-accent-ink">in red</span> those abandoned
            there. Open a step to see its questions.
          </span>
        }
      >
        <StepList steps={data.steps} />
      </PageSection>
    </>
  );
}

/** The steps at which clients stop, from their drafts. */
export function DropOffScreen() {
  const client = useClient();
  const [params, setParams] = useSearchParams();
  const days: Span = dropOffSpans.find((span) => span === params.get("days")) ?? "30";
  const query = useQuery({
    queryKey: ["drop-off", days],
    queryFn: ({ signal }) => dataOf(client.call(adminDropOff, { query: { days } }, { signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <PageMain>
      <PageHeader title="Drop-off">
        <RefreshButton />
        <Segmented
          legend="Period"
          options={dropOffSpans.map((value) => ({ value, label: spanLabels[value] }))}
          value={days}
          onValueChange={(next) => setParams(next === "30" ? {} : { days: next }, { replace: true })}
        />
      </PageHeader>
      {query.isPending && <Skeleton lines={8} label="Loading the figures..." />}
      {query.isError && !query.data && (
        <Failed
          title="The figures could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Figures data={query.data} />}
    </PageMain>
  );
}
