import type { Manifest } from "./manifest.ts";

const MB = 1_000_000;
const mb = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;
const filesOf = ({ entries }: Manifest) => entries.filter(({ path }) => path.startsWith("files/"));
const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);
const bytesOf = ({ entries }: Manifest): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);

const contents = (manifest: Manifest): string =>
  `${rowsOf(manifest)} rows and ${filesOf(manifest).length} files, ${mb(bytesOf(manifest))}, as of ${manifest.takenAt}`;

/** Messages to the operator about a backup. */
export const backupTexts = {
  usage: [
    "Usage: npm run backup -- FILE",
    "  FILE   where the archive is written, in a folder that exists; the file must not exist yet",
  ],
  noFolder: (folder: string) =>
    `${folder} is no folder that can be written. Make it, or look at its rights. Nothing was written.`,
  exists: (file: string) => `${file} exists already. Nothing was written.`,
  done: (
    file: string,
    manifest: Manifest,
    { database, storage }: { database: string; storage: string },
  ): string[] => [
    `${file} holds ${contents(manifest)}, of:`,
    `Database  ${database}`,
    `Files     ${storage}`,
    ...(manifest.missing.length > 0
      ? [
          `${manifest.missing.length} files that the database names were not stored, the first ${manifest.missing[0]}.`,
        ]
      : []),
    "It holds everything that clients entrusted to you: keep it where nobody else can read it.",
  ],
} as const;

/** Messages to the operator about a restore. */
export const restoreTexts = {
  usage: [
    "Usage: npm run restore -- FILE",
    "  FILE   an archive that npm run backup has written. Stop the server first.",
  ],
  noFile: (file: string) => `There is no file ${file}.`,
  damaged: (file: string, reason: string) =>
    `${file} is damaged or no backup of this product: ${reason}. Nothing was changed.`,
  newerFormat: (file: string) =>
    `${file} was written by a newer release than this one. Install that release, then restore. Nothing was changed.`,
  newerSchema: (file: string, steps: readonly string[]) =>
    `${file} comes from a newer release: this one does not know ${steps.join(", ")}. Install that release, then restore. Nothing was changed.`,
  other: (file: string, { database, storage }: { database: string; storage: string }) =>
    `${file} belongs to another installation than the database ${database} and the files in ${storage}. Point DATABASE_URL and DATA_DIR (S3_BUCKET and S3_PREFIX) at an empty place. Nothing was changed.`,
  running: (database: string) =>
    `The database ${database} is in use. Stop the server and whatever else has it open, then restore. Nothing was changed.`,
  noRoom: ({ folder, needed, free }: { folder: string; needed: number; free: number }) =>
    `The disk of ${folder} has ${mb(free)} free and the archive takes ${mb(needed)} beside what is there. Make room, then restore. Nothing was changed.`,
  ask: (manifest: Manifest, { database, storage }: { database: string; storage: string }): string[] => [
    `Archive   ${contents(manifest)}`,
    `Database  ${database}`,
    `Files     ${storage}`,
    "There is data already. Its rows are kept aside, its files that the archive does not hold go into the bin for 30 days, and the archive takes its place: whatever was written since then is not in it.",
    "Nothing was changed. To go on, run: npm run restore -- FILE yes",
  ],
  done: (manifest: Manifest): string => `Restored: ${contents(manifest)}.`,
  aside: (places: readonly string[]): string[] =>
    places.length > 0
      ? [`The rows that were there before are kept: ${places.join(", ")}. Delete it when you are sure.`]
      : [],
  missing: (paths: readonly string[]): string[] =>
    paths.length > 0 ? [`${paths.length} files were not in the archive, the first ${paths[0]}.`] : [],
  after: ({
    mails,
    posts,
    erased,
    binned,
  }: {
    mails: number;
    posts: number;
    erased: number;
    binned: number;
  }): string[] => [
    ...(binned > 0
      ? [`${binned} files that were stored after the backup are in the bin, where they stay for 30 days.`]
      : []),
    ...(erased > 0 ? [`${erased} accounts that were deleted after the backup were deleted again.`] : []),
    ...(mails > 0
      ? [
          `${mails} mails waited when the backup was made and may have been sent since: they stand in the outbox as failed, to be sent again one by one.`,
        ]
      : []),
    ...(posts > 0
      ? [
          `${posts} posts were scheduled when the backup was made and may have been changed or deleted since: they are not published before somebody schedules them again.`,
        ]
      : []),
    "Everybody signs in again; links that were mailed, invitations to the staff and links that show drafts work no more.",
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
