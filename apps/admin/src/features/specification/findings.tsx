import { useClient } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { countText, manyText } from "../../lib/count-text.ts";
import { findingsQuery } from "./check-queries.ts";
import { byFile } from "./findings-by-file.ts";

interface FindingsProps {
  projectId: string;
  checkId: string;
  /** The number of findings; of very many only a part is stored. */
  total: number;
}

/** The findings of a check, by file and line. */
export function Findings({ projectId, checkId, total }: FindingsProps) {
  const query = useQuery(findingsQuery(useClient(), projectId, checkId));
  const { data } = query;
  if (!data)
    return query.isError ? (
      <Failed
        title="The findings could not be loaded."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton lines={5} label="Loading the findings..." />
    );
  return (
    <>
      {data.length < total && (
        <p className="mb-2 text-ink-2">
          The first {countText(data.length)} of {countText(total)}: fix these and check again.
        </p>
      )}
      {byFile(data).map(({ file, findings }) => (
        <section key={file} className="mb-s-4">
          <h3 className="border-line border-b pb-1 font-[640] [overflow-wrap:anywhere]">
            {file}{" "}
            <span className="font-running text-ink-3 text-s">
              {manyText(findings.length, "deviation", "deviations")}
            </span>
          </h3>
          <ul>
            {findings.map(({ rule, line, message }) => (
              <li
                key={`${rule} ${line} ${message}`}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-line border-b py-[.4rem]"
              >
                <span className="text-ink-3 tabular-nums">line {line}</span>
                <span className="[overflow-wrap:anywhere]">
                  {message} <span className="text-ink-3 text-xs">{rule}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
