import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";

/** One file of an archive. `open` is called when its turn comes, so that one is open at a time. */
export interface ZipEntry {
  /** With `/`, relative, made of plain segments. Unique in its archive. */
  readonly path: string;
  readonly open: () => Promise<Readable>;
  /** False for what is compressed already, such as pictures. */
  readonly isText: boolean;
}

const fileMode = 0o100_644;

/**
 * Packs files into a ZIP archive while it is read: memory stays flat however many there are. The stream fails when a
 * file does; destroying it closes the file that is open.
 */
export function zipStream(entries: Iterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  for (const { path, open, isText } of entries) {
    const options = { mtime, mode: fileMode, compress: isText };
    zip.addReadStreamLazy(path, options, (ready) => {
      open().then(
        (stream) => {
          current = stream;
          if (output.destroyed) stream.destroy();
          else ready(null, stream);
        },
        (error: Error) => output.destroy(error),
      );
    });
  }
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => current?.destroy());
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}
