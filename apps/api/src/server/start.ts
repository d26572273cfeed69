import { mkdirSync } from "node:fs";
import type { Logger } from "pino";
import { createApp } from "../app.ts";
import { createPasswords } from "../auth/password-hash.ts";
import { backUpBeforeUpgrade } from "../backup/before-upgrade.ts";
import { isNewDatabase, migrate, openDatabase } from "../db/open.ts";
import { describeTarget } from "../db/target.ts";
import { createDeps, newId, newToken } from "../deps.ts";
import type { Env } from "../env.ts";
import { createOwner } from "../features/account/create-owner.ts";
import { preloadImageLibrary } from "../files/make-preview.ts";
import { checkBeforeNewDatabase, checkInstallation } from "../installation/check.ts";
import type { Storage } from "../storage/storage.ts";
import { readBuilds } from "../web/builds.ts";
import { storedPaths } from "../wiring/features.ts";
import { createStorage, createTransport, describeStorage } from "./adapters.ts";
import { startBackground } from "./background.ts";
import { createCourier } from "./courier.ts";
import { type Fetch, listen } from "./listen.ts";
import { shutDown } from "./shutdown.ts";

/** Where things that belong to the program lie, apart from its data. */
export interface ProgramFolders {
  migrations: string;
  /** The operator's command. */
  command: string;
  /** Holds the web apps with their builds. */
  apps: string;
}

/** A running server. */
export interface Running {
  /** The public address. */
  appUrl: string;
  /** Set at the very first start when no password was configured. Shown once, stored nowhere. */
  generatedPassword?: string;
  /** Finishes requests in flight, then lets everything go. */
  stop(): Promise<void>;
}

const DRAIN_MS = 10_000;
const GENERATED_PASSWORD_LENGTH = 16;

/** What a process answers that only runs jobs: whether it is alive and ready. */
function healthOf(fetch: Fetch): Fetch {
  return (request, bindings) =>
    ["/healthz", "/readyz"].includes(new URL(request.url).pathname)
      ? fetch(request, bindings)
      : new Response(null, { status: 404 });
}

interface Upgrade {
  readonly storage: Storage;
  readonly folders: ProgramFolders;
  readonly log: Logger;
}

/** Makes the database, or brings it to this release's schema after a copy was made of it. */
async function bringUpToDate({ database: target, dataDir, ...env }: Env, { storage, folders, log }: Upgrade) {
  const { migrations } = folders;
  const now = new Date();
  if (await isNewDatabase(target))
    await checkBeforeNewDatabase(storage, {
      database: describeTarget(target),
      storage: describeStorage(env.storage),
    });
  else {
    const copy = await backUpBeforeUpgrade({ target, storage, migrations, folder: dataDir, now });
    if (copy !== undefined) log.info({ copy }, "the database was archived before it is brought up to date");
  }
  const migration = await migrate(target, migrations, now);
  if (migration.applied.length > 0) log.info(migration, "the database was brought up to date");
}

/** Brings up the whole server: schema, owner's account, application, mail courier. */
export async function start(env: Env, log: Logger, folders: ProgramFolders): Promise<Running> {
  const now = () => new Date();
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const storage = createStorage(env.storage);
  const transport = createTransport(env.mail, now);
  const places = { database: describeTarget(env.database), storage: describeStorage(env.storage) };
  await bringUpToDate(env, { storage, folders, log });
  const database = openDatabase(env.database);
  const { db } = database;
  await checkInstallation({ db, storedPaths, storage, places, now: now(), newId, log });
  const owner = await createOwner({
    db,
    now: now(),
    newId,
    passwords: createPasswords(),
    newPassword: () => newToken().slice(0, GENERATED_PASSWORD_LENGTH),
    email: env.adminEmails[0],
    password: env.adminPassword,
  });
  const courier = createCourier({ database, transport, log, workerId: newId() });
  const builds = await readBuilds(folders.apps);
  await preloadImageLibrary();

  let answer: Fetch = () => new Response(null, { status: 503 });
  const { server, port } = await listen(
    env,
    (request, bindings) => answer(request, bindings),
    (err) => log.error({ err }, "an answer could not be sent whole"),
  );
  const backups = env.backups && { ...env.backups, command: folders.command };
  const deps = createDeps(env, { database, log, port, storage, builds, backups, wakeOutbox: courier.wake });
  const { app, readiness, jobs, countViews } = createApp(deps);
  answer = env.role === "worker" ? healthOf(app.fetch) : app.fetch;
  const stopBackground = startBackground({ ...deps, role: env.role, courier, jobs });

  const release = async () => {
    await stopBackground();
    await countViews().catch((err: unknown) => log.warn({ err }, "the last views were not counted"));
    await database.close();
  };
  const onStart = readiness.startDraining;
  const stop = () => shutDown({ server, onStart, release, noticeMs: env.drainMs, drainMs: DRAIN_MS });
  return { appUrl: deps.appUrl, ...owner, stop };
}
