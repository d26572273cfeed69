import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { missingSql } from "../scripts/migrations/engine.mjs";
import { migratePostgres } from "../src/db/migrate-postgres.ts";
import { readHistory } from "../src/db/migration-history.ts";
import { migrate, openDatabase } from "../src/db/open.ts";
import { createOwner } from "../src/features/account/create-owner.ts";
import { migrationsFolder } from "./harness/folders.ts";
import { onPostgres } from "./harness/on-one-database.ts";
import { testPasswords } from "./harness/owner.ts";
import { useTestDatabase } from "./harness/test-database.ts";

test("S-03.3 the history ends exactly at the schema", async () => {
  const target = await useTestDatabase();
  const address = target.provider === "sqlite" ? target.file : target.url;
  expect(await missingSql(target.provider, address)).toBeUndefined();
});

test("S-03.4 a database with all migrations is not changed, also by processes that start at once", async () => {
  const target = await useTestDatabase();
  const runs = await Promise.all([1, 2, 3].map(() => migrate(target, migrationsFolder, new Date())));
  expect(runs.map(({ applied }) => applied)).toEqual([[], [], []]);
  expect(inject("databaseTemplate").provider).toBe(target.provider);
});

test("P-27.11 files of projects from before it was noted which they name cannot be deleted either", async () => {
  const target = await useTestDatabase();
  const { db, close } = openDatabase(target);
  const at = new Date();
  const dates = { createdAt: at, updatedAt: at };
  for (const id of ["ann", "bob"]) {
    const listed = {
      businessName: "",
      industry: "",
      searchText: "",
      version: 2,
      pageCount: 1,
      submittedAt: at,
    };
    await db.user.create({ data: { id, email: `${id}@x.example`, displayName: id, ...dates } });
    await db.project.create({ data: { id: `project-of-${id}`, userId: id, ...listed, ...dates } });
  }
  for (const [id, userId] of [
    ["first", "ann"],
    ["second", "ann"],
    ["unused", "ann"],
    ["third", "bob"],
  ] as const) {
    const described = {
      category: "media",
      name: "a.png",
      contentType: "image/png",
      sizeBytes: 1,
      sha256: "",
    };
    await db.upload.create({ data: { id, userId, ...described, storagePath: id, createdAt: at } });
  }
  const versions = [
    ["ann", 1, '{"uploadedFiles":[{"id":"first"},{"id":"second"}]}'],
    ["ann", 2, '{"uploadedFiles":[{"id":"first"},{"id":"third"}]}'],
    ["bob", 1, 'no JSON "third" at all'],
  ] as const;
  for (const [owner, version, onboarding] of versions) {
    const projectId = `project-of-${owner}`;
    const id = `${projectId}-${version}`;
    await db.projectVersion.create({
      data: { id, projectId, version, onboarding, spec: "{}", createdAt: at },
    });
  }
  const step = join(migrationsFolder, target.provider, "0005_project_files", "migration.sql");
  const fill = readFileSync(step, "utf8").split(/^(?=INSERT INTO)/m)[1] ?? "";
  await db.$executeRawUnsafe(fill);
  expect(await db.projectFile.findMany({ orderBy: [{ projectId: "asc" }, { uploadId: "asc" }] })).toEqual([
    { projectId: "project-of-ann", uploadId: "first" },
    { projectId: "project-of-ann", uploadId: "second" },
    { projectId: "project-of-bob", uploadId: "third" },
  ]);
  await close();
});

test("A-14.22 administrators from before there were roles become managers, and the first of ADMIN_EMAILS the owner, once", async () => {
  const target = await useTestDatabase();
  const { db, close } = openDatabase(target);
  const run = async (sql: string) => {
    for (const statement of sql.split(/;$/m).filter((part) => part.trim()))
      await db.$executeRawUnsafe(statement);
  };
  await run(`DROP TABLE staff_invitations;
DROP INDEX users_role_idx;
ALTER TABLE users DROP COLUMN role;
ALTER TABLE users ADD COLUMN is_admin BOOLEAN NOT NULL DEFAULT false;`);
  const now = new Date();
  for (const [id, isAdmin] of [
    ["first", true],
    ["second", true],
    ["client", false],
  ] as const)
    await db.$executeRaw`INSERT INTO users (id, email, display_name, is_admin, created_at, updated_at)
      VALUES (${id}, ${`${id}@x.example`}, ${id}, ${isAdmin}, ${now}, ${now})`;
  const record = { actorId: null, action: "administrator.grant", subjectType: "user", createdAt: now };
  await db.auditEntry.create({ data: { id: "record", subjectId: "second", ...record } });
  const step = join(migrationsFolder, target.provider, "0008_staff_roles", "migration.sql");
  await run(readFileSync(step, "utf8"));
  const roles = async () =>
    Object.fromEntries((await db.user.findMany()).map(({ id, role }) => [id, role] as const));
  expect(await roles()).toEqual({ first: "manager", second: "manager", client: null });
  expect(await db.auditEntry.findUnique({ where: { id: "record" } })).toMatchObject({
    action: "role.change",
  });
  const start = (email: string) =>
    createOwner({
      db,
      now,
      newId: randomUUID,
      passwords: testPasswords,
      newPassword: randomUUID,
      email,
      password: undefined,
    });
  // One start of a new release, and one with another list later: the owner stays the only one.
  for (const email of ["first@x.example", "second@x.example", "client@x.example"])
    expect(await start(email)).toEqual({});
  expect(await roles()).toEqual({ first: "owner", second: "manager", client: null });
  expect(await db.auditEntry.count({ where: { subjectId: "first", action: "role.change" } })).toBe(1);
  await close();
});

onPostgres("F9 a step that takes its time is not cut short, whatever limit the database sets", async () => {
  const target = await useTestDatabase();
  if (target.provider !== "postgresql") throw new Error("This test is about Postgres.");
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
    await client.query(
      `DO 'BEGIN EXECUTE format(''ALTER DATABASE %I SET ${limit} = 50'', current_database()); END'`,
    );
  await client.end();
  const sql = "CREATE TABLE slow AS SELECT pg_sleep(0.3)::text AS waited";
  const step = { name: "9999_slow", sql, checksum: "sum" };
  const history = [...readHistory(join(migrationsFolder, "postgresql")), step];
  expect(await migratePostgres(target.url, history)).toEqual(["9999_slow"]);
});
