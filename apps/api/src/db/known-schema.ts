import { join } from "node:path";
import { Prisma } from "../generated/sqlite/client.ts";
import {
  type AppliedMigration,
  historyTable,
  type Migration,
  MigrationError,
  pendingMigrations,
  readHistory,
} from "./migration-history.ts";
import type { Database } from "./open.ts";

async function readApplied({ db }: Pick<Database, "db">): Promise<AppliedMigration[]> {
  try {
    return await db.$queryRaw`SELECT migration_name, checksum, finished_at, rolled_back_at FROM _prisma_migrations`;
  } catch (error) {
    const isRefused = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2010";
    if (isRefused && error.message.includes(historyTable))
      throw new MigrationError("The database has no tables yet. Start the server once, which makes them.");
    throw error;
  }
}

/**
 * The first migration of this release that a database lacks; undefined if none. `folder` holds one
 * history per provider. @throws MigrationError for a newer schema
 */
export async function missingStep(
  database: Pick<Database, "db" | "provider">,
  folder: string,
): Promise<Migration | undefined> {
  const history = readHistory(join(folder, database.provider));
  return pendingMigrations(history, await readApplied(database))[0];
}

/**
 * Makes sure that a database has exactly this release's schema; `folder` holds one history per provider.
 * @throws MigrationError for a newer schema, or one not yet migrated
 */
export async function checkSchema(
  database: Pick<Database, "db" | "provider">,
  folder: string,
): Promise<void> {
  const next = await missingStep(database, folder);
  if (next)
    throw new MigrationError(
      `The database lacks ${next.name}, which this version needs. Start the server once, which brings it up to date.`,
    );
}
