import { accessSync, constants } from "node:fs";
import { dirname, join } from "node:path";
import { healthz, readyz } from "@sitewright/contracts";
import type { Logger } from "pino";
import { createApp } from "../app.ts";
import { connectionProblem, readConnectionBudget } from "../db/connection-budget.ts";
import { refuseForeignDatabase } from "../db/foreign-tables.ts";
import { lowersEveryLetter } from "../db/letter-case.ts";
import { type Database, isNewDatabase, openDatabase } from "../db/open.ts";
import { type DatabaseTarget, describeTarget } from "../db/target.ts";
import { createDeps, newId, newToken } from "../deps.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { createDiskReserve, type DiskReserve, noReserve } from "../disk/reserve.ts";
import { type Env, EnvError, incomingFolder } from "../env.ts";
import { createOwner } from "../features/account/create-owner.ts";
import { preloadImageLibrary } from "../files/make-preview.ts";
import { checkBeforeNewDatabase, checkBeforeUpgrade, checkInstallation } from "../installation/check.ts";
import { metricsPath } from "../metrics/serve-metrics.ts";
import type { Storage } from "../storage/storage.ts";
import { type Builds, readBuilds, readSources } from "../web/builds.ts";
import { keepAssets } from "../web/kept-assets.ts";
import { storedPaths } from "../wiring/features.ts";
import { createStorage, createTransport, describeStorage, reachStorage } from "./adapters.ts";
import { startBackground } from "./background.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { holdRole } from "./hold-role.ts";
import { type Fetch, listen } from "./listen.ts";
import { createMailAgent } from "./mail-agent.ts";
import { followAnswers } from "./open-answers.ts";
import { shutDown } from "./shutdown.ts";
import { whileStarting } from "./while-starting.ts";

/** The folders of the program itself, apart from its data. */
export interface ProgramFolders {
  migrations: string;
  /** The operator's command. */
  command: string;
  /** The folder of the web apps. */
  apps: string;
  /** Serves the web apps from source instead of their builds. */
  isFromSources?: boolean;
}

/** A running server. */
export interface Running {
  /** The public address. */
  appUrl: string;
  /** False if the web apps are not built: then only the API is served. */
  hasPages: boolean;
  /** Set at the very first start if no password was configured. Shown once, not stored. */
  generatedPassword?: string;
  /** Finishes current requests, then releases everything. */
  stop(): Promise<void>;
}

/** Together with one second for the last refusals, a stop takes at most 25 s. */
const maxDrainMs = 24_000;
const generatedPasswordLength = 16;

/** The routes of a process that only runs jobs: health, readiness and metrics. */
function healthOf(fetch: Fetch): Fetch {
  return (request, bindings) =>
    [healthz.path, readyz.path, metricsPath].includes(new URL(request.url).pathname)
      ? fetch(request, bindings)
      : new Response(null, { status: 404 });
}

interface Upgrade {
  readonly storage: Storage;
  readonly folders: ProgramFolders;
  readonly log: Logger;
}

/** Migrates the database, unless the database or the stored files belong to another installation. */
async function checkAndUpgrade(env: Env, { storage, folders, log }: Upgrade) {
  const { database: target } = env;
  const { migrations } = folders;
  const places = { database: describeTarget(target), storage: describeStorage(env.storage) };
  await refuseForeignDatabase(target, migrations);
  const isNew = await isNewDatabase(target);
  await (isNew ? checkBeforeNewDatabase(storage, places) : checkBeforeUpgrade(target, storage, places));
  const noteArchive = (copy: string) =>
    log.info({ copy }, "the database was archived before it is brought up to date");
  const migration = await bringUpToDate(env, { storage, migrations, isNew, noteArchive });
  if (migration.applied.length > 0) log.info(migration, "the database was brought up to date");
}

/**
 * Checks the connection limits of the database and warns if all processes together exceed them.
 * @throws EnvError if this process alone exceeds them
 */
async function checkConnections(target: DatabaseTarget, database: Database, log: Logger): Promise<void> {
  const budget = await readConnectionBudget(database);
  if (!budget || target.provider === "sqlite") return;
  const problem = connectionProblem(target.poolSize, budget);
  if (problem?.kind === "refuse") throw new EnvError([problem.text]);
  if (problem) log.warn(problem.text);
}

const letterCaseWarning =
  "the database has the locale C, so searches distinguish 'Ö' from 'ö': move to one created with LC_CTYPE 'C.UTF-8' or a language's";

/** The web apps, with the files of earlier builds that an open page may still request. */
async function buildsOf(
  { mode, role, dataDir }: Env,
  { apps, isFromSources }: ProgramFolders,
  now: Date,
): Promise<Builds | null> {
  const builds = await (isFromSources ? readSources : readBuilds)(apps);
  const isKept = mode === "production" && role !== "worker";
  return builds && isKept ? keepAssets(builds, join(dataDir, "builds"), now) : builds;
}

