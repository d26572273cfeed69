// Checks the ids at the start of test titles against docs/requirements.md. Prints each violation with
// what to do instead.
import { rowsOf, unreadLines } from "./document.mjs";
import { breachesOf } from "./rules.mjs";
import { documentPath, readDocument, readTitles } from "./workspace.mjs";

const document = readDocument();
const rows = rowsOf(document);
const titles = readTitles();
const breaches = [
  ...unreadLines(document).map(({ line, text }) => `Line ${line} is no row that can be read: ${text}`),
  ...breachesOf({ rows, titles }),
];
// Fails if too few were found, because without files every rule would pass.
if (rows.length < 100 || titles.length < 1000)
  breaches.push(`Only ${rows.length} rows and ${titles.length} titles were read.`);
if (breaches.length) {
  console.error(`${documentPath} and the tests do not agree:\n${breaches.join("\n")}`);
  process.exit(1);
}
const planned = rows.filter(({ isPlanned }) => isPlanned).length;
console.log(
  `${titles.length} ids of titles are explained by ${rows.length} rows, ${planned} of them planned.`,
);
