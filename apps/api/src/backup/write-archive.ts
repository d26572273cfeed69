import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { z } from "zod";
import type { Storage } from "../storage/storage.ts";
import { isStoragePath } from "../storage/storage-path.ts";
import { type ZipEntry, zipStream } from "../zip/zip-stream.ts";
import { blocksOf } from "./lines.ts";
import {
  type ArchivedEntry,
  type ArchivedTable,
  archiveFormat,
  deletionsPath,
  filesPrefix,
  type Manifest,
  manifestPath,
  rowsPath,
} from "./manifest.ts";
import type { Snapshot, SnapshotTable } from "./snapshot.ts";

interface ArchiveSource {
  readonly snapshot: Snapshot;
  readonly storage: Pick<Storage, "get" | "listDeletions">;
  readonly takenAt: Date;
  readonly withFiles: boolean;
  /** Called with the manifest once all its entries are written. */
  readonly onManifest: (manifest: Manifest) => void;
}

const rowSchema = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));
const isPathColumn = (name: string): boolean => name === "path" || name.endsWith("_path");

/** Passes bytes through and adds their size and digest to the list at the end. */
async function* recorded(
  path: string,
  { content, entries }: { content: AsyncIterable<Buffer>; entries: ArchivedEntry[] },
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  entries.push({ path, bytes, sha256: hash.digest("hex") });
}

/** The contents of one archive, in order: rows, then the files that they refer to, then the deleted accounts, then the manifest. */
class Packing {
  readonly #source: ArchiveSource;
  readonly #entries: ArchivedEntry[] = [];
  readonly #tables: ArchivedTable[] = [];
  readonly #missing: string[] = [];
  readonly #paths = new Set<string>();
  #installation: Manifest["installation"] = null;

  constructor(source: ArchiveSource) {
    this.#source = source;
  }

  #entry(path: string, content: AsyncIterable<Buffer>, isText: boolean): ZipEntry {
    const stream = Readable.from(recorded(path, { content, entries: this.#entries }), { objectMode: false });
    return { path, isText, open: async () => stream };
  }

  #noteInstallation(table: SnapshotTable, line: string): void {
    const row = rowSchema.parse(JSON.parse(line));
    const [id, count] = ["id", "count"].map((name) => row[table.columns.findIndex((c) => c.name === name)]);
    if (typeof id === "string" && typeof count === "number") this.#installation = { id, count };
  }

  async *#lines(table: SnapshotTable): AsyncGenerator<string> {
    const pathColumns = table.columns.flatMap(({ name }, index) => (isPathColumn(name) ? [index] : []));
    let rows = 0;
    for await (const line of this.#source.snapshot.rows(table)) {
      rows += 1;
      if (table.name === "installation") this.#noteInstallation(table, line);
      if (pathColumns.length > 0) {
        const row = rowSchema.parse(JSON.parse(line));
        for (const index of pathColumns) {
          const path = row[index];
          if (typeof path === "string" && isStoragePath(path)) this.#paths.add(path);
        }
      }
      yield line;
    }
    this.#tables.push({ ...table, rows });
  }

  async *#files(): AsyncGenerator<ZipEntry> {
    const { storage } = this.#source;
    for (const path of this.#paths) {
      const content = await storage.get(path);
      if (!content) {
        this.#missing.push(path);
        continue;
      }
      try {
        yield this.#entry(`${filesPrefix}${path}`, content, false);
      } finally {
        // If the archive was interrupted, the stream may be unread and its file would stay open.
        content.destroy();
      }
    }
  }

  async *#digests(): AsyncGenerator<string> {
    for await (const { digest } of this.#source.storage.listDeletions()) yield digest;
  }

  async *entries(): AsyncGenerator<ZipEntry> {
    const { snapshot, takenAt, withFiles, onManifest } = this.#source;
    for (const table of snapshot.tables)
      yield this.#entry(rowsPath(table.name), blocksOf(this.#lines(table)), true);
    // Closed early: the log of a SQLite file grows for as long as a snapshot is open.
    await snapshot.close();
    if (withFiles) yield* this.#files();
    // Read after the rows: an account that was deleted since the rows were read is erased again by
    // a restore.
    yield this.#entry(deletionsPath, blocksOf(this.#digests()), true);
    const manifest: Manifest = {
      format: archiveFormat,
      takenAt: takenAt.toISOString(),
      provider: snapshot.provider,
      withFiles,
      installation: this.#installation,
      migrations: snapshot.applied
        .filter((row) => row.rolled_back_at == null)
        .map((row) => row.migration_name),
      tables: this.#tables,
      entries: this.#entries,
      missing: this.#missing,
      leftOut: [...snapshot.leftOut],
    };
    onManifest(manifest);
    yield {
      path: manifestPath,
      isText: true,
      open: async () => Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]),
    };
  }
}

/** An archive as a stream: a ZIP file (PKWARE APPNOTE 6.3) that cannot be opened unless it is complete. */
export const archiveStream = (source: ArchiveSource): Readable =>
  zipStream(new Packing(source).entries(), source.takenAt);
