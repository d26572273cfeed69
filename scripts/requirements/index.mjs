// node scripts/requirements/index.mjs [ID …]: each id with its meaning, its clauses, their test titles and files.
import { useTools } from "../toolchain/node.mjs";
import { rowsOf } from "./document.mjs";
import { readDocument, readTitles } from "./workspace.mjs";

await useTools({ isPnpmNeeded: false });
const wanted = process.argv.slice(2);
const isWanted = (id) =>
  wanted.length === 0 || wanted.some((prefix) => id === prefix || id.startsWith(`${prefix}.`));
const order = new Intl.Collator("en", { numeric: true }).compare;
const rows = new Map(rowsOf(readDocument()).map((row) => [row.id, row]));
const titles = Map.groupBy(readTitles(), ({ id }) => id);

const found = [...new Set([...rows.keys(), ...titles.keys()])].filter(isWanted).sort(order);
if (found.length === 0) console.log(`Nothing is called ${wanted.join(" or ")}.`);
for (const id of found) {
  const row = rows.get(id);
  console.log([id, row?.meaning, row?.isPlanned && "(planned)"].filter(Boolean).join("  "));
  for (const { text, file, line } of titles.get(id) ?? [])
    console.log(`    ${text}\n        ${file}:${line}`);
}
