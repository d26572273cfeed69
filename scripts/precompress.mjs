// Writes a Brotli and a gzip copy beside each text file and WebAssembly module of a build, so that the server
// need not compress immutable files at run time. `node precompress.mjs <folder>`.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const isPackable = /\.(js|css|svg|json|txt|xml|wasm)$/;
// For smaller files the extra headers outweigh the savings.
const leastBytes = 1024;

// Above this size a file gets a lower level: no first screen waits for it, and the best level saves only
// 2 to 4 percent but takes more than twice as long.
const largeBytes = 512 * 1024;

const brotli = promisify(brotliCompress);
const packers = {
  br: (plain) =>
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: plain.length > largeBytes ? 10 : 11 } }),
  gz: promisify(gzip),
};

async function pack(path) {
  const plain = await readFile(path);
  if (plain.length < leastBytes) return;
  for (const [ending, compress] of Object.entries(packers)) {
    const packed = await compress(plain);
    if (packed.length < plain.length) await writeFile(`${path}.${ending}`, packed);
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of a build.");
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && isPackable.test(entry.name));
await Promise.all(files.map((file) => pack(join(file.parentPath, file.name))));
