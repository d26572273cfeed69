import { join } from "node:path";
import { brand } from "@sitewright/brand";
import { describeTarget } from "./db/target.ts";
import { type Env, EnvError, misspeltSettings, readProcessEnv } from "./env.ts";
import { describeStorage } from "./server/adapters.ts";
import { explainStart } from "./server/explain-start.ts";
import { createLog } from "./server/log.ts";
import { type Running, start } from "./server/start.ts";
import { backupWarnings, startWarnings } from "./server/start-warnings.ts";
import { createStopSignals } from "./server/stop-signals.ts";

const folders = {
  migrations: join(import.meta.dirname, "../prisma/migrations"),
  command: join(import.meta.dirname, "admin.js"),
  apps: join(import.meta.dirname, "../.."),
  // A server that runs from source, as in development, does not serve builds of the web apps, which may
  // be outdated.
  isFromSources: import.meta.filename.endsWith(".ts"),
};

/** Ends a start that cannot succeed with instructions for the operator. */
function refuse(lines: readonly string[]): never {
  process.stderr.write(`Sitewright cannot start:\n${lines.map((line) => `  - ${line}\n`).join("")}`);
  process.exit(1);
}

function readSettings(): Env {
  try {
    return readProcessEnv();
  } catch (error) {
    if (error instanceof EnvError) refuse(error.problems);
    throw error;
  }
}

function announce({ appUrl, generatedPassword }: Running, env: Env): void {
  const lines = [
    `${brand.productName} is ready.`,
    `  Website  ${appUrl}/`,
    `  Portal   ${appUrl}/app`,
    `  Admin    ${appUrl}/admin`,
    `  Data     ${describeTarget(env.database)}`,
    `  Files    ${describeStorage(env.storage)}`,
  ];
  if (generatedPassword)
    lines.push(`  Sign in as ${env.adminEmails[0]} with the password ${generatedPassword} (shown only now).`);
  process.stdout.write(`${lines.join("\n")}\n`);
}

// The server keeps working if its output cannot be written, for instance to a full disk.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const env = readSettings();
const log = createLog(env.logLevel);
for (const line of misspeltSettings()) log.warn(line);

async function stop(running: Running, signal: NodeJS.Signals): Promise<never> {
  const startMs = performance.now();
  log.info({ signal, drainSeconds: env.drainMs / 1000 }, "the server stops");
  await running.stop();
  log.info({ durationMs: Math.round(performance.now() - startMs) }, "the server has stopped");
  process.exit(0);
}

function stopOnSignals(running: Running): void {
  const read = createStopSignals();
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      const request = read(performance.now());
      if (request === "begin") void stop(running, signal);
      if (request !== "end") return;
      log.warn({ signal }, "the server ends at once, by a second signal");
      process.exit(1);
    });
}

// An uncaught error leaves the process in an unknown state: log it and let the supervisor start a new one.
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (err: unknown) => {
    log.fatal({ err }, "stopped by a fault that nobody handled");
    process.exit(1);
  });
}

try {
  const running = await start(env, log, folders);
  // Set up before the address is printed: a process that waits for the address may send a signal at once.
  stopOnSignals(running);
  announce(running, env);
  const shown = { isSampleBrand: brand.sampleBrand, hasPages: running.hasPages };
  for (const warning of [...startWarnings(env, shown), ...(await backupWarnings(env))]) log.warn(warning);
} catch (error) {
  const lines = explainStart(error, describeTarget(env.database));
  if (lines) refuse(lines);
  throw error;
}
