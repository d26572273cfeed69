import { downloadNdaRecord, endpointUrl, type NdaRecord } from "@sitewright/contracts";
import { buttonClass, SaveState } from "@sitewright/ui";
import { Download } from "lucide-react";
import type { NdaStatus } from "./nda-status.ts";
import { legalTexts } from "./texts.ts";

function RecordDownload({ record }: { record: NdaRecord }) {
  return (
    <a
      href={endpointUrl(downloadNdaRecord, { params: { id: record.id } })}
      download
      className={buttonClass({ variant: "ghost", compact: true, className: "-ml-[.8em]" })}
    >
      <Download aria-hidden="true" /> {legalTexts.downloadRecord}
      <span className="sr-only">: {legalTexts.recorded(record)}</span>
    </a>
  );
}

function RecordStatus({ status }: { status: NdaStatus }) {
  switch (status.kind) {
    case "untouched":
      return null;
    case "recorded":
      return <SaveState state="saved">{legalTexts.recorded(status.record)}</SaveState>;
    case "outdated":
      return <SaveState state="failed">{legalTexts.outdated(status.record)}</SaveState>;
    case "recording":
      return <SaveState state="saving">{legalTexts.recording}</SaveState>;
    case "waiting":
      return <SaveState state="offline">{legalTexts.waiting(status.act)}</SaveState>;
  }
}

/** The latest action and whether it is recorded, with the record to download, and the earlier records. */
export function NdaRecordLine({ status, records }: { status: NdaStatus; records: readonly NdaRecord[] }) {
  const isShown = status.kind === "recorded" || status.kind === "outdated";
  const earlier = records.slice(1);
  return (
    <div className="grid justify-items-start gap-1 [overflow-wrap:anywhere] [&:not(:empty)]:mt-s-4">
      <RecordStatus status={status} />
      {isShown && <RecordDownload record={status.record} />}
      {isShown && earlier.length > 0 && (
        <details className="w-full text-s">
          <summary className="cursor-pointer py-1 text-ink-2">{legalTexts.earlier(earlier.length)}</summary>
          <ul className="border-line border-t">
            {earlier.map((record) => (
              <li key={record.id} className="border-line border-b py-2">
                <p className="text-ink-2">{legalTexts.recorded(record)}</p>
                <RecordDownload record={record} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
