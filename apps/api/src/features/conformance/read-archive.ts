import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import {
  archiveFault,
  archiveLimits,
  archiveTexts,
  isClutter,
  isFolder,
  isText,
  type ListedEntry,
} from "./archive-rules.ts";

/**
 * A site's files by path, with an empty text for files that are not text; or why the archive is refused.
 */
export type ReadArchive = { readonly files: Record<string, string> } | { readonly refused: string };

interface OpenedEntry extends ListedEntry {
  readonly entry: Entry;
}

const listed = (entry: Entry): OpenedEntry => ({
  entry,
  path: entry.fileName,
  packedBytes: entry.compressedSize,
  unpackedBytes: entry.uncompressedSize,
  unixMode: entry.externalFileAttributes >>> 16,
  isEncrypted: entry.isEncrypted(),
});

/** The archive's directory; at most one entry above the limit. */
async function listEntries(zip: ZipFile): Promise<OpenedEntry[]> {
  const entries: OpenedEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(listed(entry));
    if (entries.length > archiveLimits.entries) break;
  }
  return entries;
}

/**
 * Unpacks one text. Its real size is compared with the declared one, so that it cannot exceed the
 * limits.
 */
async function readText(zip: ZipFile, { entry }: OpenedEntry): Promise<string> {
  return (await buffer(await zip.openReadStreamPromise(entry))).toString("utf8");
}

/**
 * Reads a site from a ZIP archive (PKWARE APPNOTE 6.3) in memory: nothing is written anywhere, links are not
 * followed, nested archives not opened. The whole directory is validated before anything is unpacked.
 */
export async function readArchive(bytes: Buffer): Promise<ReadArchive> {
  try {
    const zip = await fromBufferPromise(bytes, {
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: true,
    });
    const entries = await listEntries(zip);
    const fault = archiveFault(entries, bytes.length);
    if (fault !== undefined) return { refused: fault };
    const files: Record<string, string> = {};
    for (const entry of entries)
      if (!isFolder(entry) && !isClutter(entry.path))
        files[entry.path] = isText(entry.path) ? await readText(zip, entry) : "";
    return { files };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}

/** The reader itself refuses invalid paths, with messages for programmers. */
const refusalOf = (error: unknown): string => {
  const path =
    error instanceof Error
      ? /^(?:absolute path|invalid relative path|invalid characters in fileName): (.+)$/s.exec(
          error.message,
        )?.[1]
      : undefined;
  return path === undefined ? archiveTexts.unreadable : archiveTexts.path(path.slice(0, 100));
};
