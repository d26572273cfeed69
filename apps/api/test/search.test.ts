import { readFileSync } from "node:fs";
import { join } from "node:path";
import { adminListProjects } from "@sitewright/contracts";
import { expect, inject, test } from "vitest";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { migrationsFolder } from "./harness/folders.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const businesses = ["Harbour Bakery", "100% Forge", "Under_score", "Back\\slash", "a%b_c\\d"];

/** Names of the projects that an administrator's search finds, and how many it counts. */
async function find(app: TestApp, search: string): Promise<{ names: string[]; total: number }> {
  const owner = await app.signInAsOwner();
  const answer = await owner.send("GET", `/api/admin/projects?${new URLSearchParams({ search })}`);
  const { projects, total } = adminListProjects.response.parse(await answer.json());
  return { names: projects.map(({ businessName }) => businessName).sort(), total };
}

async function startFilled(): Promise<TestApp> {
  const app = await createTestApp();
  const ann = await app.signUp("ann@harbour.example");
  await app.database.db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
  for (const [at, businessName] of businesses.entries())
    await ann.send("POST", "/api/projects", {
      json: completeAnswers({ businessName }),
      headers: withKey(`key-0000000${at}`),
    });
  return app;
}

/** Whether a name matches a search: one character has to begin it, two begin a word of it, more are anywhere in it. */
function has(name: string, search: string): boolean {
  const blanks = ["", "  ", " "][search.length] ?? "";
  return `  ${name.toLowerCase()}`.includes(blanks + search);
}

const searches = [
  "1",
  "ba",
  "un",
  "h",
  "%",
  "_",
  "\\",
  "%%",
  "__",
  "100%",
  "0%_",
  "r_s",
  "%b_",
  "k\\s",
  "\\%",
  "bak%y",
  "a%b_c\\d",
  "har_our",
];

test("S73 a search finds what has the very signs in it, and nothing else", async () => {
  const app = await startFilled();
  for (const search of searches) {
    const names = businesses.filter((name) => has(name, search)).sort();
    expect(await find(app, search), search).toEqual({ names, total: names.length });
  }
});

test("S73 projects from before are found by the very signs too", async () => {
  const app = await startFilled();
  const { db } = app.database;
  for (const { id, businessName } of await db.project.findMany())
    await db.project.update({ where: { id }, data: { searchText: businessName.toLowerCase() } });
  const { provider } = inject("databaseTemplate");
  const sql = readFileSync(join(migrationsFolder, provider, "0004_searchable_text", "migration.sql"), "utf8");
  await db.$executeRawUnsafe(sql);
  for (const search of searches) {
    const names = businesses.filter((name) => has(name, search)).sort();
    expect(await find(app, search), search).toEqual({ names, total: names.length });
  }
});
