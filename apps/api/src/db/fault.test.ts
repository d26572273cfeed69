import { expect, test } from "vitest";
import { type DatabaseFault, databaseFault } from "./fault.ts";

/** As Prisma hands on an error of Postgres that it has no name for. */
const fromAdapter = (code: string) =>
  Object.assign(new Error("driver adapter error"), {
    cause: { originalCode: code, originalMessage: "…", kind: "postgres", code, severity: "ERROR" },
  });

// postgresql.org/docs/current/errcodes-appendix.html
const codes: Record<string, [DatabaseFault, string]> = {
  "55P03": ["busy", "lock_not_available"],
  "57014": ["busy", "query_canceled"],
  "25P04": ["busy", "transaction_timeout"],
  "25006": ["busy", "read_only_sql_transaction"],
  "53000": ["busy", "insufficient_resources"],
  "53200": ["busy", "out_of_memory"],
  "53300": ["busy", "too_many_connections"],
  "53400": ["busy", "configuration_limit_exceeded"],
  "53100": ["full", "disk_full"],
  "40001": ["disturbed", "serialization_failure"],
  "40P01": ["disturbed", "deadlock_detected"],
  "08000": ["lost", "connection_exception"],
  "08001": ["lost", "sqlclient_unable_to_establish_sqlconnection"],
  "08003": ["lost", "connection_does_not_exist"],
  "08004": ["lost", "sqlserver_rejected_establishment_of_sqlconnection"],
  "08006": ["lost", "connection_failure"],
  "08007": ["lost", "transaction_resolution_unknown"],
  "25P03": ["lost", "idle_in_transaction_session_timeout"],
  "57P01": ["lost", "admin_shutdown"],
  "57P02": ["lost", "crash_shutdown"],
  "57P03": ["lost", "cannot_connect_now"],
  "57P05": ["lost", "idle_session_timeout"],
};

test.each(Object.entries(codes))("F9 Postgres's %s is known: %s", (code, [fault]) => {
  expect(databaseFault(fromAdapter(code))).toBe(fault);
  expect(databaseFault(new Error("outer", { cause: fromAdapter(code) }))).toBe(fault);
});

// The words of node-postgres 8 (lib/client.js) and pg-pool 3 (index.js), which come without a code.
test.each([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "timeout exceeded when trying to connect",
  "Query read timeout",
])("F9 the driver's %j is a lost connection, however deep it is wrapped", (words) => {
  expect(databaseFault(new Error(words))).toBe("lost");
  expect(databaseFault(new Error("outer", { cause: new Error(words) }))).toBe("lost");
});

test.each(["42P01", "42601", "08P01", "22001"])("%s is a server error", (code) => {
  expect(databaseFault(fromAdapter(code))).toBeUndefined();
});

// sqlite.org/rescode.html; Linux, errno(3).
test.each([
  "SQLITE_READONLY",
  "SQLITE_READONLY_DBMOVED",
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_FSYNC",
  "EROFS",
  "EIO",
])("F8 F12 %s says that the disk is not to be written just now", (code) => {
  expect(databaseFault(Object.assign(new Error("no"), { code }))).toBe("lost");
});

test("F5 a lock that the SQLite adapter reports as a timeout of a socket is a busy database, and one of Postgres a lost connection", () => {
  const adapterError = (cause: object) =>
    Object.assign(new Error("no"), { code: "P1008", meta: { driverAdapterError: { cause } } });
  expect(databaseFault(adapterError({ kind: "SocketTimeout", originalCode: "SQLITE_BUSY" }))).toBe("busy");
  expect(databaseFault(adapterError({ kind: "SocketTimeout", originalCode: "ETIMEDOUT" }))).toBe("lost");
});
