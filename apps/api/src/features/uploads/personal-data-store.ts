import { forgetSubjects } from "../../audit/personal-data-store.ts";
import { inPagesByAge } from "../../db/in-pages.ts";
import type { Tx } from "../../db/open.ts";
import { fileEntry, listEntry } from "../../personal-data/archive-entries.ts";
import {
  type ErasedAccount,
  type ExportSource,
  type PersonalData,
  rowsPerEraseStep,
} from "../../personal-data/personal-data.ts";
import { safeFileName } from "../../storage/storage-path.ts";
import type { ZipEntry } from "../../zip/zip-stream.ts";

const listUploads = (db: Tx, userId: string) =>
  inPagesByAge(({ after, ...page }) =>
    db.upload.findMany({
      where: { userId, ...after },
      omit: { userId: true, unusedSince: true },
      ...page,
    }),
  );

/**
 * Each with its place in the archive, which follows from its row alone: the list and the files are read one
 * after the other, and an upload may be deleted in between.
 */
async function* listedUploads({ db, account }: ExportSource) {
  for await (const upload of listUploads(db, account.id))
    yield { ...upload, file: `uploads/${upload.id}_${safeFileName(upload.name)}` };
}

async function* uploadEntries(source: ExportSource): AsyncGenerator<ZipEntry> {
  const { storage } = source;
  yield listEntry("uploads/uploads.json", () => listedUploads(source));
  for await (const { file, storagePath } of listedUploads(source))
    yield fileEntry(file, { storage, storagePath });
}

async function erase(tx: Tx, { id: userId }: ErasedAccount): Promise<boolean> {
  const rows = await tx.upload.findMany({ where: { userId }, select: { id: true }, take: rowsPerEraseStep });
  const ids = rows.map(({ id }) => id);
  await forgetSubjects(tx, ids);
  await tx.upload.deleteMany({ where: { id: { in: ids } } });
  return ids.length > 0;
}

/** An account's files. */
export const uploadData: PersonalData = {
  tables: ["Upload"],
  exported: {
    files: [
      [
        "uploads/uploads.json",
        "your files: id, name, category, type, size, date, and where each lies in this archive",
      ],
      ["uploads/ID_name", "the files themselves"],
    ],
    entries: uploadEntries,
  },
  erase,
};
