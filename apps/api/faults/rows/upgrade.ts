import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import { seededRandom } from "@sitewright/spec-core/random";
import { historyTableSql, readHistory } from "../../src/db/migration-history.ts";
import { openSession } from "../client.ts";
import type { Fault } from "../fault.ts";
import { storedFiles, storedRows } from "../first-releases.ts";
import { send } from "../send.ts";
import type { Testbed } from "../testbed.ts";
import { unexpected, writeOnce } from "../workload.ts";

const migrations = join(import.meta.dirname, "../../prisma/migrations");
const password = "violet-kettle-19";

/** Columns whose values later releases store elsewhere or in another form. */
const moved: Readonly<Record<string, readonly string[]>> = { users: ["is_admin"] };

/** Creates the database of the first two migrations, using only their SQL. */
async function makeFirst({ database, provider }: Testbed): Promise<void> {
  await database.script(historyTableSql(provider === "sqlite" ? "DATETIME" : "TIMESTAMPTZ"));
  for (const { name, sql, checksum } of readHistory(join(migrations, provider)).slice(0, 2)) {
    await database.script(sql);
    const note = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES (?, ?, ?, CURRENT_TIMESTAMP, 1)`;
    await database.run(note, [name, checksum, name]);
  }
}

type Tables = ReturnType<typeof storedRows>;

async function insertAll({ database }: Testbed, tables: Tables): Promise<void> {
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows) {
      const columns = Object.keys(row);
      const values = Object.values(row).map((value) => (typeof value === "boolean" ? Number(value) : value));
      const marks = columns.map((name) => (name === "is_admin" ? "CAST(? AS boolean)" : "?"));
      await database.run(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${marks.join(", ")})`, values);
    }
}

/** The rows by table and id, with only those columns that every release has. */
async function readBack({ database }: Testbed, tables: Tables): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).filter((name) => !moved[table]?.includes(name));
    for (const row of await database.all(`SELECT ${columns.join(", ")} FROM ${table}`))
      found.set(`${table} ${String(row.id)}`, JSON.stringify(row));
  }
  return found;
}

/** Files and people as the current release shows them. */
async function askToday(
  testbed: Testbed,
  { address, people }: { address: string; people: number },
): Promise<string[]> {
  const wrong: string[] = [];
  const files = storedFiles(people);
  for (let n = 0; n < people; n += 1) {
    const cookie = await openSession(address, { email: `person-${n}@old.example`, isNew: false });
    const get = (path: string) => send(address, { method: "GET", path, headers: { cookie } });
    const file = await get(`/api/uploads/upload-${n}/content`);
    if (!file.body.equals(files.get(`media/person-${n}/1_a_photo.pdf`) ?? Buffer.alloc(0)))
      wrong.push(`the file of person ${n} (${file.status})`);
    const project = await get(`/api/projects/project-${n}`);
    if (project.status !== 200) wrong.push(`the project of person ${n} (${project.status})`);
  }
  const [first] = await testbed.database.all("SELECT role FROM users WHERE id = 'person-0'");
  if (first?.role == null) wrong.push("the administrator of then is nobody today");
  return wrong;
}

/** Upgrades from the first two migrations to the current release, killed `kills` times in between. */
async function upgrade(testbed: Testbed, kills: number) {
  const people = testbed.isQuick ? 3 : 40;
  const tables = storedRows(people, await hash(password));
  await makeFirst(testbed);
  await insertAll(testbed, tables);
  for (const [path, content] of storedFiles(people)) {
    const file = join(testbed.dataDir, "files", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const before = await readBack(testbed, tables);
  const random = seededRandom("kill -9 during an upgrade");
  for (let kill = 0; kill < kills; kill += 1) {
    const server = testbed.launch();
    const isReady = server.ready.then(
      () => true,
      () => true,
    );
    await Promise.race([isReady, delay(200 + random() * 3000)]);
    await server.end("SIGKILL");
  }
  const server = await testbed.start();
  const after = await readBack(testbed, tables);
  const lost = [...before]
    .filter(([key, row]) => after.get(key) !== row)
    .map(([key]) => `${key} is not as it was`);
  const wrong = await askToday(testbed, { address: await server.ready, people });
  const history = readHistory(join(migrations, testbed.provider));
  // At the end only data that is written from here on is read back.
  await testbed.database.run("DELETE FROM projects WHERE id LIKE 'project-%'");
  await testbed.database.run("DELETE FROM outbox_messages WHERE recipient LIKE '%@old.example'");
  wrong.push(...unexpected(await writeOnce(await testbed.newClient(), "after the upgrade"), [200, 201]));
  return {
    seen: [
      `${before.size} rows and ${people * 2} files of the second migration, now at ${history.at(-1)?.name}, ${kills} kills`,
    ],
    wrong: [...lost, ...wrong],
  };
}

/** An older installation is started with the current release. */
export const upgradeFaults: readonly Fault[] = [
  {
    id: "F24a",
    title: "upgrade from the first two migrations",
    testedOn: ["postgresql"],
    run: (testbed) => upgrade(testbed, 0),
  },
  {
    id: "F24b",
    title: "kill -9 during that upgrade",
    run: (testbed) => upgrade(testbed, testbed.isQuick ? 4 : 30),
  },
];
