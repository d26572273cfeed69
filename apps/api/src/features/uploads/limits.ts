import { UPLOAD_MAX_BYTES } from "@sitewright/contracts";
import type { Limit } from "../../throttle/throttle.ts";
import { dayMs } from "../../time-units.ts";

/** Largest file of any kind, in bytes: the size stated in the portal's hints. */
export const fileMaxBytes = UPLOAD_MAX_BYTES;

/** The preview job: a run may last longer than sharp's timeout, and all attempts together some four hours. */
export const previewJobLimits = { maxMs: 30_000, maxAttempts: 10 };

/** The longest wait of the call for a preview for a running job; then it responds with the picture itself. */
export const previewWaitMs = 2000;

/** The interval at which it checks meanwhile whether another process has made it. */
export const previewPollMs = 250;

/** Concurrent uploads of one process. `overall` bounds the size of the staging folder: 64 files of 10 MB. */
export const underWayLimits = { perAccount: 4, overall: 64 };

/** The most that one account may store. */
export const userQuota = { files: 500, bytes: 1024 * 1024 * 1024 } as const;

/**
 * Files that all accounts without a confirmed address send from one network within a day. These accounts cost nothing:
 * by their quotas alone, one person could fill the disk.
 */
export const unconfirmedLimit: Limit = { name: "unconfirmed-upload", limit: 1000, windowMs: dayMs };
