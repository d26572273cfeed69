import { ArchiveError } from "../backup/archive-error.ts";
import { codesOf, databaseFault } from "../db/fault.ts";
import { MigrationError } from "../db/migration-history.ts";
import { FolderError } from "../disk/make-folder.ts";
import { EnvError } from "../env.ts";
import { InstallationError } from "../installation/check.ts";
import { S3Error } from "../storage/s3/s3-error.ts";
import { s3Remedy } from "../storage/s3/texts.ts";
import { ListenError } from "./listen.ts";

/** What the operator should do, by error code. */
type Remedies = Readonly<Record<string, string>>;

/**
 * Error codes of Prisma, SQLite, Postgres (postgresql.org/docs/current/errcodes-appendix.html) and the resolver about the
 * database.
 */
const databaseRemedies: Remedies = {
  P2021: "The database has no tables yet. Start the server once, which makes them.",
  SQLITE_NOTADB:
    "The database file is damaged, or is no SQLite database. Restore a backup (npm run restore -- FILE), or correct DATA_DIR or DATABASE_URL.",
  SQLITE_CORRUPT: "The database file is damaged. Restore a backup (npm run restore -- FILE).",
  SQLITE_CANTOPEN:
    "The database file cannot be opened. Look at DATA_DIR or DATABASE_URL, at its rights, and whether its disk can be written.",
  SQLITE_IOERR:
    "The disk of the database cannot be read or written: it is full, read-only, damaged or gone. Look at it, then start again.",
  SQLITE_READONLY:
    "The database file cannot be written. Look at its rights, and whether its disk can be written.",
  SQLITE_BUSY: "Another process holds the database. Stop it, then start again.",
  ENOTFOUND:
    "The host in DATABASE_URL is unknown. Write signs such as #, / and @ in its password as %23, %2F and %40.",
  "28P01": "The database refuses the user or password in DATABASE_URL.",
  "28000":
    "The database refuses the user in DATABASE_URL from this machine. If it takes only connections with TLS, add ?sslmode=verify-full to DATABASE_URL.",
  "3D000": "The database named in DATABASE_URL does not exist. Create it first.",
  "08P01":
    "What listens at DATABASE_URL refuses the connection's settings. PgBouncer: add lock_timeout, statement_timeout and idle_in_transaction_session_timeout to ignore_startup_parameters.",
  "42501":
    "The user in DATABASE_URL may not create or change tables there. It has to own the database and every table in it.",
};

const unknownAuthority =
  "The certificate of the database is of an authority that is not known here. Add sslmode=verify-full&sslrootcert=FILE after a ? in DATABASE_URL, with the file of that authority's certificate.";

/** Codes of Node about the certificate of the database's server (nodejs.org/api/tls.html, "X509 certificate error codes"). */
const certificateRemedies: Remedies = {
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  ERR_TLS_CERT_ALTNAME_INVALID:
    "The certificate of the database is for another host than the one in DATABASE_URL. Write the host there as the certificate names it.",
  CERT_HAS_EXPIRED: "The certificate of the database has expired. Renew it there.",
};

/** node-postgres's message if the server does not support TLS; the error has no code. */
const noTls = {
  words: "The server does not support SSL connections",
  remedy:
    "The database has no TLS, for which sslmode in DATABASE_URL asks. Switch it on there, or set sslmode=disable where the network to it is safe.",
};

/** Messages about the connection or the disk, for errors without one of the codes above. */
const databaseFaultRemedies: Remedies = {
  lost: "The database in DATABASE_URL cannot be reached. Start it, or correct its host and port; then start again.",
  busy: "Another process holds the database. Try again in a moment.",
  full: "The disk of the database is full. Make room on it, then start again: what was stored is kept.",
};

/** Error codes of Node about folders and disks. */
const diskRemedies: Remedies = {
  EACCES: "A folder of DATA_DIR cannot be written by the account that runs this. Look at its rights.",
  EEXIST: "DATA_DIR, or a folder in it, is a file. Set DATA_DIR to a folder.",
  ENOTDIR: "DATA_DIR, or a folder that it lies in, is a file. Set DATA_DIR to a folder.",
  EPERM:
    "The disk of DATA_DIR, or of the backup, does not allow what has to be done. Look at its rights, and at how it is mounted.",
  ENOSPC: "The disk is full. Make room on it, then start again.",
  EFBIG:
    "A file becomes larger than its disk, or the limit of this account, allows: FAT32 ends at 4 GB. Write to another disk, or raise the limit (ulimit -f).",
  EDQUOT: "The disk space that is allowed is used up. Make room, then start again.",
  EROFS: "DATA_DIR lies on a disk that cannot be written.",
};

/**
 * The remedy for a code, or for the base code of one of SQLite's extended codes:
 * SQLITE_READONLY_DIRECTORY is a SQLITE_READONLY ("Result Codes", section 3).
 */
function remedyOf(remedies: Remedies, codes: readonly string[]): string | undefined {
  const names = codes.flatMap((code) => [code, /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code]);
  const found = names.find((name) => Object.hasOwn(remedies, name));
  return found === undefined ? undefined : remedies[found];
}

/** The file or folder that this process's user may not create, read or write. */
function refusedPath(error: unknown): string | undefined {
  const isRefused = error instanceof Error && "code" in error && error.code === "EACCES";
  return isRefused && "path" in error && typeof error.path === "string" ? error.path : undefined;
}

/**
 * Instructions for the operator about a failed start, one per line; undefined for a bug. `database`: its
 * location, without the password.
 */
export function explainStart(error: unknown, database?: string): readonly string[] | undefined {
  if (error instanceof EnvError) return error.problems;
  const isExplained = [ArchiveError, FolderError, MigrationError, InstallationError, ListenError].some(
    (kind) => error instanceof kind,
  );
  if (isExplained && error instanceof Error) return [error.message];
  if (error instanceof S3Error) return [s3Remedy(error)];
  const path = refusedPath(error);
  if (path !== undefined)
    return [
      `${path} cannot be made, read or written by the account that runs this. Make it with this account as its owner, or look at its rights.`,
    ];
  const codes = codesOf(error);
  const ofDisk = remedyOf(diskRemedies, codes);
  if (ofDisk !== undefined) return [ofDisk];
  const ofDatabase =
    remedyOf({ ...databaseRemedies, ...certificateRemedies }, codes) ??
    (error instanceof Error && error.message === noTls.words ? noTls.remedy : undefined) ??
    remedyOf(databaseFaultRemedies, [databaseFault(error) ?? ""]);
  if (ofDatabase === undefined) return undefined;
  return [database === undefined ? ofDatabase : `${ofDatabase} Database: ${database}`];
}
