import { measureClaims } from "./jobs/claims.ts";
import { measureLateness } from "./jobs/lateness.ts";
import { databases } from "./lists.bench.ts";
import { digits, type Section, times, verdict } from "./report.ts";

const batch = 100;
const leastRatio = 10;
const latestMs = 5000;

/** The rate at which jobs are claimed, and their delay under load. */
export async function jobSections(): Promise<Section[]> {
  const claims: string[][] = [];
  const lateness: string[][] = [];
  for (const [database, provider] of databases) {
    const { inserts, single, batched, ratio } = await measureClaims(provider, batch);
    const perSecond = [inserts, single, batched].map((speed) => digits(Math.round(speed)));
    claims.push([database, ...perSecond, times(ratio), verdict(ratio >= leastRatio)]);
    const late = await measureLateness(provider);
    lateness.push([
      database,
      digits(Math.round(late.calls)),
      `${digits(late.median)} ms`,
      `${digits(late.latest)} ms`,
      verdict(late.latest <= latestMs),
    ]);
  }
  return [
    {
      title: "Claiming jobs",
      note: `Rows a second of 1,000 jobs, medians of five rounds in turns: inserted one by one, claimed one by one, claimed ${batch} at a time by the same statement. The product's workers claim one job of a kind at a time, mails five at a time. Target: batches at least ${leastRatio} times as fast as the inserts.`,
      columns: ["database", "inserted", "claimed singly", `claimed by ${batch}`, "of inserting", ""],
      rows: claims,
    },
    {
      title: "Due jobs under load",
      note: `The built product as one process under sixteen callers that never pause (home page, overview, agents, news), while another process enqueues ten jobs a second without waking the product. From due to begun; target: at most ${latestMs} ms for the latest.`,
      columns: ["database", "calls a second", "median", "latest", ""],
      rows: lateness,
    },
  ];
}
