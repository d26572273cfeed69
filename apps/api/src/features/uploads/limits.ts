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
