import { startTarget } from "./attacks/target.ts";
import { launchBrowser } from "./browser.ts";
import { slowdown } from "./phone/device.ts";
import { serveBare, withoutScripts } from "./public-site/bare-server.ts";
import { loadPage, type PageLoad } from "./public-site/page-load.ts";
import { digits, type Section, times, verdict } from "./report.ts";
import { median } from "./statistics.ts";

const pages = [
  "/",
  "/news",
  "/news/what-a-contrast-certificate-proves",
  "/pricing",
  "/help-center",
  "/contact",
] as const;
const rounds = 5;
const most = { largest: 1.15, shift: 0 };

interface Pair {
  readonly bare: PageLoad;
  readonly page: PageLoad;
}

const middle = (pairs: readonly Pair[], of: (pair: Pair) => number): number => median(pairs.map(of));

function rowOf(path: string, pairs: readonly Pair[]): string[] {
  const largest = middle(pairs, ({ page, bare }) => page.largestMs / bare.largestMs);
  const blocking = middle(pairs, ({ page }) => page.blockingMs);
  const bareBlocking = middle(pairs, ({ bare }) => bare.blockingMs);
  // The layout shift of the worst load counts, rounded to three decimals.
  const shift = Number(Math.max(...pairs.map(({ page }) => page.shift)).toFixed(3));
  return [
    path,
    `${digits(middle(pairs, ({ bare }) => bare.largestMs))} ms`,
    `${digits(middle(pairs, ({ page }) => page.largestMs))} ms`,
    times(largest),
    `${digits(bareBlocking)} ms`,
    `${digits(blocking)} ms`,
    shift.toFixed(3),
    verdict(largest <= most.largest && blocking <= bareBlocking && shift <= most.shift),
  ];
}

/** Every page as the product sends it, without its scripts. */
async function barePages(origin: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of pages) {
    const html = await fetch(`${origin}${path}`).then((response) => response.text());
    found.set(path, withoutScripts(html));
  }
  return found;
}

/** First loads of the public site on a slow phone, each compared with the same page without any script. */
export async function pageLoadSection(): Promise<Section> {
  const target = await startTarget();
  const bare = await serveBare(await barePages(target.origin));
  const browser = await launchBrowser();
  const rows: string[][] = [];
  try {
    for (const path of pages) {
      const pairs: Pair[] = [];
      // The first round only warms up.
      for (let round = 0; round <= rounds; round += 1) {
        const pair = {
          bare: await loadPage(browser, bare.origin, path),
          page: await loadPage(browser, target.origin, path),
        };
        if (round > 0) pairs.push(pair);
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
    note: `The built product in Chromium at 390 × 844, its processor slowed ${slowdown} times, with an empty cache on Lighthouse's slow 4G, in turns with the same document without its scripts that a bare server of files sends. Largest contentful paint, what long tasks took beyond 50 ms all together, and layout shift. Medians of ${rounds} pairs; of what moved, the worst load. Target: painted within ${digits((most.largest - 1) * 100)} % of the bare page, no more blocking than it, nothing moves.`,
    columns: ["page", "bare painted", "painted", "ratio", "bare blocking", "blocking", "shift", ""],
    rows,
  };
}
