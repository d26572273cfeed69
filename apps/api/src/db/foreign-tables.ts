import { statSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { historyTable, type Migration, MigrationError, readHistory } from "./migration-history.ts";
import { withPgClient } from "./pg-client.ts";
import { type DatabaseTarget, describeTarget } from "./target.ts";

/**
 * The tables of a database, and the migrations in its history table; other products that use Prisma
 * have such a table too.
 */
interface Found {
  readonly tables: readonly string[];
  readonly steps: readonly { readonly migration_name: string; readonly checksum: string }[];
}

const stepsSql = `SELECT migration_name, checksum FROM "${historyTable}"`;
/** The maximum number of tables that a refusal lists. */
const namedMax = 3;

function readSqlite(file: string): Found {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return { tables: [], steps: [] };
  const db = new Database(file, { fileMustExist: true });
  try {
    db.pragma("query_only = ON");
    const tables = db
      .prepare<[], string>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
      )
      .pluck()
      .all();
    const steps = tables.includes(historyTable) ? db.prepare<[], Found["steps"][number]>(stepsSql).all() : [];
    return { tables, steps };
  } finally {
    db.close();
  }
}

/** Tables of extensions, such as PostGIS, are ignored. */
const readPostgres = (url: string): Promise<Found> =>
  withPgClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'f')
          AND NOT EXISTS (SELECT 1 FROM pg_depend d
            WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
        ORDER BY 1`,
    );
    const tables = rows.map(({ name }) => name);
    if (!tables.includes(historyTable)) return { tables, steps: [] };
    return { tables, steps: (await client.query<Found["steps"][number]>(stepsSql)).rows };
  });

const isOurs = ({ steps }: Found, history: readonly Migration[]): boolean =>
  steps.some((step) =>
    history.some(({ name, checksum }) => name === step.migration_name && checksum === step.checksum),
  );

/**
 * Refuses a database that has tables of another product: neither migrations nor a restore may touch
 * them. A database of ours is recognised by a migration of our history. `folder` holds one history
 * per provider. @throws MigrationError
 */
export async function refuseForeignDatabase(target: DatabaseTarget, folder: string): Promise<void> {
  const found = target.provider === "sqlite" ? readSqlite(target.file) : await readPostgres(target.url);
  if (found.tables.length === 0 || isOurs(found, readHistory(join(folder, target.provider)))) return;
  const named = found.tables.slice(0, namedMax).join(", ");
  const names = found.tables.length > namedMax ? `${named}, …` : named;
  throw new MigrationError(
    `The database ${describeTarget(target)} holds tables of another product (${names}) and none of this one. Point DATABASE_URL at an empty database, or at this installation's. Nothing was changed.`,
  );
}
