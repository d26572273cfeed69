import { startTarget } from "./attacks/target.ts";
import { launchBrowser } from "./browser.ts";
import { slowdown } from "./phone/device.ts";
import { type BarePage, barePage, serveBare } from "./public-site/bare-server.ts";
import { loadPage, type PageLoad } from "./public-site/page-load.ts";
import { digits, type Section, times, verdict } from "./report.ts";
import { chanceOfAtLeast, median } from "./statistics.ts";

const pages = [
  "/",
  "/news",
  "/news/what-a-contrast-certificate-proves",
  "/pricing",
  "/help-center",
  "/contact",
] as const;
const rounds = 11;
const most = { largest: 1.15, shift: 0 };
/**
 * The level of significance: a page counts as blocking more if chance alone would less often produce as
 * many such pairs on any page.
 */
const significance = 0.05;

type Pair = Readonly<Record<"bare" | "page", PageLoad>>;

const middle = (pairs: readonly Pair[], of: (pair: Pair) => number): number => median(pairs.map(of));

function rowOf(path: string, pairs: readonly Pair[]): string[] {
  const largest = middle(pairs, ({ page, bare }) => page.largestMs / bare.largestMs);
  const blocking = middle(pairs, ({ page }) => page.blockingMs);
  const bareBlocking = middle(pairs, ({ bare }) => bare.blockingMs);
  const blockingMore = pairs.filter(({ page, bare }) => page.blockingMs > bare.blockingMs).length;
  const isBlockingMore = chanceOfAtLeast(blockingMore, pairs.length) < significance / pages.length;
  // The layout shift of the worst load, rounded to three decimals.
  const shift = Number(Math.max(...pairs.map(({ page }) => page.shift)).toFixed(3));
  return [
    path,
    `${digits(middle(pairs, ({ bare }) => bare.largestMs))} ms`,
    `${digits(middle(pairs, ({ page }) => page.largestMs))} ms`,
    times(largest),
    `${digits(bareBlocking)} ms`,
    `${digits(blocking)} ms`,
    `${blockingMore} of ${pairs.length}`,
    shift.toFixed(3),
    verdict(largest <= most.largest && !isBlockingMore && shift <= most.shift),
  ];
}

async function barePages(origin: string): Promise<Map<string, BarePage>> {
  const found = new Map<string, BarePage>();
  for (const path of pages) found.set(path, await barePage(await fetch(`${origin}${path}`)));
  return found;
}

/** First loads of the public site on a slow phone, each compared with the same page without any script. */
export async function pageLoadSection(): Promise<Section> {
  const target = await startTarget();
  const bare = await serveBare(await barePages(target.origin));
  const browser = await launchBrowser();
  const origins = { bare: bare.origin, page: target.origin };
  const rows: string[][] = [];
  try {
    for (const path of pages) {
      const pairs: Pair[] = [];
      // The first round only warms up.
      for (let round = 0; round <= rounds; round += 1) {
        const loads: Partial<Record<keyof Pair, PageLoad>> = {};
        for (const who of round % 2 ? (["bare", "page"] as const) : (["page", "bare"] as const))
          loads[who] = await loadPage(browser, origins[who], path);
        if (round > 0 && loads.bare && loads.page) pairs.push({ bare: loads.bare, page: loads.page });
      }
      rows.push(rowOf(path, pairs));
    }
  } finally {
    await browser.close();
    bare.stop();
    await target.stop();
  }
  return {
    title: "First loads of the public site on a slow phone",
    note: `The built product in Chromium at 390 × 844, its processor slowed ${slowdown} times, with an empty cache on Lighthouse's slow 4G, in turns with the same document without its scripts that a bare server of files sends, under the same security headers (a content policy and an opener policy cost a quarter of the blocking time on any page). Largest contentful paint, what long tasks took beyond 50 ms all together, and layout shift. Medians of ${rounds} pairs; of what moved, the worst load. Target: painted within ${digits((most.largest - 1) * 100)} % of the bare page, no more blocking than it, nothing moves. Blocking differs by a tenth from load to load of the same page: it counts as more if chance would give as many pairs with more, on any of the pages, in less than one of ${1 / significance} runs.`,
    columns: [
      "page",
      "bare painted",
      "painted",
      "ratio",
      "bare blocking",
      "blocking",
      "more in",
      "shift",
      "",
    ],
    rows,
  };
}
