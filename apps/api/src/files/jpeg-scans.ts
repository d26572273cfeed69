const startOfScan = 0xda;
/** Markers without a length (ITU-T T.81, table B.1): TEM, and RST0 to EOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
/** Sequential frames of Huffman codes: baseline and extended. */
const isSequentialFrame = (marker: number) => marker === 0xc0 || marker === 0xc1;
/**
 * The offsets, from the marker, of the number of components in the headers of a frame and of a scan
 * (T.81, B.2.2, B.2.3).
 */
const frameCountAt = 9;
const scanCountAt = 4;
/** A camera's file has a few dozen markers before its picture; reading stops after this many. */
const maxMarkers = 10_000;

/**
 * True for a sequential JPEG with all its colours in one scan. Only such a file is decoded line by line;
 * for any other JPEG a decoder holds all coefficients in memory, even for a small output. False for other
 * files.
 */
export function isSingleScanJpeg(content: Buffer): boolean {
  let components: number | undefined;
  let at = 2;
  for (let seen = 0; seen < maxMarkers && content[at] === 0xff; seen++) {
    if (at + scanCountAt >= content.length) return false;
    const marker = content[at + 1] ?? 0xff;
    if (marker === startOfScan) return components !== undefined && content[at + scanCountAt] === components;
    // Any number of fill bytes may come before a marker (T.81, B.1.1.2).
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      if (isSequentialFrame(marker)) components = content[at + frameCountAt];
      at += 2 + content.readUInt16BE(at + 2);
    }
  }
  return false;
}
