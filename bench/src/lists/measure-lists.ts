import { adminGetUser, endpointUrl } from "@sitewright/contracts";
import { z } from "zod";
import { crowdId } from "../crowd/rows.ts";
import { crowdSearches } from "../crowd/words-table.ts";
import { median, quantile } from "../statistics.ts";
import { listAddress, lists } from "./cases.ts";
import type { CrowdServer } from "./server.ts";

const batches = 5;
const callsByBatch = 8;
const warmUps = 40;
const pageRows = 25;
const largePageRows = 100;
const deepPage = 1000;
const share = 0.95;

/** The time of some requests, as a multiple of reads by id measured in turns with them. */
export interface Ratio {
  readonly what: string;
  readonly p95Ms: number;
  readonly clock: number;
  /** CPU time of the server's main thread, as the median of the batches. */
  readonly thread: number;
}

interface Batch {
  readonly ms: number[];
  readonly threadMs: number;
}

async function runBatch(server: CrowdServer, address: () => string): Promise<Batch> {
  const start = server.threadMs();
  const ms: number[] = [];
  for (let at = 0; at < callsByBatch; at += 1) ms.push((await server.get(address())).ms);
  return { ms, threadMs: (server.threadMs() - start) / callsByBatch };
}

const readAddress = (at: number): string =>
  endpointUrl(adminGetUser, { params: { uid: crowdId("users", 37 * at) } });

/** Measures URLs in turns with reads by id. */
function createComparison(server: CrowdServer) {
  let read = 0;
  return async function compare(what: string, addresses: readonly string[]): Promise<Ratio[]> {
    const found = addresses.map(() => ({ own: [] as Batch[], reads: [] as Batch[] }));
    for (let batch = 0; batch < batches; batch += 1)
      for (const [at, address] of addresses.entries()) {
        found[at]?.reads.push(await runBatch(server, () => readAddress(read++ % 2000)));
        found[at]?.own.push(await runBatch(server, () => address));
      }
    const reads = found.flatMap((each) => each.reads.flatMap(({ ms }) => ms));
    return found.map(({ own, reads: beside }) => {
      const p95Ms = quantile(
        own.flatMap(({ ms }) => ms),
        share,
      );
      const thread =
        median(own.map(({ threadMs }) => threadMs)) / median(beside.map(({ threadMs }) => threadMs));
      return { what, p95Ms, clock: p95Ms / quantile(reads, share), thread };
    });
  };
}

const pageSchema = z.object({ nextCursor: z.string().nullable() });

/** The cursor of page 1,000 of a list at the default page size; undefined if the list is shorter. */
async function deepCursor(server: CrowdServer, path: string, query: Record<string, string>) {
  let cursor: string | null = null;
  const pages = ((deepPage - 1) * pageRows) / largePageRows;
  for (let page = 0; page < pages; page += 1) {
    // Sized so that the last large page ends where page 1,000 begins.
    const limit = String(Math.min(largePageRows, (deepPage - 1) * pageRows - page * largePageRows));
    const { text } = await server.get(listAddress(path, { ...query, limit, ...(cursor ? { cursor } : {}) }));
    cursor = pageSchema.parse(JSON.parse(text)).nextCursor;
    if (cursor === null) return undefined;
  }
  return cursor ?? undefined;
}

/** A row of the results: the slowest of all lists and orders. */
export interface Worst extends Ratio {
  /** The list and order that it was measured on. */
  readonly where: string;
}

function worstOf(what: string, ratios: readonly (Ratio & { where: string })[]): Worst {
  const [slowest] = ratios.toSorted((a, b) => b.clock - a.clock);
  if (!slowest) throw new Error(`Nothing was measured of '${what}'.`);
  return { ...slowest, what, thread: Math.max(...ratios.map(({ thread }) => thread)) };
}

const orders = lists.flatMap(({ name, path, sorts }) => sorts.map((sort) => ({ name, path, sort })));

/** Measures every kind of search in every list and order; returns the slowest result of each kind. */
export async function measureSearches(server: CrowdServer): Promise<Worst[]> {
  for (let at = 0; at < warmUps; at += 1) await server.get(readAddress(at));
  const compare = createComparison(server);
  const found: Worst[] = [];
  for (const [what, search] of crowdSearches) {
    const ratios = await compare(
      what,
      orders.map(({ path, sort }) => listAddress(path, { search, sort })),
    );
    const placed = ratios.map((ratio, at) => ({
      ...ratio,
      where: `${orders[at]?.name} by ${orders[at]?.sort}`,
    }));
    found.push(worstOf(what, placed));
  }
  return found;
}

/** The time of page 1,000 relative to page 1 for each order: medians of requests in turns. */
export async function measureDeepPages(server: CrowdServer): Promise<{ where: string; ratio: number }[]> {
  const found: { where: string; ratio: number }[] = [];
  for (const { name, path, sort } of orders) {
    const cursor = await deepCursor(server, path, { sort });
    if (cursor === undefined) continue;
    const ratios: number[] = [];
    for (let at = 0; at < batches * callsByBatch; at += 1) {
      const first = await server.get(listAddress(path, { sort }));
      const deep = await server.get(listAddress(path, { sort, cursor }));
      ratios.push(deep.ms / first.ms);
    }
    found.push({ where: `${name} by ${sort}`, ratio: median(ratios) });
  }
  return found;
}
