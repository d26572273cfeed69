import { withServers } from "./load/servers.ts";
import { soak, soakRate } from "./load/soak.ts";
import { digits, type Section, times, verdict } from "./report.ts";

const targetGrowth = 1.2;

const megabytes = (bytes: number): string => digits(bytes / 1024 / 1024);

/** Runs one process for a long time and checks whether its memory grows; `errors`: of all requests. */
export async function measureSoak(seconds: number): Promise<{ section: Section; errors: number }> {
  const { afterMinuteBytes, atEndBytes, highestBytes, errors } = await withServers(1, (servers) =>
    soak(servers, seconds),
  );
  const growth = atEndBytes / afterMinuteBytes;
  const section = {
    title: "A long run",
    note: `One process, ${seconds} s of all cases of the load in turns at ${soakRate} requests a second. Node puts the collection of garbage off as long as there is memory: what a process keeps is its resident memory after a collection.`,
    columns: ["what", "measured", "target", ""],
    rows: [
      [
        "memory kept at the end to that kept after a minute",
        `${megabytes(atEndBytes)} / ${megabytes(afterMinuteBytes)} MB = ${times(growth)}`,
        `≤ ${times(targetGrowth)}`,
        verdict(growth <= targetGrowth),
      ],
      ["highest memory, garbage included", `${megabytes(highestBytes)} MB`, "", ""],
      ["errors", String(errors), "0", verdict(errors === 0)],
    ],
  };
  return { section, errors };
}

export const usualSoakSeconds = 600;

export const soakSection = async (): Promise<Section> => (await measureSoak(usualSoakSeconds)).section;
