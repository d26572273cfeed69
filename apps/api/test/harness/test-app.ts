import { cpSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import type { StaffRole } from "@sitewright/contracts";
import { pino } from "pino";
import { inject, onTestFinished, vi } from "vitest";
import { type App, createApp } from "../../src/app.ts";
import { type Database, openDatabase } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { type Deps, newId, newToken, type Timeouts } from "../../src/deps.ts";
import { noReserve } from "../../src/disk/reserve.ts";
import type { Settings } from "../../src/env.ts";
import type { Mount } from "../../src/http/mount.ts";
import { createAssistants } from "../../src/knowledge/assistants.ts";
import { createMetrics } from "../../src/metrics/metrics.ts";
import { scheduleByTimer } from "../../src/schedule.ts";
import { createDiskStorage } from "../../src/storage/disk-storage.ts";
import { dayMs } from "../../src/time-units.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { buildSpecHere, renderBundleHere } from "./build-spec-here.ts";
import { testDatabaseTimeouts } from "./database-timeouts.ts";
import { ownerEmail, testPassword, testPasswords, testStart } from "./owner.ts";
import { removeFolder } from "./remove-folder.ts";
import { testClock } from "./test-clock.ts";
import { createTestDatabase } from "./test-database.ts";

/** The configured address of the application under test. */
export const testOrigin = "https://app.example.com";

/** The whole application on its own database, with a clock that is moved by the test. */
export interface TestApp extends App {
  database: Database;
  target: DatabaseTarget;
  /** Records written to the log, parsed. */
  logged: Record<string, unknown>[];
  /** `address`: the browser's network address; none by default. */
  open(address?: string): Browser;
  /** A browser in which a new client is signed in. */
  signUp(email: string, name?: string): Promise<Browser>;
  /** A browser in which the owner, an administrator, is signed in. */
  signInAsOwner(): Promise<Browser>;
  /** A browser signed in as a new staff member: `manager@staff.example` for a manager. */
  signInAs(role: StaffRole): Promise<Browser>;
  /** Advances the clock. */
  advance(ms: number): void;
  /** The same, as on a server that runs all the time: it has recorded a run four days ago. */
  runFor(ms: number): Promise<void>;
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
      | "now"
      | "schedule"
      | "storage"
      | "stagingFolder"
      | "reserve"
      | "wakeOutbox"
      | "buildSpec"
      | "renderSpecBundle"
      | "builds"
      | "backups"
    >
> & {
  /** Endpoints of the test's own, besides those of the contract. */
  mountMore?: (mount: Mount) => void;
  /** Opens the test's database in another way, for instance through a connection that can be cut. */
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
  mail: { kind: "local", from: ownerEmail },
  metricsToken: undefined,
  model: undefined,
  modelCallsPerDay: 100,
  isModelInChat: false,
  indexNow: undefined,
  searchConsole: undefined,
};

const testTimeouts: Timeouts = {
  passwordTurnMs: 60_000,
  accountTurnMs: 60_000,
  sessionNoteMs: 60_000,
  jsonBodyMaxMs: 10_000,
};

/**
 * As on the test's Postgres, nothing is synced to disk: a test's database ends with the test, and syncing
 * took a third of the time.
 */
async function skipDiskSync({ db, provider }: Database): Promise<void> {
  if (provider === "sqlite") await db.$executeRaw`PRAGMA synchronous = OFF`;
}

const openWithTestTimeouts = (target: DatabaseTarget): Database => openDatabase(target, testDatabaseTimeouts);

function recordLog() {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => logged.push(JSON.parse(line)) });
  return { log, logged };
}

/** Shared by all applications of a worker: most tests use only the built-in entries, and building an assistant takes over a second. */
export const testAssistants = createAssistants(6);

