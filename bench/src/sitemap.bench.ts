import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { digits, type Section, times, verdict } from "./report.ts";
import { median } from "./statistics.ts";

const runs = 9;
const urlCount = 50_000;
const targetRatio = 4;

const outcome = z.object({ ms: z.number(), urls: z.literal(urlCount), peakMb: z.number() });
const child = fileURLToPath(new URL("sitemap-child.ts", import.meta.url));

function runChild(generator: string) {
  const args = [...process.execArgv, child, generator];
  return outcome.parse(JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })));
}

/** A sitemap of the protocol's maximum size; each generator in a fresh process, in turns. */
export function sitemapSection(): Section {
  const pairs = Array.from({ length: runs }, () => ({ ours: runChild("ours"), peer: runChild("sitemap") }));
  const ratio = median(pairs.map(({ ours, peer }) => peer.ms / ours.ms));
  const peaks = {
    ours: median(pairs.map(({ ours }) => ours.peakMb)),
    peer: median(pairs.map(({ peer }) => peer.peakMb)),
  };
  return {
    title: `Sitemap of ${urlCount} URLs`,
    note: `Medians of ${runs} fresh processes each, first call included. Target: at least ${targetRatio} times as fast as npm \`sitemap\` (${verdict(ratio >= targetRatio)}), no higher peak (${verdict(peaks.ours <= peaks.peer)}).`,
    columns: ["library", "time", "ms", "peak memory of the process, MB"],
    rows: [
      ["ours", times(1), digits(median(pairs.map(({ ours }) => ours.ms))), digits(peaks.ours)],
      ["sitemap", times(ratio), digits(median(pairs.map(({ peer }) => peer.ms))), digits(peaks.peer)],
    ],
  };
}
