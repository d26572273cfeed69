import { z } from "zod";
import { applicationName, type Database } from "./open.ts";

/** The connections that the server allows this installation, and the processes that share them. */
export interface ConnectionBudget {
  /**
   * Connections that the server allows this role on this database, without those reserved for administrators.
   */
  readonly allowed: number;
  /** Other connected processes of this installation. */
  readonly others: number;
}

const rowSchema = z.object({
  allowed: z.coerce.number(),
  database: z.coerce.number(),
  role: z.coerce.number(),
  others: z.coerce.number(),
});

/**
 * Reads the server's connection limits; undefined for SQLite, which has none. A limit of -1 means
 * unlimited ("CREATE ROLE", Postgres' manual).
 */
export async function readConnectionBudget({
  db,
  provider,
}: Database): Promise<ConnectionBudget | undefined> {
  if (provider === "sqlite") return undefined;
  const rows = await db.$queryRaw`
    SELECT
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - COALESCE(current_setting('reserved_connections', true), '0')::int AS allowed,
      (SELECT datconnlimit FROM pg_database WHERE datname = current_database()) AS database,
      (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user) AS role,
      (SELECT count(DISTINCT application_name) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'sitewright %'
         AND application_name <> ${applicationName()}) AS others`;
  const [row] = z.array(rowSchema).parse(rows);
  if (!row) throw new Error("The database returned no limits.");
  const limits = [row.allowed, row.database, row.role].filter((limit) => limit >= 0);
  return { allowed: Math.min(...limits), others: row.others };
}

/**
 * The problem with a pool of this size: `refuse` if this process alone exceeds the limit, `warn` if
 * all processes together do.
 */
export function connectionProblem(
  poolSize: number,
  { allowed, others }: ConnectionBudget,
): { kind: "refuse" | "warn"; text: string } | undefined {
  if (poolSize > allowed)
    return {
      kind: "refuse",
      text: `DATABASE_POOL is ${poolSize}, but the database lets this server have ${allowed} connections. Set DATABASE_POOL to ${allowed} or less, or raise max_connections (or the limit of the role or the database) there.`,
    };
  const processes = others + 1;
  if (poolSize * processes <= allowed) return undefined;
  return {
    kind: "warn",
    text: `${processes} processes with a DATABASE_POOL of ${poolSize} may ask for ${poolSize * processes} connections together, but the database has ${allowed} for them: requests will fail under load. Set DATABASE_POOL to ${Math.floor(allowed / processes)} or less in each, or raise max_connections there.`,
  };
}
