import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { readEnv } from "../../src/env.ts";
import { explainStart } from "../../src/server/explain-start.ts";
import { start } from "../../src/server/start.ts";
import { builtOperatorCommand, migrationsFolder } from "./folders.ts";
import { type ServerOptions, serverEnv } from "./server-process.ts";

/** A server in the test's own process, as `main.ts` starts it. */
interface StartedServer {
  address: string;
  /** The owner's, where this is the first start and none was configured. */
  generatedPassword: string | undefined;
  stop: () => Promise<void>;
}

type StartOptions = Omit<ServerOptions, "preload">;

/** Starts one on a free port, without the web apps: a separate process takes several times as long to load. */
export async function startHere(options: StartOptions): Promise<StartedServer> {
  const { appUrl, generatedPassword, stop } = await start(
    readEnv(serverEnv(options)),
    pino({ level: "silent" }),
    {
      migrations: migrationsFolder,
      command: builtOperatorCommand,
      apps: join(options.dataDir, "no-apps"),
    },
  );
  let stopped: Promise<void> | undefined;
  const stopOnce = () => {
    stopped ??= stop();
    return stopped;
  };
  onTestFinished(stopOnce);
  return { address: appUrl.replace("localhost", "127.0.0.1"), generatedPassword, stop: stopOnce };
}

/** Why a start is refused, as the operator reads it. */
export async function refusedStart(options: StartOptions): Promise<string> {
  try {
    await startHere(options);
  } catch (error) {
    const lines = explainStart(error);
    if (lines) return lines.join("\n");
    throw error;
  }
  throw new Error("The server started.");
}
