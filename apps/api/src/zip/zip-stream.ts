import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { ZipFile } from "yazl";

/**
 * One file of an archive. `open` is called only when the archive has reached it, so that one file is open
 * at a time.
 */
export interface ZipEntry {
  /** A relative path of plain segments separated by `/`, unique in its archive. */
  readonly path: string;
  readonly open: () => Promise<Readable>;
  /** False for files that are already compressed, such as pictures. */
  readonly isText: boolean;
}

const fileMode = 0o100_644;

/** Packs one file; resolves when it is packed or the archive is no longer read. */
function pack(zip: ZipFile, { path, open, isText }: ZipEntry, { output, mtime }: Packing): Promise<void> {
  const options = { mtime, mode: fileMode, compress: isText };
  return new Promise((resolve, reject) => {
    output.once("close", resolve);
    zip.addReadStreamLazy(path, options, (ready) => {
      open().then((stream) => {
        const close = () => stream.destroy();
        output.once("close", close);
        finished(stream)
          .then(resolve, reject)
          .finally(() => output.off("close", close).off("close", resolve));
        if (output.destroyed) stream.destroy();
        else ready(null, stream);
      }, reject);
    });
  });
}

interface Packing {
  readonly output: PassThrough;
  readonly mtime: Date;
}

/**
 * Packs files into a ZIP archive while it is read. The next file is requested when the previous one is
 * packed, so memory use stays constant for any number of files. The stream fails if a file does;
 * destroying it closes the open file.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  async function packAll(): Promise<void> {
    for await (const entry of entries) {
      if (output.destroyed) return;
      await pack(zip, entry, { output, mtime });
      await yieldToEventLoop();
    }
    zip.end();
  }
  const fail = (error: Error) => output.destroy(error);
  zip.on("error", fail);
  zip.outputStream.pipe(output);
  packAll().catch(fail);
  return output;
}
