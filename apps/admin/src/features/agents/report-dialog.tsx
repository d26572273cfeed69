import { dataOf } from "@sitewright/app-kit/calls";
import { useClient, useServices } from "@sitewright/app-kit/services";
import { adminAgentReport, adminExportAgents, endpointUrl } from "@sitewright/contracts";
import { Button, ButtonLink, Dialog, Segmented, Skeleton } from "@sitewright/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { Failed } from "../../components/failed.tsx";
import { ReportTable } from "./report-table.tsx";

const spans = ["7", "30", "90"] as const;
type Span = (typeof spans)[number];
const dayMs = 86_400_000;

/** The last days of a span including today, in UTC. */
function periodOf(span: Span, now: Date) {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: day(now.getTime() - (Number(span) - 1) * dayMs), to: day(now.getTime()) };
}

/** The runs of the agents in a period, to read and to download. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const { now, saveFile } = useServices();
  const [span, setSpan] = useState<Span>("7");
  const query = periodOf(span, now());
  const report = useQuery({
    queryKey: ["agents", "report", query],
    queryFn: ({ signal }) => dataOf(client.call(adminAgentReport, { query }, { signal })),
    placeholderData: keepPreviousData,
  });
  const { data } = report;
  const saveJson = () =>
    data &&
    saveFile({
      name: `agents-${data.from}-to-${data.to}.json`,
      content: JSON.stringify(data, null, 2),
      type: "application/json",
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Reports"
      description="Totals of all runs. Runs are kept for 93 days."
      size="lg"
      closeLabel="Close reports"
      actions={
        <>
          <Button disabled={!data} onClick={saveJson}>
            <Download aria-hidden="true" /> Download JSON
          </Button>
          <ButtonLink href={endpointUrl(adminExportAgents, { query })} download>
            <Download aria-hidden="true" /> Download CSV
          </ButtonLink>
        </>
      }
    >
      <Segmented
        legend="Period"
        className="mb-s-4"
        options={spans.map((value) => ({ value, label: `${value} days` }))}
        value={span}
        onValueChange={setSpan}
      />
      {report.isPending && <Skeleton lines={5} label="Loading the report..." />}
      {report.isError && !data && (
        <Failed
          title="The report could not be loaded."
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      )}
      {data && <ReportTable rows={data.rows} />}
    </Dialog>
  );
}
