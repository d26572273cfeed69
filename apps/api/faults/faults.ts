import type { Fault } from "./fault.ts";
import { backupFaults } from "./rows/backup.ts";
import { bucketFaults } from "./rows/bucket.ts";
import { clockFaults } from "./rows/clocks.ts";
import { diskFaults } from "./rows/disk.ts";
import { killFaults } from "./rows/kill.ts";
import { lockFaults } from "./rows/locks.ts";
import { mailFaults } from "./rows/mail.ts";
import { networkFaults } from "./rows/network.ts";
import { postgresFaults } from "./rows/postgres.ts";
import { repeatFaults } from "./rows/repeats.ts";
import { stopFaults } from "./rows/stops.ts";
import { upgradeFaults } from "./rows/upgrade.ts";

/** Every fault that programs can cause. */
export const faults: readonly Fault[] = [
  ...killFaults,
  ...diskFaults,
  ...bucketFaults,
  ...lockFaults,
  ...postgresFaults,
  ...mailFaults,
  ...repeatFaults,
  ...clockFaults,
  ...stopFaults,
  ...networkFaults,
  ...upgradeFaults,
  ...backupFaults,
];
