import type { StaffNotice } from "../staff-notices/notify.ts";
import type { FileCounts, PairingVerdict } from "./rules.ts";

/** The locations of a database and a storage, as configured. */
export interface Places {
  /** The database, without its password. */
  readonly database: string;
  readonly storage: string;
}

const remedy =
  "Point DATABASE_URL and DATA_DIR (S3_BUCKET and S3_PREFIX) at what belongs together, or restore the backup of both (npm run restore -- FILE yes). To use these two together all the same: npm run admin -- pair";

const countWords = ({ named, missing, orphans }: FileCounts): string =>
  `${missing} of ${named} files that the database names are not stored, and ${orphans} stored files are unknown to it.`;

/** Why a start is refused, in one line that names both sides. */
export function refusalText(
  verdict: Exclude<PairingVerdict, "same">,
  { database, storage }: Places,
  counts?: FileCounts,
): string {
  const both = `The database ${database} and the files in ${storage}`;
  switch (verdict) {
    case "different":
      return `${both} belong to different installations. ${remedy}`;
    case "empty-database":
      return `The database ${database} is missing or empty, but the files in ${storage} belong to an installation with data. Nothing was changed. ${remedy}`;
    case "compare":
      return `${both} do not fit together: ${counts ? countWords(counts) : ""} ${remedy}`;
  }
}

const placeLines = ({ database, storage }: Places): string[] => [
  `Database  ${database}`,
  `Files     ${storage}`,
];
const belongTogether =
  "They carry the same installation id: a start accepts them, and they need not be paired. Nothing was changed.";
const doFit =
  "Not both carry the installation's id, but they fit together: a start accepts them and gives both the same id, and they need not be paired. Nothing was changed.";
const howTo = "Nothing was changed. If these two belong together, run: npm run admin -- pair yes";

/** Why a start is refused after an unfinished restore. */
export const unfinishedText = ({ database, storage }: Places): string =>
  `A restore into the database ${database} and the files in ${storage} was not finished. Run it again: npm run restore -- FILE yes`;

/** The notice about a storage that changed under the running server. */
export const lostMark: StaffNotice = {
  about: "installation-mark",
  subject: "The stored files no longer carry this installation's id",
  lines: [
    "The storage was emptied or exchanged, or its disk is not mounted any more. What is uploaded now may be stored in the wrong place.",
    "Stop the server. Look at DATA_DIR (S3_BUCKET and S3_PREFIX), or restore the backup of database and files. Nothing was written over the id.",
  ],
};

/** Messages to the operator about pairing. */
export const pairTexts = {
  state: (places: Places, counts: FileCounts): string[] => [...placeLines(places), countWords(counts)],
  belongTogether,
  doFit,
  howTo,
  newDatabase: (places: Places): string[] => [
    ...placeLines(places),
    "The database is missing or empty. Pairing makes a new one: the clients, projects and documents that belong to the files are not in it.",
    howTo,
  ],
  olderDatabase: (places: Places): string[] => [
    ...placeLines(places),
    "The database is of an earlier release. Pairing brings it up to date, after which the earlier release does not start on it. A copy of what it is now is kept.",
    howTo,
  ],
  kept: (copy: string): string =>
    `The database was brought up to date. What it was before is kept: ${copy}. Delete it when you are sure.`,
  done: "They are paired. No left-over file is moved away within the next 24 hours; what is moved later lies in the bin for 30 days.",
} as const;
