import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

/** Letters that nothing else has, each a trigram's beginning: an index keeps a text's letters three by three. */
const letters = "ꙮꚏꙘꙭ";

/** Whether the database's file or its log contains a text, as bytes. */
function stands({ target }: TestApp, text: string): boolean[] {
  if (target.provider !== "sqlite") throw new Error("This test is about SQLite.");
  return [target.file, `${target.file}-wal`].map((file) => readFileSync(file).includes(text));
}

test("S65 A-07.9 after deletion neither the database's file nor its log holds a letter of it, in a search index least of all", async () => {
  const app = await createTestApp();
  const { db, scrub } = app.database;
  const browser = await app.signUp("ann@harbour.example", "Ann Client");
  const data = { businessName: letters };
  await db.user.update({ where: { email: "ann@harbour.example" }, data });
  await scrub();
  expect(stands(app, letters.slice(0, 1))).toEqual([true, false]);
  await db.user.update({ where: { email: "ann@harbour.example" }, data: { businessName: `${letters}!` } });
  expect(stands(app, letters)).toEqual([true, true]);
  expect((await browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } })).status).toBe(204);
  for (const letter of letters) expect(stands(app, letter), letter).toEqual([false, false]);
});

test("of a message that staff delete neither the database's file nor its log holds a letter", async () => {
  const app = await createTestApp();
  const json = { name: "Ann", email: "ann@harbour.example", message: letters };
  expect((await app.open().send("POST", "/api/contact", { json })).status).toBe(202);
  const owner = await app.signInAsOwner();
  const { id } = await app.database.db.contactMessage.findFirstOrThrow();
  const answer = { json: { answer: "Soon." } };
  expect((await owner.send("POST", `/api/admin/messages/${id}/answer`, answer)).status).toBe(202);
  expect(stands(app, letters)).toContain(true);
  expect((await owner.send("DELETE", `/api/admin/messages/${id}`)).status).toBe(204);
  for (const letter of letters) expect(stands(app, letter), letter).toEqual([false, false]);
});

test("S65 A-07.10 every search index takes out at once what is deleted", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const indexes = z
    .array(z.object({ name: z.string(), sql: z.string() }))
    .parse(
      await db.$queryRaw`SELECT name, sql FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%fts5%'`,
    );
  expect(indexes.length).toBeGreaterThan(5);
  for (const { name, sql } of indexes) {
    expect(sql, name).not.toContain("contentless_delete");
    const settings = await db.$queryRawUnsafe(`SELECT v FROM "${name}_config" WHERE k = 'secure-delete'`);
    expect(settings, name).toEqual([{ v: 1n }]);
  }
});
