import { join } from "node:path";
import type { Manifest } from "./manifest.ts";
import type { PresentRows } from "./present-store.ts";

const megabyte = 1_000_000;
const mb = (bytes: number): string => `${(bytes / megabyte).toFixed(1)} MB`;
const filesOf = ({ entries }: Manifest) => entries.filter(({ path }) => path.startsWith("files/"));
const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);
const bytesOf = ({ entries }: Manifest): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);

/** A number with its noun: `1 file`, `2 files`. */
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
/** The form of a verb or pronoun that agrees with a number. */
const fit = (number: number, one: string, many: string): string => (number === 1 ? one : many);

const rowsIn = ({ tables }: Manifest, name: string): number =>
  tables.find((table) => table.name === name)?.rows ?? 0;

/**
 * The contents of an archive, worded like the existing data before a restore so that the operator
 * can compare them.
 */
function contents(manifest: Manifest): string {
  const accounts = count(rowsIn(manifest, "users"), "account");
  const projects = count(rowsIn(manifest, "projects"), "project");
  const files = count(filesOf(manifest).length, "file");
  const size = `${count(rowsOf(manifest), "row")}, ${mb(bytesOf(manifest))}`;
  return `${accounts}, ${projects} and ${files} (${size}), as of ${manifest.takenAt}`;
}

/** Which tables of a database are not in an archive. */
const notArchived = (names: readonly string[]): string[] =>
  names.length > 0
    ? [
        `${fit(names.length, "The table", "The tables")} ${names.join(", ")} ${fit(names.length, "is", "are")} not of this product and ${fit(names.length, "was", "were")} left out.`,
      ]
    : [];

/** Messages to the operator about a backup. */
export const backupTexts = {
  usage: [
    "Usage: npm run backup -- FILE",
    "  FILE   where the archive is written, in a folder that exists; the file must not exist yet",
  ],
  noFolder: (folder: string) =>
    `${folder} is no folder that can be written. Make it, or look at its rights. Nothing was written.`,
  noRoom: (folder: string) =>
    `The disk of ${folder} has no room for the archive. Make room on it, or choose another disk. Nothing was written.`,
  isFolder: (file: string) =>
    `${file} is a folder. Name the new archive in it, such as ${join(file, "monday.zip")}. Nothing was written.`,
  exists: (file: string) => `${file} exists already. Nothing was written.`,
  cleared: (folder: string) =>
    `The server deletes from ${folder} what it did not put there. Name a place outside it. Nothing was written.`,
  done: (
    file: string,
    manifest: Manifest,
    { database, storage }: { database: string; storage: string },
  ): string[] => [
    `${file} holds ${contents(manifest)}, of:`,
    `Database  ${database}`,
    `Files     ${storage}`,
    ...notArchived(manifest.leftOut),
    ...(manifest.missing.length > 0
      ? [
          `${count(manifest.missing.length, "file")} that the database names ${fit(manifest.missing.length, "was", "were")} not stored, the first ${manifest.missing[0]}.`,
        ]
      : []),
    "It holds everything that clients entrusted to you: keep it where nobody else can read it.",
  ],
} as const;

