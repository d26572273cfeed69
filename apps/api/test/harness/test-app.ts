import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StaffRole } from "@sitewright/contracts";
import { pino } from "pino";
import { onTestFinished, vi } from "vitest";
import { type App, createApp } from "../../src/app.ts";
import { type Database, openDatabase } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { type Deps, newId, newToken, type Timeouts } from "../../src/deps.ts";
import type { Settings } from "../../src/env.ts";
import type { Mount } from "../../src/http/mount.ts";
import { scheduleByTimer } from "../../src/schedule.ts";
import { createDiskStorage } from "../../src/storage/disk-storage.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { ownerEmail, testPassword, testPasswords, testStart } from "./owner.ts";
import { testPatience } from "./patience.ts";
import { removeFolder } from "./remove-folder.ts";
import { testClock } from "./test-clock.ts";
import { createTestDatabase } from "./test-database.ts";

/** The address that the application under test believes to have. */
export const testOrigin = "https://app.example.com";

/** The whole application on a database of its own, with a clock that stands still until it is moved. */
export interface TestApp extends App {
  database: Database;
  target: DatabaseTarget;
  /** Records written to the log, parsed. */
  logged: Record<string, unknown>[];
  /** `address`: where on the network the browser is; nowhere unless told. */
  open(address?: string): Browser;
  /** A browser in which a new client is signed in. */
  signUp(email: string, name?: string): Promise<Browser>;
  /** A browser in which the owner, an administrator, is signed in. */
  signInAsOwner(): Promise<Browser>;
  /** A browser in which somebody new on the staff is signed in: `manager@staff.example` for a manager. */
  signInAs(role: StaffRole): Promise<Browser>;
  /** Moves the clock. */
  advance(ms: number): void;
}

type Overrides = Partial<
  Settings &
    Timeouts &
    Pick<
      Deps,
      | "appUrl"
      | "passwords"
      | "ownOrigins"
      | "newId"
      | "schedule"
      | "storage"
      | "stagingFolder"
      | "wakeOutbox"
      | "builds"
    >
> & {
  /** Calls of the test's own, besides those of the contract. */
  mountMore?: (mount: Mount) => void;
  /** Opens the test's database in another way, for instance by a line that can be cut. */
  open?: (target: DatabaseTarget) => Database;
};

const testSettings: Settings = {
  adminEmails: [ownerEmail],
  passwordMin: 6,
  hasGenericAuthErrors: false,
  isDevBypass: false,
  signUpsPerHour: 1000,
  submitsPerHour: 10,
  isBehindProxy: false,
  profileAccess: "owner",
  fontKitUrl: undefined,
  google: undefined,
};

const testTimeouts: Timeouts = { passwordTurnMs: 60_000, sessionNoteMs: 60_000, jsonBodyMaxMs: 10_000 };

/** As on the test's Postgres, nothing is forced to disk: a test's database ends with the test, and forcing took a third of the time. */
async function skipDiskSync({ db, provider }: Database): Promise<void> {
  if (provider === "sqlite") await db.$executeRaw`PRAGMA synchronous = OFF`;
}

const openPatiently = (target: DatabaseTarget): Database => openDatabase(target, testPatience);

function recordLog() {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => logged.push(JSON.parse(line)) });
  return { log, logged };
}

/** Starts the application for the running test and takes it down after it. */
export async function createTestApp({
  open: openBy = openPatiently,
  mountMore,
  ...overrides
}: Overrides = {}): Promise<TestApp> {
  vi.useFakeTimers({ toFake: ["Date"], now: testStart });
  const { target, drop } = await createTestDatabase("owned");
  const opened = openBy(target);
  await skipDiskSync(opened);
  const database = { ...opened, clock: testClock(opened.provider, () => new Date()) };
  const folder = mkdtempSync(join(tmpdir(), "api-test-files-"));
  const background: { stop: () => Promise<void> }[] = [];
  onTestFinished(async () => {
    for (const { stop } of background) await stop();
    await database.close();
    await drop();
    removeFolder(folder);
    vi.useRealTimers();
  });
  const { log, logged } = recordLog();
  const now = () => new Date();
  const deps: Deps = {
    database,
    log,
    now,
    schedule: scheduleByTimer,
    newId,
    newToken,
    passwords: testPasswords,
    random: () => 1,
    appUrl: testOrigin,
    ownOrigins: [overrides.appUrl ?? testOrigin],
    settings: { ...testSettings, ...overrides },
    timeouts: { ...testTimeouts, ...overrides },
    wakeOutbox: () => {},
    storage: createDiskStorage(join(folder, "files")),
    stagingFolder: join(folder, "incoming"),
    builds: null,
    ...overrides,
  };
  const app = createApp(deps, mountMore);
  background.push(app.jobs);
  const open = (address?: string) => openBrowser(app, deps.appUrl, address);
  async function signUp(email: string, name = "Ann Client"): Promise<Browser> {
    const browser = open();
    const response = await browser.send("POST", "/api/auth/sign-up", {
      json: { email, password: testPassword, name },
    });
    if (response.status !== 201) throw new Error(`sign-up failed: ${await response.text()}`);
    return browser;
  }
  return {
    ...app,
    database,
    target,
    logged,
    open,
    signUp,
    async signInAs(role) {
      const email = `${role}@staff.example`;
      const browser = await signUp(email, role);
      await database.db.user.update({ where: { email }, data: { role, emailVerifiedAt: testStart } });
      return browser;
    },
    async signInAsOwner() {
      const browser = open();
      await browser.send("POST", "/api/auth/sign-in", {
        json: { email: ownerEmail, password: testPassword },
      });
      return browser;
    },
    advance: (ms) => vi.setSystemTime(Date.now() + ms),
  };
}
