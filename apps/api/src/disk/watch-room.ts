import type { NotifyStaff } from "../staff-notices/notify.ts";
import type { DiskReserve } from "./reserve.ts";

const notice = {
  about: "disk-room",
  subject: "The disk of the server is nearly full",
  lines: [
    "Uploads and new answers are refused until there is room again. Signing in, reading and deleting still work.",
    "Make room on the disk of DATA_DIR, for instance by moving old backups away, or enlarge it. Nothing has to be restarted.",
  ],
} as const;

/** Checks the disk at each call, and raises an alert when too little space is left. */
export const watchRoom =
  (reserve: DiskReserve, notifyStaff: NotifyStaff): (() => Promise<void>) =>
  async () => {
    if (await reserve.check()) await notifyStaff(notice);
  };
