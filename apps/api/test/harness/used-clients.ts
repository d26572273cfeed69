import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { createClient, type Database, type Db, openDatabase } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { testDatabaseTimeouts } from "./database-timeouts.ts";

/** A client that can be connected to another database, which keeps its compiled queries. */
interface UsedClient {
  readonly db: Db;
  connectBy(adapter: SqlDriverAdapterFactory): void;
}

function createUsedClient(provider: DatabaseTarget["provider"], first: SqlDriverAdapterFactory): UsedClient {
  let adapter = first;
  const current: SqlDriverAdapterFactory = {
    provider: first.provider,
    adapterName: first.adapterName,
    connect: () => adapter.connect(),
  };
  return {
    db: createClient(provider, current, testDatabaseTimeouts),
    connectBy(next) {
      adapter = next;
    },
  };
}

/** Clients of databases that were closed. */
const idle: Record<DatabaseTarget["provider"], UsedClient[]> = { sqlite: [], postgresql: [] };

/**
 * Opens a test's database by a client of an earlier one if there is any: Prisma compiles a query once for each client,
 * which took half of the time of a test.
 */
export function openByUsedClient(target: DatabaseTarget): Database {
  const found = idle[target.provider].shift();
  let used: UsedClient | undefined;
  const database = openDatabase(target, testDatabaseTimeouts, (provider, adapter) => {
    used = found ?? createUsedClient(provider, adapter);
    used.connectBy(adapter);
    return used.db;
  });
  return {
    ...database,
    async close() {
      await database.close();
      if (used) idle[target.provider].push(used);
    },
  };
}
