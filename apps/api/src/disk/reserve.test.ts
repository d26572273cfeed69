import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testOnSmallDisk } from "../../test/harness/small-disk.ts";
import { createDiskReserve } from "./reserve.ts";

test("F4 the reserve is beside the database, only its owner can read it, and a start does not wait for it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-reserve-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [reserve, file] = [createDiskReserve(folder), join(folder, ".disk-reserve")];
  expect([await reserve.check({ isAtStart: true }), existsSync(file)]).toEqual([false, false]);
  expect([await reserve.check(), reserve.isSpent()]).toEqual([false, false]);
  expect(statSync(file).size).toBeGreaterThan(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  reserve.release();
  expect([existsSync(file), reserve.isSpent()]).toEqual([false, false]);
});

testOnSmallDisk(
  "F4 a disk that fills up gets the reserve back, once, and the reserve its room once there is some",
  { megabytes: 20 },
  async ({ folder, fill, clear }) => {
    const [reserve, file] = [createDiskReserve(folder), join(folder, ".disk-reserve")];
    const write = () => appendFileSync(join(folder, "database"), Buffer.alloc(200_000));
    await reserve.check();
    fill();
    expect(write).toThrow(/ENOSPC/);
    // As a request does that finds it full; the next check reports it.
    reserve.release();
    expect([await reserve.check(), await reserve.check(), reserve.isSpent()]).toEqual([true, false, true]);
    expect(write).not.toThrow();
    expect(existsSync(file)).toBe(false);
    clear();
    // A call that needs space is allowed again at once, without waiting for the next check.
    expect([reserve.isSpent(), existsSync(file)]).toEqual([false, false]);
    expect([await reserve.check(), reserve.isSpent(), existsSync(file)]).toEqual([false, false, true]);
  },
);
