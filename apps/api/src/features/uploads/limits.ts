import { BIN_DAYS, UPLOAD_MAX_BYTES } from "@sitewright/contracts";
import type { Limit } from "../../throttle/throttle.ts";
import { dayMs } from "../../time-units.ts";

/** The maximum size of a file of any kind, in bytes; the portal's hints state it. */
export const fileMaxBytes = UPLOAD_MAX_BYTES;

/**
 * Limits of the preview job: a run may take longer than sharp's timeout, and all attempts together about
 * four hours.
 */
export const previewJobLimits = { maxMs: 30_000, maxAttempts: 10 };

/**
 * The longest time that a request for a preview waits for a running job; after that the response is the
 * picture itself.
 */
export const previewWaitMs = 2000;

/** The interval at which it checks whether another process has made the preview. */
export const previewPollMs = 250;

/** Concurrent uploads of one process. `overall` bounds the size of the staging folder: 64 files of 10 MB. */
export const underWayLimits = { perAccount: 4, overall: 64 };

/** The maximum that one account may store. */
export const userQuota = { files: 500, bytes: 1024 * 1024 * 1024 } as const;

/** How long an upload is kept after the last thing that referred to it is gone: as long as an item in the bin. */
export const unusedKeptMs = BIN_DAYS * dayMs;

/**
 * Files that all accounts without a confirmed address may send from one network within a day. Such
 * accounts cost nothing, so with quotas per account alone one person could fill the disk.
 */
export const unconfirmedLimit: Limit = { name: "unconfirmed-upload", limit: 1000, windowMs: dayMs };