/** A database file needs space on its disk; a database server manages its own disk. */
const openReserve = ({ database }: Env): DiskReserve =>
  database.provider === "sqlite" ? createDiskReserve(dirname(database.file)) : noReserve;

/** Opens the database, and closes it again if it does not match this process or the stored files. */
async function openChecked(env: Env, { storage, log }: Omit<Upgrade, "folders">): Promise<Database> {
  const database = openDatabase(env.database);
  try {
    await checkConnections(env.database, database, log);
    if (!(await lowersEveryLetter(database))) log.warn(letterCaseWarning);
    const places = { database: describeTarget(env.database), storage: describeStorage(env.storage) };
    await checkInstallation({
      db: database.db,
      storedPaths,
      storage,
      places,
      now: new Date(),
      newId,
      log,
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The parts of a start that exist before the database is opened. */
interface Listening extends Upgrade, Awaited<ReturnType<typeof listen>> {
  readonly answers: ReturnType<typeof followAnswers>;
  /** Answers requests from now on. */
  readonly answerBy: (fetch: Fetch) => void;
  /** Releases this process's role on the database, so that another process can take it. */
  readonly releaseRole: () => void;
}

/**
 * Creates the folders that the server writes to and checks that they are writable: otherwise every upload
 * would fail later.
 */
async function prepareFolders({ dataDir, database }: Env): Promise<void> {
  const ofDatabase = database.provider === "sqlite" ? [dirname(database.file)] : [];
  for (const folder of [dataDir, incomingFolder(dataDir), ...ofDatabase]) {
    await makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  }
}

/**
 * Starts the whole server: schema, owner's account, application, mail agent. If it fails, neither the
 * port nor the database stays open.
 */
export async function start(env: Env, log: Logger, folders: ProgramFolders): Promise<Running> {
  await prepareFolders(env);
  await reachStorage(env.storage);
  const storage = createStorage(env.storage);
  // The port is opened first: if it is taken, the other process may be a server running on this data, so
  // nothing must have been changed.
  let answer: Fetch = whileStarting;
  const answerBy = (fetch: Fetch) => {
    answer = fetch;
  };
  const answers = followAnswers((request, bindings) => answer(request, bindings));
  const listening = await listen(env, answers.fetch, (err) =>
    log.error({ err }, "an answer could not be sent whole"),
  );
  let releaseRole = () => {};
  try {
    releaseRole = holdRole(env);
    const parts = { ...listening, answers, answerBy, releaseRole };
    return await startListening(env, { ...parts, storage, folders, log });
  } catch (error) {
    releaseRole();
    listening.server.close();
    throw error;
  }
}

/** The rest of the start, while the open port already answers. */
async function startListening(env: Env, listening: Listening): Promise<Running> {
  const { server, port, answers, answerBy, releaseRole, storage, folders, log } = listening;
  const now = () => new Date();
  const transport = await createTransport(env.mail, now);
  const reserve = openReserve(env);
  await reserve.check({ isAtStart: true });
  await checkAndUpgrade(env, { storage, folders, log });
  const database = await openChecked(env, { storage, log });
  const mailAgent = createMailAgent({ database, transport, log });
  const builds = await buildsOf(env, folders, now());
  await preloadImageLibrary();

  const backups = env.backups && { ...env.backups, command: folders.command };
  const deps = createDeps(env, {
    database,
    log,
    port,
    storage,
    reserve,
    builds,
    backups,
    wakeOutbox: mailAgent.wake,
  });
  const { app, readiness, jobs, fileDeletions, countViews, checkRoom } = createApp(deps);
  // Only a start that succeeds shows the password, so nothing that can fail may follow.
  const owner = await createOwner({
    db: database.db,
    now: now(),
    newId,
    passwords: deps.passwords,
    newPassword: () => newToken().slice(0, generatedPasswordLength),
    email: env.adminEmails[0],
    password: env.adminPassword,
  });
  answerBy(env.role === "worker" ? healthOf(app.fetch) : app.fetch);
  const stopBackground = startBackground({ ...deps, role: env.role, mailAgent, jobs, checkRoom });

  const release = async () => {
    await Promise.all([stopBackground(), fileDeletions.stop()]);
    await countViews().catch((err: unknown) => log.warn({ err }, "the last views were not counted"));
    await database.close();
    releaseRole();
  };
  const refuseRest = () => {
    const requests = answers.refuseAll();
    if (requests > 0) log.warn({ requests }, "requests that took too long were refused at the stop");
  };
  const onStart = readiness.startDraining;
  const stop = () =>
    shutDown({ server, onStart, refuseRest, release, noticeMs: env.drainMs, drainMs: maxDrainMs });
  return { appUrl: deps.appUrl, hasPages: builds !== null, ...owner, stop };
}
