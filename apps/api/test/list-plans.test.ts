import { expect, test } from "vitest";
import { z } from "zod";
import { fillingPatience, fillWithCrowd } from "../../../bench/src/crowd/fill.ts";
import { crowdSearches } from "../../../bench/src/crowd/words-table.ts";
import { type Database, openDatabase } from "../src/db/open.ts";
import { listEntries } from "../src/features/audit-trail/store.ts";
import { listMessages } from "../src/features/contact/list-store.ts";
import { listAll as listDocuments } from "../src/features/documents/list-store.ts";
import { listMails } from "../src/features/outbox/store.ts";
import { listAll as listProjects } from "../src/features/projects/list-store.ts";
import { listUsers } from "../src/features/users/list-store.ts";
import { Prisma } from "../src/generated/sqlite/client.ts";
import { decodeListCursor } from "../src/listing/list-cursor.ts";
import type { ListPart } from "../src/listing/list-request.ts";
import { useTestDatabase } from "./harness/test-database.ts";

type ListDatabase = Pick<Database, "db" | "provider">;

/** A list in one of its orders. Gives the next page's cursor. */
interface Case {
  readonly title: string;
  readonly sort: string;
  readonly read: (
    on: ListDatabase,
    search: string | undefined,
    cursor: string | null,
  ) => Promise<string | null>;
}

const casesOf = <Sort extends string>(
  name: string,
  sorts: readonly Sort[],
  list: (on: ListDatabase, part: ListPart<Sort>) => Promise<{ nextCursor: string | null }>,
): Case[] =>
  sorts.map((sort) => ({
    title: `${name} by ${sort}`,
    sort,
    async read(on, search, cursor) {
      const after = cursor === null ? undefined : decodeListCursor(cursor, sort);
      return (await list(on, { search, sort, after, limit: 25 })).nextCursor;
    },
  }));

const cases: readonly Case[] = [
  ...casesOf("users", ["newest", "oldest", "name", "email"], (on, part) => listUsers(on, part, {})),
  ...casesOf("clients", ["newest", "name"], (on, part) => listUsers(on, part, { kind: "client" })),
  ...casesOf("projects", ["newest", "oldest", "updated", "name"], (on, part) => listProjects(on, part, {})),
  ...casesOf("documents", ["updated", "newest", "title"], (on, part) =>
    listDocuments(on, part, { unread: false }),
  ),
  ...casesOf("messages", ["newest", "oldest"], (on, part) => listMessages(on, part, {})),
  ...casesOf("mails", ["newest", "oldest"], (on, part) => listMails(on, part, {})),
  ...casesOf("audit", ["newest", "oldest"], (on, part) => listEntries(on, part, {})),
];

const planSchema = z.array(
  z.union([z.object({ detail: z.string() }), z.object({ "QUERY PLAN": z.string() })]),
);

/** The same database, which notes how each raw statement is carried out. */
function withPlans({ db, provider }: ListDatabase): ListDatabase & { plans: string[] } {
  const plans: string[] = [];
  const explain = provider === "sqlite" ? "EXPLAIN QUERY PLAN " : "EXPLAIN (COSTS OFF) ";
  async function explained(strings: TemplateStringsArray, ...values: unknown[]): Promise<unknown> {
    const statement = Prisma.sql(strings, ...values);
    const text = explain + (provider === "sqlite" ? statement.sql : statement.text);
    const lines = planSchema.parse(await db.$queryRawUnsafe(text, ...statement.values));
    plans.push(lines.map((line) => ("detail" in line ? line.detail : line["QUERY PLAN"])).join("\n"));
    return db.$queryRaw(statement);
  }
  const noting = new Proxy(db, {
    get: (target, name) => (name === "$queryRaw" ? explained : Reflect.get(target, name)),
  });
  return { db: noting, provider, plans };
}

/** A search of Postgres, by more than a letter, that tests each row of an order's index however many that takes. */
const unboundedWalk = /Index Scan using .*\n(?:\s*Index Cond: .*\n)?\s*Filter: .*~~ '%(?! {2})/;

/** The table scans of a plan, and its sorts of rows that no search has found; empty for a good plan. */
function faultsOf(
  plan: string,
  { provider, isSearch }: { provider: ListDatabase["provider"]; isSearch: boolean },
): string[] {
  if (unboundedWalk.test(plan)) return ["a search reads an order's index without an end"];
  const isOfHits = /hits|Function Scan|ProjectSet|Bitmap Index Scan on \w+_search_idx/.test(plan);
  const lines = plan.split("\n").map((line) => line.trim());
  // An order by a text has an index with the searched text: no row is read on the way.
  const isByText = /SCAN t USING INDEX \w+_(business_name|display_name|email|title)(_id)?_idx$/m.test(plan);
  if (provider === "sqlite" && isByText && isSearch) return ["a search reads each row of an order by a text"];
  return lines.filter((line) =>
    provider === "sqlite"
      ? /^SCAN t$/.test(line) || (line.includes("TEMP B-TREE") && !isOfHits)
      : (/Seq Scan on/.test(line) || /^Sort$/.test(line.replace("->  ", ""))) && !isOfHits,
  );
}

/** Counting to a thousand, or to as many hits of a common word in Postgres: it may read a table from its beginning until it is there. */
const isCounting = (plan: string): boolean =>
  plan.includes("counted") || /^(Aggregate\n\s*->\s+)?Limit\n\s*->\s+Seq Scan/.test(plan);

const size = { users: 9000, projects: 9000, documents: 6000, messages: 4000, mails: 4000, entries: 4000 };

async function expectGoodPlans(database: ListDatabase, statistics: string): Promise<void> {
  const on = withPlans(database);
  for (const { title, read } of cases)
    for (const [kind, search] of crowdSearches) {
      on.plans.length = 0;
      const cursor = await read(on, search, null);
      if (cursor !== null) await read(on, search, cursor);
      for (const plan of on.plans.filter((each) => !isCounting(each)))
        expect(
          faultsOf(plan, { provider: on.provider, isSearch: search !== undefined }),
          `${title}, ${kind}, ${statistics}:\n${plan}`,
        ).toEqual([]);
    }
}

test("D-02.30 every list in every order goes along an index, on the first page and later, whatever is searched, on SQLite without the planner's statistics too", async () => {
  const target = await useTestDatabase();
  const database = openDatabase(target, fillingPatience);
  try {
    await fillWithCrowd(database, size);
    await expectGoodPlans(database, "with statistics");
    if (database.provider === "sqlite") await database.db.$executeRaw`DELETE FROM sqlite_stat1`;
  } finally {
    await database.close();
  }
  if (database.provider !== "sqlite") return;
  // SQLite reads the statistics when it opens a database.
  const opened = openDatabase(target, fillingPatience);
  try {
    await expectGoodPlans(opened, "without statistics");
  } finally {
    await opened.close();
  }
}, 600_000);
