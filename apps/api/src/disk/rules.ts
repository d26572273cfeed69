/** What is known of the disk and the reserve on it. */
export interface Room {
  /** What the server's account may still write, in bytes. */
  readonly freeBytes: number;
  /** The whole reserve, in bytes. */
  readonly sizeBytes: number;
  /** Whether the reserve lies on the disk. */
  readonly isKept: boolean;
}

/** What follows: lay the reserve down, give it to the disk, or nothing; and whether what takes room is refused. */
export interface RoomVerdict {
  readonly act: "make" | "release" | "nothing";
  readonly isSpent: boolean;
}

const SIZE_MAX = 32 * 1024 * 1024;
const SHARE = 0.02;

/** The reserve for a disk of this size: what thousands of sign-ins and deletions take. */
export const reserveSize = (totalBytes: number): number => Math.floor(Math.min(SIZE_MAX, totalBytes * SHARE));

/**
 * Judges the disk. The reserve is given away while a quarter of it is still free besides; what takes room is refused until
 * there is more than that, and it is made anew once there is room for two, so that it does not come and go.
 */
export function judgeRoom({ freeBytes, sizeBytes, isKept }: Room): RoomVerdict {
  if (isKept)
    return freeBytes < sizeBytes / 4 ? { act: "release", isSpent: true } : { act: "nothing", isSpent: false };
  return { act: freeBytes >= sizeBytes * 2 ? "make" : "nothing", isSpent: freeBytes < sizeBytes * 1.5 };
}
