import { expect, inject, test } from "vitest";
import { missingSql } from "../scripts/migrations/engine.mjs";
import { migrate } from "../src/db/open.ts";
import { migrationsFolder } from "./harness/folders.ts";
import { useTestDatabase } from "./harness/test-database.ts";

test("S-03.3 the history ends exactly at the schema", async () => {
  const target = await useTestDatabase();
  const address = target.provider === "sqlite" ? target.file : target.url;
  expect(await missingSql(target.provider, address)).toBeUndefined();
});

test("S-03.4 a database at the end of the history is left alone, also by processes that start at once", async () => {
  const target = await useTestDatabase();
  const runs = await Promise.all([1, 2, 3].map(() => migrate(target, migrationsFolder, new Date())));
  expect(runs.map(({ applied }) => applied)).toEqual([[], [], []]);
  expect(inject("databaseTemplate").provider).toBe(target.provider);
});
