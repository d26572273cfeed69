import { fullCrowd } from "./crowd/rows.ts";
import { crowdSearches } from "./crowd/words-table.ts";
import { measureDeepPages, measureSearches, type Worst } from "./lists/measure-lists.ts";
import { startCrowdServer } from "./lists/server.ts";
import { digits, type Section, times, verdict } from "./report.ts";

const limit = 10;
const deepLimit = 1.5;
/** Both databases: display name and provider. */
export const databases = [
  ["SQLite", "sqlite"],
  ["Postgres", "postgresql"],
] as const;

const searchRow = (database: string, { what, where, p95Ms, clock, thread }: Worst): string[] => [
  database,
  what,
  String(crowdSearches.find(([name]) => name === what)?.[1] ?? ""),
  where,
  `${digits(p95Ms)} ms`,
  times(clock),
  times(thread),
  verdict(clock <= limit && thread <= limit),
];

/** The staff lists over a hundred thousand clients, on these databases. */
export async function listSections(measured: readonly (typeof databases)[number][]): Promise<Section[]> {
  const searches: string[][] = [];
  const pages: string[][] = [];
  for (const [database, provider] of measured) {
    const server = await startCrowdServer(provider);
    try {
      for (const worst of await measureSearches(server)) searches.push(searchRow(database, worst));
      for (const { where, ratio } of await measureDeepPages(server))
        pages.push([database, where, times(ratio), verdict(ratio <= deepLimit)]);
    } finally {
      await server.stop();
    }
  }
  const { users, projects, documents, messages, mails, entries } = fullCrowd;
  return [
    {
      title: "Lists of the staff",
      note: `The built product over HTTP, one call after the other, with ${users} users, ${projects} projects, ${documents} documents, ${messages} messages, ${mails} mails and ${entries} entries of the audit trail (\`npm run seed\`). Every list in every order, in turns with reading one account's page by its id, which is seven statements: the worst of them at the 95th percentile, by the clock and as a multiple of those reads' 95th percentile; then the server's main thread, as a multiple of what a read takes of it, the worst again. Target: at most ${limit} of each.`,
      columns: ["database", "search", "for", "slowest", "95 %", "of a read", "main thread, of a read's", ""],
      rows: searches,
    },
    {
      title: "Page 1,000 of a list",
      note: `Of 25 rows each; medians of calls in turns. Target: at most ${deepLimit} times as long as page 1.`,
      columns: ["database", "list", "of page 1", ""],
      rows: pages,
    },
  ];
}
