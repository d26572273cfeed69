import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/db/open.ts";
import { migrationsFolder } from "./folders.ts";
import { addOwner } from "./owner.ts";
import type { DatabaseTemplate } from "./template.ts";

/** Creates the migrated SQLite files that tests copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "api-test-sqlite-"));
  const [empty, owned] = [join(folder, "empty.db"), join(folder, "owned.db")];
  await migrate({ provider: "sqlite", file: empty }, migrationsFolder, new Date());
  copyFileSync(empty, owned);
  await addOwner({ provider: "sqlite", file: owned });
  const template: DatabaseTemplate = { provider: "sqlite", folder, empty, owned };
  project.provide("databaseTemplate", template);
  return () => rmSync(folder, { recursive: true, force: true });
}
