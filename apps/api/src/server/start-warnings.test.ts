import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "../env.ts";
import { backupWarnings, startWarnings } from "./start-warnings.ts";

const own = { isSampleBrand: false, hasPages: true };
const publicly = {
  APP_URL: "https://agency.example",
  TRUST_PROXY: "1",
  ADMIN_EMAILS: "you@agency.example",
};

test("a public installation that delivers no mail is warned about it at each start, another one is not", () => {
  expect(startWarnings(readEnv(publicly), own).join()).toMatch(
    /not delivered: set RESEND_API_KEY or SMTP_URL/,
  );
  for (const variables of [
    {},
    { ...publicly, SMTP_URL: "smtps://mail.agency.example" },
    { ...publicly, RESEND_API_KEY: "re_1" },
    { ...publicly, NODE_ENV: "development" },
  ])
    expect(startWarnings(readEnv(variables), own)).toEqual([]);
});

test("a public installation without ADMIN_EMAILS is warned that nobody receives the owner's mail", () => {
  const sent = { ...publicly, SMTP_URL: "smtps://mail.agency.example" };
  expect(startWarnings(readEnv({ ...sent, ADMIN_EMAILS: "" }), own)).toEqual([
    "the owner is owner@sitewright.example, whose mail nobody receives: set ADMIN_EMAILS to your own address",
  ]);
  expect(startWarnings(readEnv({}), own)).toEqual([]);
});

test("the sample brand is warned about in production", () => {
  const sample = { ...own, isSampleBrand: true };
  expect(startWarnings(readEnv({}), sample).join()).toContain("packages/brand");
  expect(startWarnings(readEnv({ NODE_ENV: "development" }), sample)).toEqual([]);
});

test("web apps that are not built are warned about where their pages are asked for", () => {
  const unbuilt = { ...own, hasPages: false };
  expect(startWarnings(readEnv({}), unbuilt).join()).toContain("npm start");
  expect(startWarnings(readEnv({ ROLE: "worker" }), unbuilt)).toEqual([]);
});

test("a folder of backups that cannot be made or written is warned about at the start of a process that makes them", async () => {
  const parent = mkdtempSync(join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const file = join(parent, "file");
  writeFileSync(file, "");
  // Not by its rights, which root has everywhere.
  const broken = { BACKUP_DIR: join(file, "backups") };
  expect(await backupWarnings(readEnv(broken))).toEqual([
    `no backup can be made: BACKUP_DIR ${broken.BACKUP_DIR} cannot be written by the account that runs this. Mount its disk, or look at its rights.`,
  ]);
  expect(await backupWarnings(readEnv({ ...broken, ROLE: "web" }))).toEqual([]);
  expect(await backupWarnings(readEnv({}))).toEqual([]);
  // Linux's process table, in which nobody makes a folder: every try answers that there is none.
  if (existsSync("/proc/self"))
    expect(await backupWarnings(readEnv({ BACKUP_DIR: "/proc/none/backups" }))).toHaveLength(1);
  const missing = join(parent, "new", "deeper");
  expect(await backupWarnings(readEnv({ BACKUP_DIR: missing }))).toEqual([]);
  expect(existsSync(missing), "made as a backup makes it").toBe(true);
});
