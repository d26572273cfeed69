import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { type Database, openDatabase } from "../../apps/api/src/db/open.ts";
import { startTarget, type Target } from "./attacks/target.ts";
import { digits, type Section, times, verdict } from "./report.ts";
import { median } from "./statistics.ts";
import { mainThreadMs } from "./thread-time.ts";

const builtSite = resolve(import.meta.dirname, "../../apps/marketing/dist/client");
const pages = ["/", "/pricing", "/news", "/contact"] as const;
const rounds = 15;
const callsByRound = 60;
const atOnce = 6;
const leastShare = 0.5;
const [fewPosts, manyPosts] = [10, 10_000];
const mostTimes = 2;

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Sends a request as a browser does and reads the response without decompressing it. */
function get(origin: string, path: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    const call = request(new URL(path, origin), { agent, headers: { "accept-encoding": "br" } });
    call.on("error", fail).on("response", (response) => {
      if (response.statusCode !== 200) fail(new Error(`${path} answered ${response.statusCode}.`));
      buffer(response).then(done, fail);
    });
    call.end();
  });
}

interface Cost {
  readonly clockMs: number;
  readonly threadMs: number;
}

/**
 * The cost of a request: wall-clock time of several parallel requests, and CPU time of the server's main
 * thread.
 */
async function costOf(target: Target, path: string, calls = callsByRound): Promise<Cost> {
  const [start, thread] = [performance.now(), mainThreadMs(target.pid)];
  for (let at = 0; at < calls; at += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, calls - at) }, () => get(target.origin, path)));
  return {
    clockMs: (performance.now() - start) / calls,
    threadMs: (mainThreadMs(target.pid) - thread) / calls,
  };
}

/** Compares a page with a static file of the same bytes, in turns. */
async function comparePage(target: Target, path: string): Promise<string[]> {
  const html = await fetch(`${target.origin}${path}`).then((response) => response.text());
  const name = `assets/bench-${randomUUID()}.html`;
  const file = join(builtSite, name);
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  try {
    const found: { clock: number; thread: number; page: Cost }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const [bare, page] = [await costOf(target, `/${name}`), await costOf(target, path)];
      const ratio = { clock: bare.clockMs / page.clockMs, thread: bare.threadMs / page.threadMs, page };
      // The first round only warms up.
      if (round > 0) found.push(ratio);
    }
    const clock = median(found.map((each) => each.clock));
    return [
      path,
      `${digits(html.length / 1000)} kB`,
      `${digits(median(found.map(({ page }) => page.threadMs)))} ms`,
      times(clock),
      times(median(found.map((each) => each.thread))),
      verdict(clock >= leastShare),
    ];
  } finally {
    for (const path of [file, `${file}.br`]) rmSync(path, { force: true });
  }
}

async function addPosts({ db }: Pick<Database, "db">, from: number, to: number): Promise<void> {
  const at = (index: number) => new Date(Date.UTC(2020, 0, 1) + index * 3_600_000);
  const post = (index: number) => ({
    id: `post-${index}`,
    slug: `post-${index}`,
    title: `What a harbour bakery learned, part ${index}`,
    excerpt: "A few words on what was done and why.",
    author: "Ada",
    category: index % 2 === 0 ? "Design" : "Engineering",
    image: "",
    content: `## Why\n\n${"Bread is baked before dawn. ".repeat(120)}`,
    words: 600,
    keyTakeaways: "[]",
    keywords: "[]",
    isFeatured: false,
    status: "published",
    createdAt: at(index),
    updatedAt: at(index),
    publishedAt: at(index),
    listedAt: at(index),
  });
  for (let start = from; start < to; start += 500)
    await db.post.createMany({
      data: Array.from({ length: Math.min(500, to - start) }, (_, index) => post(start + index)),
    });
}

/** The main-thread time of rendering a page again, with the cache invalidated each time. */
async function freshCost(target: Target, { db }: Pick<Database, "db">, path: string): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await db.$executeRaw`
      INSERT INTO content_revisions (key, revision) VALUES ('posts', 1)
      ON CONFLICT (key) DO UPDATE SET revision = content_revisions.revision + 1`;
    found.push((await costOf(target, path, 1)).threadMs);
  }
  return median(found);
}

const newsPages = ["/news", "/news/post-3", "/sitemap.xml"] as const;

async function comparePosts(target: Target): Promise<string[][]> {
  const database = openDatabase({ provider: "sqlite", file: join(target.dataFolder, "sitewright.db") });
  try {
    const measureAll = async (): Promise<number[]> => {
      const costs: number[] = [];
      for (const path of newsPages) costs.push(await freshCost(target, database, path));
      return costs;
    };
    await addPosts(database, 0, fewPosts);
    await measureAll();
    const few = await measureAll();
    await addPosts(database, fewPosts, manyPosts);
    const many = await measureAll();
    return newsPages.map((path, at) => {
      const [before = Number.NaN, after = Number.NaN] = [few[at], many[at]];
      const isJudged = path !== "/sitemap.xml";
      const ratio = after / before;
      const judged = isJudged ? verdict(ratio <= mostTimes) : "";
      return [path, `${digits(before)} ms`, `${digits(after)} ms`, times(ratio), judged];
    });
  } finally {
    await database.close();
  }
}

/** The server's cost of the public site's pages. */
export async function publicSiteSections(): Promise<Section[]> {
  const target = await startTarget();
  try {
    const rows: string[][] = [];
    for (const path of pages) rows.push(await comparePage(target, path));
    const posts = await comparePosts(target);
    return [
      {
        title: "Pages of the public site beside files",
        note: `The built product on SQLite, ${atOnce} calls at once, in turns with a file of the same bytes that it sends from its folder, both packed by Brotli. Throughput is that of the page as a share of the file's; medians of ${rounds} rounds of ${callsByRound} calls. Target: at least ${leastShare}.`,
        columns: ["page", "size", "main thread by call", "throughput", "by main thread", ""],
        rows,
      },
      {
        title: `News with ${manyPosts} posts`,
        note: `Main thread of the server for a page that is made anew because something was published just before, with ${fewPosts} posts and with ${manyPosts}; medians of ${rounds}. A page that was made already costs what it costs in the table above. Target: at most ${mostTimes} times as much; the sitemap, which lists every post, is given for comparison.`,
        columns: ["page", `${fewPosts} posts`, `${manyPosts} posts`, "ratio", ""],
        rows: posts,
      },
    ];
  } finally {
    await target.stop();
  }
}
