import { readFileSync } from "node:fs";
import { factKinds } from "../../src/content/fact.ts";
import { contactKinds, type Entry, type Score, scoreFacts } from "./facts-score.ts";

// Prints how well facts are recognised in both halves of the labelled texts, only as totals: nobody who writes rules
// may read the held-out half. `node --conditions=@sitewright/source test/content/print-facts-score.ts [tuning|held-out|…]`
const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

const line = (kind: string, { found, right, asked, recalled, leaks }: Score): string =>
  `${kind.padEnd(13)} precision ${percent(right, found).padStart(7)} of ${found}, recall ${percent(recalled, asked).padStart(7)} of ${asked}, ${leaks} leaks`;

for (const half of process.argv.length > 2
  ? process.argv.slice(2)
  : [
      "tuning",
      "held-out",
      "second-tuning",
      "third-tuning",
      "third-held-out",
      "fourth-tuning",
      "fourth-held-out",
      "fifth-tuning",
      "fifth-held-out",
      "sixth-tuning",
      "seventh-tuning",
      "sixth-held-out",
    ]) {
  const lines = readFileSync(new URL(`texts/${half}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const entries: Entry[] = lines.map((text) => JSON.parse(text));
  for (const isNamed of [false, true]) {
    const { kinds, contact } = scoreFacts(entries, isNamed);
    console.log(`\n${half}, ${isNamed ? "with the country answered" : "without a country"}`);
    // In the later sets nothing but contact facts is labelled.
    const isWhole = half === "tuning" || half === "held-out";
    for (const kind of isWhole ? factKinds : contactKinds) console.log(line(kind, kinds[kind]));
    console.log(line("contact facts", contact));
  }
}
