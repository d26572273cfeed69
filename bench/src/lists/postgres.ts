import { openDatabase } from "../../../apps/api/src/db/open.ts";
import { databaseTarget } from "../../../apps/api/src/db/target.ts";

const serverUrl = process.env.DATABASE_URL_TEST ?? "";

/** Runs a statement on the server of `DATABASE_URL_TEST`. Returns the URL of a database on it. */
export async function runSql(sql: string, databaseName: string): Promise<string> {
  const server = openDatabase(databaseTarget(serverUrl));
  try {
    await server.db.$executeRawUnsafe(sql);
  } finally {
    await server.close();
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${databaseName}` }).href;
}
