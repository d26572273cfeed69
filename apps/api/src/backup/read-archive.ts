import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import type { FileCounts } from "../installation/rules.ts";
import { isStoragePath } from "../storage/storage-path.ts";
import { ArchiveError } from "./archive-error.ts";
import {
  archiveFormat,
  filesPrefix,
  formatSchema,
  type Manifest,
  manifestPath,
  manifestSchema,
  ownerSchema,
  pathsSchema,
} from "./manifest.ts";
import type { Progress } from "./progress.ts";
import { restoreTexts as texts } from "./texts.ts";

/** An archive that was read completely and matches its manifest. */
export interface Archive {
  readonly manifest: Manifest;
  /** The content of an entry. @throws ArchiveError if there is none */
  open(path: string): Promise<Readable>;
  close(): void;
}

const openZip = (file: string): Promise<ZipFile> =>
  openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true });

/**
 * `checksum` is the ZIP entry's own: the manifest has the digests of all other entries but not its
 * own.
 */
async function readManifest(file: string, content: Readable, checksum: number): Promise<Manifest> {
  const bytes = await buffer(content);
  if (crc32(bytes) !== checksum)
    throw new ArchiveError(texts.damaged(file, `${manifestPath} is not as it was written`));
  try {
    const json: unknown = JSON.parse(bytes.toString("utf8"));
    const { format } = formatSchema.parse(json);
    if (format > archiveFormat) throw new ArchiveError(texts.newerFormat(file));
    return manifestSchema.parse(json);
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(texts.damaged(file, `its ${manifestPath} is not one that npm run backup writes`));
  }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.+$/, "");

/** Passes the bytes on and adds their number to the progress. */
async function* counted(content: Readable, { read }: Progress): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    read(Buffer.byteLength(chunk));
    yield chunk;
  }
}

/** The total unpacked size of these entries. */
export const bytesOf = (entries: Manifest["entries"]): number =>
  entries.reduce((sum, { bytes }) => sum + bytes, 0);

/** Reads every entry and compares it with the manifest. */
async function verify(file: string, { manifest, open }: Archive): Promise<void> {
  for (const { path, bytes, sha256 } of manifest.entries) {
    if (path.startsWith(filesPrefix) && !isStoragePath(path.slice(filesPrefix.length)))
      throw new ArchiveError(texts.damaged(file, `${path} is no path of a stored file`));
    const hash = createHash("sha256");
    let count = 0;
    try {
      for await (const chunk of await open(path)) {
        hash.update(chunk);
        count += Buffer.byteLength(chunk);
      }
    } catch (error) {
      if (error instanceof ArchiveError) throw error;
      throw new ArchiveError(texts.damaged(file, `${path} cannot be unpacked (${reasonOf(error)})`));
    }
    if (count !== bytes || hash.digest("hex") !== sha256)
      throw new ArchiveError(texts.damaged(file, `${path} is not what the manifest says`));
  }
}

async function readAll(file: string, zip: ZipFile, progress: Progress): Promise<Archive> {
  const found = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) found.set(entry.fileName, entry);
  async function open(path: string): Promise<Readable> {
    const entry = found.get(path);
    if (!entry) throw new ArchiveError(texts.damaged(file, `${path} is missing`));
    return Readable.from(counted(await zip.openReadStreamPromise(entry), progress), { objectMode: false });
  }
  const checksum = found.get(manifestPath)?.crc32 ?? 0;
  const manifest = await readManifest(file, await open(manifestPath), checksum);
  const archive = { manifest, open, close: () => zip.close() };
  progress.begin(texts.reading, bytesOf(manifest.entries));
  await verify(file, archive);
  return archive;
}

/** Why a file cannot be read as an archive. */
function refusalOf(file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "ENOENT":
      return texts.noFile(file);
    case "EACCES":
    case "EPERM":
      return texts.noRights(file);
    case "EISDIR":
      return texts.isFolder(file);
    default: {
      const reason = reasonOf(error);
      // yauzl's message for a file without the final record of a ZIP file, which is also missing if
      // the file is cut off.
      if (/^End of central directory record/.test(reason)) return texts.cutOff(file);
      return texts.damaged(file, reason);
    }
  }
}

/**
 * Opens an archive and reads all of it once, so that a damaged one is refused before anything changes.
 * @throws ArchiveError if it is damaged, not one of ours, or written by a newer release
 */
export async function openArchive(file: string, progress: Progress): Promise<Archive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openZip(file);
    return await readAll(file, zip, progress);
  } catch (error) {
    zip?.close();
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(refusalOf(file, error));
  }
}

/** The manifest of an archive as JSON; undefined if it cannot be read. Reads no other entries. */
async function readManifestAlone(file: string): Promise<unknown> {
  let zip: ZipFile | undefined;
  try {
    zip = await openZip(file);
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== manifestPath) continue;
      return JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString("utf8"));
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    zip?.close();
  }
}

/** The id of the installation that an archive belongs to; undefined if it cannot be read. */
export const readOwner = async (file: string): Promise<string | undefined> =>
  ownerSchema.safeParse(await readManifestAlone(file)).data?.installation?.id;

/**
 * How many files the rows of an archive name, and how many of those are not in it; undefined if it cannot
 * be read.
 */
export async function readFileCounts(
  file: string,
): Promise<Pick<FileCounts, "named" | "missing"> | undefined> {
  const { data } = pathsSchema.safeParse(await readManifestAlone(file));
  if (!data) return undefined;
  const stored = data.entries.filter(({ path }) => path.startsWith(filesPrefix));
  return { named: stored.length + data.missing.length, missing: data.missing.length };
}
