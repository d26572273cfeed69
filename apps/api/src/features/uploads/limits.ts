import { UPLOAD_MAX_BYTES } from "@sitewright/contracts";

/** Largest file of any kind, in bytes: the size that the portal's hints promise. */
export const fileMaxBytes = UPLOAD_MAX_BYTES;

/** Largest SVG, in bytes: it is held in memory while it is cleaned. */
export const svgMaxBytes = 512 * 1024;

/** An upload that takes longer is cut off. */
export const uploadMaxMs = 600_000;

/** What one account may keep stored. */
export const userQuota = { files: 500, bytes: 1024 * 1024 * 1024 } as const;

/** A stored file without a row is swept once it is this old: its row may still be on its way before. */
export const orphanAgeMs = 3_600_000;
