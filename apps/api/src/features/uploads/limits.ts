import { UPLOAD_MAX_BYTES } from "@sitewright/contracts";

/** Largest file of any kind, in bytes: the size that the portal's hints promise. */
export const fileMaxBytes = UPLOAD_MAX_BYTES;

/** Largest SVG, in bytes: it is held in memory while it is cleaned. */
export const svgMaxBytes = 512 * 1024;

/** What waits for a preview. Longer than sharp may take, so that reading and storing have their share. */
export const previewQueueLimits = { waitingPerAccount: 50, jobMaxMs: 30_000, rememberedOutcomes: 10_000 };

/** How long the call for a preview waits for one that is being made; then it answers with the picture itself. */
export const previewWaitMs = 2000;

/** Uploads under way in one process. `overall` bounds what the staging folder holds: 64 files of 10 MB. */
export const underWayLimits = { perAccount: 4, overall: 64 };

/** What one account may keep stored. */
export const userQuota = { files: 500, bytes: 1024 * 1024 * 1024 } as const;
