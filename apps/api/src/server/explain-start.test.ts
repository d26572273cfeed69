import { expect, test } from "vitest";
import { S3Error } from "../storage/s3/s3-error.ts";
import { explainStart } from "./explain-start.ts";

test("F9 where a pooler refuses the connection limits, the error names it and the setting to change", () => {
  const cause = { originalCode: "08P01", kind: "postgres", code: "08P01" };
  for (const error of [
    Object.assign(new Error("unsupported startup parameter: lock_timeout"), { code: "08P01" }),
    Object.assign(new Error("driver adapter error"), { code: "P2039", cause }),
  ])
    expect(explainStart(error)?.join()).toContain("ignore_startup_parameters");
});

test("S-05.36 a bucket that cannot be reached is named with what to look at", () => {
  const unreachable = new S3Error({ status: 0, message: "connect ECONNREFUSED 127.0.0.1:9000" });
  expect(explainStart(unreachable)?.join()).toMatch(
    /S3_ENDPOINT and S3_BUCKET cannot be used: S3: connect ECONNREFUSED/,
  );
  const absent = new S3Error({ status: 404, code: "NoSuchBucket", message: "none" });
  expect(explainStart(absent)?.join()).toContain("The bucket of S3_BUCKET does not exist");
});

test.each([
  ["SQLITE_IOERR_SHMSIZE", "full, read-only, damaged or gone"],
  ["SQLITE_IOERR_WRITE", "full, read-only, damaged or gone"],
  ["SQLITE_READONLY_DIRECTORY", "cannot be written"],
  ["SQLITE_CANTOPEN_ISDIR", "cannot be opened"],
  // The error of a start on a file system that is mounted read-only.
  ["SQLITE_CANTOPEN", "whether its disk can be written"],
  ["SQLITE_FULL", "disk of the database is full"],
  ["ENOSPC", "disk is full"],
  // A backup onto FAT32.
  ["EFBIG", "Write to another disk"],
  ["EROFS", "cannot be written"],
  ["EEXIST", "Set DATA_DIR to a folder"],
  ["ENOTDIR", "Set DATA_DIR to a folder"],
])("F4 a start that ends with %s says what to do", (code, words) => {
  expect(explainStart(Object.assign(new Error("no"), { code }))?.join()).toContain(words);
});

test("F4 what is wrong with the database names it, what is wrong with another folder does not", () => {
  const coded = (code: string) => Object.assign(new Error("no"), { code });
  const explain = (code: string) => explainStart(coded(code), "/var/lib/sitewright/sitewright.db");
  for (const code of ["SQLITE_CORRUPT", "SQLITE_CANTOPEN", "SQLITE_FULL", "ECONNREFUSED"])
    expect(explain(code)?.join()).toMatch(/ Database: \/var\/lib\/sitewright\/sitewright\.db$/);
  expect(explain("EEXIST")).toEqual(explainStart(coded("EEXIST")));
});

// Codes and words as Postgres, node-postgres and Node gave them at connections with sslmode.
test.each([
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "self-signed certificate", "sslrootcert=FILE"],
  [{ code: "SELF_SIGNED_CERT_IN_CHAIN" }, "self-signed certificate in certificate chain", "sslrootcert=FILE"],
  [{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "Hostname/IP does not match", "Write the host there"],
  [{ code: "CERT_HAS_EXPIRED" }, "certificate has expired", "Renew it"],
  [{}, "The server does not support SSL connections", "sslmode=disable"],
  [{ code: "28000" }, "no pg_hba.conf entry for host, no encryption", "?sslmode=verify-full"],
])("a connection to Postgres that fails by TLS says what to do: %j", (codes, message, words) => {
  const [line, ...others] = explainStart(Object.assign(new Error(message), codes), "db.example/app") ?? [];
  expect(line).toContain(words);
  expect(line).toMatch(/ Database: db\.example\/app$/);
  expect(others).toEqual([]);
});

test("F4 a folder that the account may not write is named", () => {
  const refused = Object.assign(new Error("no"), { code: "EACCES", path: "/var/lib/sitewright" });
  expect(explainStart(refused)?.join()).toMatch(/^\/var\/lib\/sitewright cannot be made, read or written/);
});
