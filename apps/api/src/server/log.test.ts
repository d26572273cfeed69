import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "./log.ts";

/** Linux's device whose disk is always full (full(4)). */
const fullDevice = "/dev/full";

function opened(path: string): number {
  const fd = openSync(path, "w");
  onTestFinished(() => closeSync(fd));
  return fd;
}

test("a record is one line of JSON, without the values of secrets", async () => {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "log");
  createLog("info", opened(file)).info({ password: "violet", user: { token: "kettle" } }, "signed in");
  await vi.waitFor(() => expect(readFileSync(file, "utf8")).not.toBe(""));
  const [line = "", ...rest] = readFileSync(file, "utf8").split("\n");
  expect(rest).toEqual([""]);
  expect(JSON.parse(line)).toMatchObject({
    password: "[secret]",
    user: { token: "[secret]" },
    msg: "signed in",
  });
});

test.skipIf(!existsSync(fullDevice))(
  "F4 records for a full disk neither end nor hold the process, a fatal one neither",
  async () => {
    const log = createLog("info", opened(fullDevice));
    for (let count = 0; count < 20_000; count += 1) log.info({ count }, "answered");
    await delay(100);
    log.info("answered");
    log.fatal("stopped by a fault that nobody handled");
  },
);
