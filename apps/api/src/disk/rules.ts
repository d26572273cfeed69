/** The state of the disk and of its reserve. */
export interface Room {
  /** The free space in bytes that this process's user may use. */
  readonly freeBytes: number;
  /** The whole reserve, in bytes. */
  readonly sizeBytes: number;
  /** The reserve file exists. */
  readonly isKept: boolean;
}

/** The decision: create the reserve, release it, or nothing; and whether calls needing space are refused. */
export interface RoomVerdict {
  readonly act: "make" | "release" | "nothing";
  readonly isSpent: boolean;
}

const maxBytes = 32 * 1024 * 1024;
const maxShare = 0.02;

/** The reserve for a disk of this size: enough for thousands of sign-ins and deletions. */
export const reserveSize = (totalBytes: number): number =>
  Math.floor(Math.min(maxBytes, totalBytes * maxShare));

/**
 * Judges the disk. The reserve is released once the other free space is less than a quarter of its
 * size; calls that need space are then refused until one and a half times its size is free, and the
 * reserve is created again once there is space for two, so that it does not flap.
 */
export function judgeRoom({ freeBytes, sizeBytes, isKept }: Room): RoomVerdict {
  if (isKept)
    return freeBytes < sizeBytes / 4 ? { act: "release", isSpent: true } : { act: "nothing", isSpent: false };
  return { act: freeBytes >= sizeBytes * 2 ? "make" : "nothing", isSpent: freeBytes < sizeBytes * 1.5 };
}
