/** The kinds of pictures that the first bytes identify. */
export type PictureKind = "jpg" | "png" | "gif" | "webp" | "heic";

/** The number of bytes that this needs. */
export const pictureHeadBytes = 64;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of pictures packed by HEVC (ISO/IEC 23008-12, annex B.4; `mif1` and `msf1` leave the packing open). */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const openBrands = new Set(["mif1", "msf1"]);

/** The brand of an `ftyp` box (ISO/IEC 14496-12, 4.3), or one of its compatible brands. */
function isHeic(head: Uint8Array): boolean {
  if (ascii(head, 4, 8) !== "ftyp") return false;
  const brand = ascii(head, 8, 12);
  if (heicBrands.has(brand)) return true;
  if (!openBrands.has(brand)) return false;
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0));
  for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(ascii(head, at, at + 4))) return true;
  return false;
}

/**
 * The kind of a picture by its first bytes, independent of its name; undefined for anything else. JPEG: ITU-T
 * T.81, B.1.1.3; PNG: third edition, 5.2; GIF: 89a, 17; WebP: RFC 9649, 2.4.
 */
export function pictureKindOf(head: Uint8Array): PictureKind | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpg";
  if (ascii(head, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a/.test(ascii(head, 0, 6))) return "gif";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "webp";
  return head.length >= 16 && isHeic(head) ? "heic" : undefined;
}
