import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/db/open.ts";
import { migrationsFolder } from "./folders.ts";
import type { DatabaseTemplate } from "./template.ts";

/** Makes one migrated SQLite file, which every test file copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "api-test-sqlite-"));
  const file = join(folder, "template.db");
  await migrate({ provider: "sqlite", file }, migrationsFolder, new Date());
  const template: DatabaseTemplate = { provider: "sqlite", file, folder };
  project.provide("databaseTemplate", template);
  return () => rmSync(folder, { recursive: true, force: true });
}
