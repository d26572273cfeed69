import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { lowersEveryLetter } from "../src/db/letter-case.ts";
import { openDatabase } from "../src/db/open.ts";

test.each([
  ["C", false],
  ["C.UTF-8", true],
])(
  "S-03.11 a database with the locale %s is known to lower letters beyond ASCII: %s",
  async (locale, expected) => {
    const serverUrl = process.env.DATABASE_URL_TEST ?? "";
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    const name = `locale_${randomUUID().replaceAll("-", "")}`;
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE '${locale}'`);
    const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
    const database = openDatabase({ provider: "postgresql", url, poolSize: 1 });
    onTestFinished(async () => {
      await database.close();
      await admin.query(`DROP DATABASE ${name}`);
      await admin.end();
    });
    expect(await lowersEveryLetter(database)).toBe(expected);
  },
);