/** The command with its confirmation, the path quoted for a shell. */
const commandOf = (file: string): string => {
  const word = /^[\w@%+=:,./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
  return `npm run restore -- ${word} yes`;
};

/**
 * The existing data at the target of a restore. `unreadable`: damaged, or written by another
 * release.
 */
export interface Present {
  readonly rows: PresentRows | "none" | "unreadable";
  readonly files: { readonly count: number; readonly newestAt: Date };
}

/** The numbers of accounts and subscribers that were deleted after a backup, and again after its restore. */
export interface ErasedAgain {
  readonly accounts: number;
  readonly subscribers: number;
}

interface Question {
  readonly file: string;
  readonly manifest: Manifest;
  readonly places: { readonly database: string; readonly storage: string };
  readonly present: Present;
}

function rowsPresent({ rows }: Present): string {
  if (rows === "none") return "no data";
  if (rows === "unreadable") return "data that cannot be counted: it is damaged, or of another release";
  const changed = rows.changedAt ? `, last changed at ${rows.changedAt.toISOString()}` : "";
  return `${count(rows.accounts, "account")} and ${count(rows.projects, "project")}${changed}`;
}

const filesPresent = ({ files }: Present): string =>
  files.count === 0
    ? "no files"
    : `${count(files.count, "file")}, the newest of ${files.newestAt.toISOString()}`;

function whatHappens({ withFiles }: Manifest, { rows, files }: Present): string[] {
  const sentences = ["The archive takes the place of what is there."];
  if (rows !== "none") sentences.push("The rows that are there are kept aside.");
  if (files.count > 0)
    sentences.push(
      withFiles ? "Files that the archive does not hold go into the bin for 30 days." : "The files stay.",
    );
  return sentences;
}

/** Messages to the operator about a restore. */
export const restoreTexts = {
  usage: [
    "Usage: npm run restore -- FILE [yes]",
    "  FILE   an archive that npm run backup has written. Stop the server first.",
    "  yes    replaces what is there; without it, existing data is only described",
  ],
  reading: "Reading and checking the archive",
  writingRows: "Writing the rows",
  writingFiles: "Writing the files",
  finishing: "Bringing database and files together",
  noFile: (file: string) => `There is no file ${file}.`,
  noRights: (file: string) => `${file} cannot be read: look at its rights, and those of its folder.`,
  isFolder: (file: string) => `${file} is a folder. Name the archive in it.`,
  cutOff: (file: string) =>
    `${file} is cut off or empty, or no archive that npm run backup has written. Nothing was changed.`,
  damaged: (file: string, reason: string) =>
    `${file} is damaged or no backup of this product: ${reason}. Nothing was changed.`,
  newerFormat: (file: string) =>
    `${file} was written by a newer release than this one. Install that release, then restore. Nothing was changed.`,
  newerSchema: (file: string, steps: readonly string[]) =>
    `${file} comes from a newer release: this one does not know ${steps.join(", ")}. Install that release, then restore. Nothing was changed.`,
  other: (file: string, { database, storage }: { database: string; storage: string }) =>
    `${file} belongs to another installation than the database ${database} and the files in ${storage}. Point DATABASE_URL and DATA_DIR (S3_BUCKET and S3_PREFIX) at an empty place. If you started this installation before you restored and nothing in it is needed: stop it, move its database and files away, and restore again. Nothing was changed.`,
  running: (database: string) =>
    `The database ${database} is in use. Stop the server and whatever else has it open, then restore. Nothing was changed.`,
  noRoom: ({ folder, needed, free }: { folder: string; needed: number; free: number }) =>
    `The disk of ${folder} has ${mb(free)} free and the archive takes ${mb(needed)} beside what is there. Make room, then restore. Nothing was changed.`,
  ask: ({ file, manifest, places, present }: Question): string[] => [
    `Archive   ${contents(manifest)}`,
    `Database  ${places.database}: ${rowsPresent(present)}`,
    `Files     ${places.storage}: ${filesPresent(present)}`,
    [...whatHappens(manifest, present), "Whatever was written after the archive was made is not in it."].join(
      " ",
    ),
    `Nothing was changed. To continue, run: ${commandOf(file)}`,
  ],
  stopped: "The restore was stopped. Nothing was changed.",
  stoppedWithin: (file: string): string =>
    `The restore was stopped halfway, and the server does not start before it is finished. Run it again: ${commandOf(file)}`,
  done: (manifest: Manifest): string => `Restored: ${contents(manifest)}.`,
  aside: (places: readonly string[]): string[] =>
    places.length > 0
      ? [`The rows that were there before are kept: ${places.join(", ")}. Delete it when you are sure.`]
      : [],
  missing: (paths: readonly string[]): string[] =>
    paths.length > 0
      ? [
          `${count(paths.length, "file")} ${fit(paths.length, "was", "were")} not in the archive, the first ${paths[0]}.`,
        ]
      : [],
  otherTables: notArchived,
  /** For an archive without files: the warning if some of the files are missing in the storage. */
  withoutFiles: (files: { named: number; missing: number } | undefined, storage: string): string[] =>
    files && files.missing > 0
      ? [
          `The archive holds no files, and ${files.missing} of the ${count(files.named, "file")} that its rows name ${fit(files.missing, "is", "are")} not in ${storage}. Put this installation's files there, or restore a backup that holds them.`,
        ]
      : [],
  after: ({
    mails,
    posts,
    erased,
    binned,
  }: {
    mails: number;
    posts: number;
    erased: ErasedAgain;
    binned: number;
  }): string[] => [
    ...(binned > 0
      ? [
          `${count(binned, "file")} that ${fit(binned, "was", "were")} stored after the backup ${fit(binned, "is", "are")} in the bin for 30 days.`,
        ]
      : []),
    ...(erased.accounts > 0
      ? [
          `${count(erased.accounts, "account")} that ${fit(erased.accounts, "was", "were")} deleted after the backup ${fit(erased.accounts, "was", "were")} deleted again.`,
        ]
      : []),
    ...(erased.subscribers > 0
      ? [
          `${count(erased.subscribers, "subscriber")} who left the newsletter after the backup ${fit(erased.subscribers, "was", "were")} deleted again.`,
        ]
      : []),
    ...(mails > 0
      ? [
          `${count(mails, "mail")} waited when the backup was made and may have been sent since: ${fit(mails, "it is", "they are")} in the outbox as failed, to be sent again one by one.`,
        ]
      : []),
    ...(posts > 0
      ? [
          `${count(posts, "post")} ${fit(posts, "was", "were")} scheduled when the backup was made and may have been changed or deleted since: ${fit(posts, "it is not published before somebody schedules it", "they are not published before somebody schedules them")} again.`,
        ]
      : []),
    "Everybody signs in again; links that were mailed, invitations to the staff and links that show drafts work no more.",
    "Projects, documents, uploads, messages and conversations with the assistant that were deleted one by one after the backup are back.",
    "Roles are those of the day of the backup: look at npm run admin -- list.",
  ],
  rowRefused: ({ table, line, reason }: { table: string; line: number; reason: string }) =>
    `Row ${line} of the table ${table} cannot be stored: ${reason}. Nothing was changed.`,
  unknownTable: (table: string) =>
    `The archive names the table ${table} or a column of it, which its release has not. Nothing was changed.`,
  brokenReferences: (table: string) =>
    `Rows of the table ${table} name others that are not in the archive. Nothing was changed.`,
  /** Shown with each text that was being written. */
  textEnded: "A backup was restored. Begin the text again.",
  /** Shown with each mail that a restore holds back. */
  heldBack: "A backup was restored, and this may have been sent after it was made.",
} as const;
