import { UPLOAD_MAX_BYTES } from "@sitewright/contracts";

/** Largest file of any kind, in bytes: the size that the portal's hints promise. */
export const fileMaxBytes = UPLOAD_MAX_BYTES;

/** Largest SVG, in bytes: it is held in memory while it is cleaned. */
export const svgMaxBytes = 512 * 1024;

/**
 * Pictures larger than `sidePx` or `smallBytes` get a preview that fits into `sidePx`, three pixels for each of a tile's.
 * One of more than `maxPixels` is not decoded: a few kilobytes can unpack to gigabytes.
 */
export const previewLimits = {
  sidePx: 640,
  smallBytes: 100 * 1024,
  maxPixels: 50_000_000,
  timeoutS: 20,
  quality: 78,
} as const;

/** An upload that takes longer is cut off. */
export const uploadMaxMs = 600_000;

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
