import { dayMs, hourMs } from "../time-units.ts";

/**
 * Pictures larger than `sidePx` or `smallBytes` get a preview that fits into `sidePx`, three pixels for
 * each pixel of a tile. A JPEG of one scan is shrunk while it is decoded, using about 10 MB of memory at
 * any size; any other picture is decoded as a whole, with up to 8 bytes per pixel.
 */
export const previewLimits = {
  sidePx: 640,
  smallBytes: 100 * 1024,
  maxPixelsOfShrinking: 108_000_000,
  maxPixels: 24_000_000,
  /**
   * Deflate compresses by 1032 to 1 at best (zlib.net/zlib_tech.html): a picture that declares more
   * pixels is refused.
   */
  maxPixelsPerByte: 1032,
  timeoutS: 20,
  quality: 78,
} as const;

/** An upload that takes longer is aborted. */
export const uploadMaxMs = 600_000;

/**
 * An upload that sends less than `minBytes` within `windowMs` is aborted: about 1 kB per second, the
 * speed of GPRS.
 */
export const arrivalPace = { windowMs: 30_000, minBytes: 32 * 1024 };

/**
 * A stored file without a row is swept once it is this old; for a younger one, the row may not be stored
 * yet.
 */
export const orphanAgeMs = hourMs;

/** A file in the bin is deleted if it has been there this long and still has no row. */
export const binAgeMs = 30 * dayMs;

/**
 * A sweep removes nothing if it would remove more files than `files`, or more than `share` of all files
 * and at least `shareFrom`: the database is then probably not the one that the files belong to.
 */
export const sweepLimits = { files: 100, share: 0.05, shareFrom: 10 } as const;

/** Nothing is swept for this long after a database was restored or paired by the operator. */
export const sweepPauseMs = dayMs;