/** The application on this database and folder, with its stop function. */
async function openTestApp(
  { target, folder }: { target: DatabaseTarget; folder: string },
  { open: openBy = openWithTestTimeouts, mountMore, ...overrides }: Overrides,
): Promise<{ app: TestApp; close: () => Promise<void> }> {
  const opened = openBy(target);
  await skipDiskSync(opened);
  const database = { ...opened, clock: testClock(opened.provider, () => new Date()) };
  const { log, logged } = recordLog();
  const deps: Deps = {
    database,
    log,
    metrics: createMetrics(database, { hasProcess: false }),
    now: () => new Date(),
    schedule: scheduleByTimer,
    newId,
    newToken,
    passwords: testPasswords,
    assistantOf: testAssistants,
    buildSpec: buildSpecHere,
    renderSpecBundle: renderBundleHere,
    random: () => 1,
    appUrl: testOrigin,
    ownOrigins: [overrides.appUrl ?? testOrigin],
    settings: { ...testSettings, ...overrides },
    timeouts: { ...testTimeouts, ...overrides },
    wakeOutbox: () => {},
    storage: createDiskStorage(join(folder, "files")),
    stagingFolder: join(folder, "incoming"),
    reserve: noReserve,
    builds: null,
    ...overrides,
  };
  const app = createApp(deps, mountMore);
  const files: Response[] = [];
  const close = async (): Promise<void> => {
    // As when a browser is closed.
    for (const { body, bodyUsed } of files) if (!bodyUsed && !body?.locked) await body?.cancel();
    await app.jobs.stop();
    await database.close();
  };
  return {
    app: { ...app, database, target, logged, ...people(app, deps, (file) => files.push(file)) },
    close,
  };
}

/** The browsers of the application. */
function people(app: App, { appUrl, database }: Deps, onFile: (response: Response) => void) {
  const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  const open = (address?: string) => openBrowser(app, { origin: appUrl, address, onFile });
  async function signUp(email: string, name = "Ann Client"): Promise<Browser> {
    const browser = open();
    const response = await browser.send("POST", "/api/auth/sign-up", {
      json: { email, password: testPassword, name },
    });
    if (response.status !== 201) throw new Error(`sign-up failed: ${await response.text()}`);
    return browser;
  }
  return {
    open,
    signUp,
    async signInAs(role: StaffRole) {
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
    advance,
    async runFor(ms: number) {
      advance(ms);
      const at = new Date(Date.now() - 4 * dayMs);
      const run = { agent: "housekeeping", kind: "housekeeping", jobId: "", attempt: 1, outcome: "done" };
      const times = { startedAt: at, finishedAt: at, waitedMs: 0, durationMs: 0 };
      await database.db.jobRun.create({ data: { id: newId(), ...run, ...times } });
    },
  };
}

/** A stopped installation: its database, without connections, and its folder. */
export interface Installation {
  database: string;
  folder: string;
}

const newFolder = () => mkdtempSync(join(inject("databaseTemplate").folder, "files-"));

/** Starts the application for the running test, new or as a copy, and stops it afterwards. */
export async function createTestApp(overrides: Overrides = {}, copyOf?: Installation): Promise<TestApp> {
  vi.useFakeTimers({ toFake: ["Date"], now: testStart });
  const { target, drop } = await createTestDatabase(copyOf ? { copyOf: copyOf.database } : "owned");
  const folder = newFolder();
  if (copyOf) cpSync(copyOf.folder, folder, { recursive: true });
  const { app, close } = await openTestApp({ target, folder }, overrides);
  onTestFinished(async () => {
    await close();
    await drop();
    removeFolder(folder);
    vi.useRealTimers();
  });
  return app;
}

/** Lets `prepare` fill a new application and keeps the result, so that tests can start from copies. */
export async function prepareInstallation<T>(
  prepare: (app: TestApp) => Promise<T>,
): Promise<{ installation: Installation; prepared: T }> {
  vi.useFakeTimers({ toFake: ["Date"], now: testStart });
  const { target } = await createTestDatabase("owned");
  const folder = newFolder();
  const { app, close } = await openTestApp({ target, folder }, {});
  const prepared = await prepare(app);
  await close();
  const database = target.provider === "sqlite" ? target.file : new URL(target.url).pathname.slice(1);
  return { installation: { database, folder }, prepared };
}
