import { UPLOAD_MAX_BYTES } from "@sitewright/contracts";

/** Largest file of any kind, in bytes: the size that the portal's hints promise. */
export const fileMaxBytes = UPLOAD_MAX_BYTES;

/** Largest SVG, in bytes: it is held in memory while it is cleaned. */
export const svgMaxBytes = 512 * 1024;

/** The job that makes a preview: a run may last longer than sharp may take, and the attempts some four hours together. */
export const previewJobLimits = { maxMs: 30_000, maxAttempts: 10 };

/** How long the call for a preview waits for one that is being made; then it answers with the picture itself. */
export const previewWaitMs = 2000;

/** How often it looks meanwhile whether another process has made it. */
export const previewPollMs = 250;

/** Uploads under way in one process. `overall` bounds what the staging folder holds: 64 files of 10 MB. */
export const underWayLimits = { perAccount: 4, overall: 64 };

/** What one account may keep stored. */
export const userQuota = { files: 500, bytes: 1024 * 1024 * 1024 } as const;
