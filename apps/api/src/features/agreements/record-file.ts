import type { NdaRecord } from "@sitewright/contracts";
import type { NdaWording } from "./wording.ts";

/** A printable record: the action, its time, the person, and the agreement's text. */
export interface RecordFile {
  name: string;
  content: string;
}

const facts = (record: NdaRecord, agencyName: string): [string, string][] => [
  ["Agreement", `Mutual Non-Disclosure Agreement with ${agencyName}`],
  ["Version", record.ndaVersion],
  ["Action", record.action],
  ["Time (UTC)", record.createdAt],
  ["Name", record.signerName],
  ["Email", record.signerEmail],
  ["SHA-256", record.textSha256],
  ["Record", record.id],
];

/** Control characters in a name could forge lines of the record. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ");

/**
 * Renders a record as a text file. The agreement is quoted word for word if `wording` is the
 * accepted version; its SHA-256 covers the bytes between the two separator lines, so that anybody
 * can verify it.
 */
export function recordFile(
  record: NdaRecord,
  { wording, agencyName }: { wording: NdaWording; agencyName: string },
): RecordFile {
  const head = facts(record, agencyName).map(
    ([label, value]) => `${`${label}:`.padEnd(13)}${oneLine(value)}`,
  );
  const isSame = record.textSha256 === wording.sha256;
  const text = isSame
    ? ["The text, whose SHA-256 is above (UTF-8, without the lines of ='s):", "", rule, wording.text, rule]
    : ["This record is about an earlier wording, known by the SHA-256 above. Ask us for its text."];
  const day = record.createdAt.slice(0, 10);
  return {
    name: `nda-${record.action}-${day}.txt`,
    content: ["Record of a non-disclosure agreement", "", ...head, "", ...text, ""].join("\n"),
  };
}

/** The separator line before and after the agreement. */
const rule = "=".repeat(72);
