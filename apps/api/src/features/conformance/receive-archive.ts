import { open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { readFileName } from "../../files/file-name.ts";
import { type FormBody, openStaged, receiveForm, type StagedFile } from "../../files/receive-form.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { Schedule } from "../../schedule.ts";

const noZip = () =>
  new Refusal("unsupported-type", { detail: "Please choose a ZIP archive of the built site." });

/** Checks for the signature of a ZIP archive (PKWARE APPNOTE 4.3.7; 4.3.16 for an empty one). */
async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return ["PK\u0003\u0004", "PK\u0005\u0006"].includes(buffer.toString("latin1"));
  } finally {
    await file.close();
  }
}

/** Receives one archive and passes its temporary file to `use`; the file is deleted afterwards. */
export async function withArchive<T>(
  form: FormBody,
  staging: { stagingFolder: string; id: string; schedule: Schedule },
  use: (file: StagedFile & { name: string; read: () => Promise<Readable> }) => Promise<T>,
): Promise<T | Refusal> {
  const received = await receiveForm(form, staging);
  if (received instanceof Refusal) return received;
  const { file } = received;
  if (!file) return refuseField("invalid-request", "file", "Please choose a ZIP archive.");
  try {
    const named = readFileName(file.rawName);
    if (named instanceof Refusal) return named;
    if (!(await isZip(file.path))) return noZip();
    return await use({ ...file, name: named.name, read: () => openStaged(file) });
  } finally {
    await rm(file.path, { force: true });
  }
}
