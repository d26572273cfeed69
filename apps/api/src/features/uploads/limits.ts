import { UPLOAD_MAX_BYTES } from "@sitewright/contracts";

/** Largest file of any kind, in bytes: the size that the portal's hints promise. */
export const fileMaxBytes = UPLOAD_MAX_BYTES;

/** Largest SVG, in bytes: it is held in memory while it is cleaned. */
export const svgMaxBytes = 512 * 1024;

/**
 * Pictures larger than `sidePx` or `smallBytes` get a preview that fits into `sidePx`, three pixels for each of a tile's.
 * A JPEG of one scan shrinks while it is decoded, at about 10 MB of memory however large; any other kind is unpacked
 * whole, at up to 8 bytes a pixel.
 */
export const previewLimits = {
  sidePx: 640,
  smallBytes: 100 * 1024,
  maxPixelsOfShrinking: 108_000_000,
  maxPixels: 24_000_000,
  /** Deflate packs 1032 to 1 at best (zlib.net/zlib_tech.html): what claims more for its size shows nothing. */
  maxPixelsPerByte: 1032,
  timeoutS: 20,
  quality: 78,
} as const;

/** The job that makes a preview: a run may last longer than sharp may take, and the attempts some four hours together. */
export const previewJobLimits = { maxMs: 30_000, maxAttempts: 10 };

/** How long the call for a preview waits for one that is being made; then it answers with the picture itself. */
export const previewWaitMs = 2000;

/** How often it looks meanwhile whether another process has made it. */
export const previewPollMs = 250;

/** Uploads under way in one process. `overall` bounds what the staging folder holds: 64 files of 10 MB. */
export const underWayLimits = { perAccount: 4, overall: 64 };

/** An upload that takes longer is cut off. */
export const uploadMaxMs = 600_000;

/** An upload that brings less than `minBytes` within `windowMs` is cut off: about 1 kB a second, the pace of GPRS. */
export const arrivalPace = { windowMs: 30_000, minBytes: 32 * 1024 };

/** What one account may keep stored. */
export const userQuota = { files: 500, bytes: 1024 * 1024 * 1024 } as const;

/** A stored file without a row is swept once it is this old: its row may still be on its way before. */
export const orphanAgeMs = 3_600_000;

/** A file in the bin is deleted once it has lain there this long and still has no row. */
export const binAgeMs = 30 * 86_400_000;

/**
 * A sweep that would take more files than this, or more than this share of all and at least so many, takes none: the
 * database is probably not the one that the files belong to.
 */
export const sweepLimits = { files: 100, share: 0.05, shareFrom: 10 } as const;

/** Nothing is swept for this long after a database was restored or paired by the operator. */
export const sweepPauseMs = 86_400_000;
