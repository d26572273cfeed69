import { forgetSubjects } from "../../audit/personal-data-store.ts";
import { inPagesByAge } from "../../db/in-pages.ts";
import type { Tx } from "../../db/open.ts";
import { fileEntry, listEntry, numberedName, withIndex } from "../../personal-data/archive-entries.ts";
import {
  type ErasedAccount,
  type ExportSource,
  type PersonalData,
  rowsPerEraseStep,
} from "../../personal-data/personal-data.ts";
import type { ZipEntry } from "../../zip/zip-stream.ts";

const listUploads = (db: Tx, userId: string) =>
  inPagesByAge(({ after, ...page }) =>
    db.upload.findMany({
      where: { userId, ...after },
      omit: { userId: true },
      ...page,
    }),
  );

async function* listedUploads({ db, account }: ExportSource) {
  for await (const [index, upload] of withIndex(listUploads(db, account.id)))
    yield { ...upload, file: `uploads/${numberedName(index, upload.name, 3)}` };
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
      ["uploads/NNN_name", "the files themselves"],
    ],
    entries: uploadEntries,
  },
  erase,
};
