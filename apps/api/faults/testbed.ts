import { setTimeout as delay } from "node:timers/promises";
import { type S3Front, startS3Front } from "../test/harness/s3/s3-front.ts";
import { type Client, signUpClient } from "./client.ts";
import { type Installation, makeInstallation, type Setting } from "./installation.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { type MailProvider, startMailProvider } from "./mail-provider.ts";
import {
  type Launch,
  launchCommand,
  launchServer,
  type Program,
  type ServerProcess,
} from "./server-process.ts";

/** An installation that is subjected to faults, with the ledger of what it acknowledged. */
export interface Testbed extends Setting, Installation {
  readonly mail: MailProvider;
  /** The file storage, unless files are on disk. */
  readonly bucket: S3Front | undefined;
  readonly ledger: Ledger;
  readonly clients: readonly Client[];
  /** Ends all servers that are still running: on SQLite there may be only one at a time. */
  endAll(): Promise<void>;
  /**
   * Starts a server on the installation and gives the clients its address. @throws if it does not become
   * ready
   */
  start(options?: Partial<Launch>): Promise<ServerProcess>;
  /** Starts a server that may refuse to start. */
  launch(options?: Partial<Launch>): ServerProcess;
  /** Runs the operator's command. */
  operate(words: readonly string[], env?: Readonly<Record<string, string>>): Program;
  /** Signs up a new client, with a confirmed address. */
  newClient(): Promise<Client>;
  /** Registers a clean-up for the end of the testbed; the last one registered runs first. */
  atEnd(undo: () => Promise<void> | void): void;
  /** What programs reported to the operator: refused starts, warnings and errors of the log. */
  operatorWords(): string[];
}

const pollMs = 100;
const confirmedAt = "2026-01-01T00:00:00.000+00:00";

/** Limits that are so high that no fault run reaches them. */
const generous = { SUBMITS_PER_HOUR: "100000", SIGN_UPS_PER_HOUR: "100000", LOG_LEVEL: "warn" };

/** Warnings, errors and refusals in a program's output. */
function wordsOf(output: string): string[] {
  return output.split("\n").flatMap((line) => {
    if (line.startsWith("  - ")) return [line.slice(4)];
    if (!line.startsWith('{"level":')) return [];
    const message = /"msg":"([^"]*)"/.exec(line)?.[1];
    return message === undefined ? [] : [message];
  });
}

/** Waits until a condition is true. Returns whether it became true. */
export async function until(holds: () => Promise<boolean> | boolean, maxMs = 60_000): Promise<boolean> {
  const end = performance.now() + maxMs;
  while (performance.now() < end) {
    if (await holds()) return true;
    await delay(pollMs);
  }
  return false;
}

/** The settings that make the server store its files in this bucket. */
const envOf = ({ account }: S3Front) => ({
  S3_ENDPOINT: account.endpoint,
  S3_REGION: account.region,
  S3_BUCKET: account.bucket,
  S3_ACCESS_KEY_ID: account.accessKeyId,
  S3_SECRET_ACCESS_KEY: account.secretAccessKey,
});

/** The servers besides the installation. */
interface Others {
  readonly mail: MailProvider;
  readonly bucket: S3Front | undefined;
}

function createTestbed(
  setting: Setting,
  installation: Installation,
  { mail, bucket }: Others,
): Testbed & { undo: Undo } {
  const ledger = createLedger();
  const [clients, programs, undo]: [Client[], Program[], Undo] = [[], [], []];
  let address = "";
  const env = {
    ...generous,
    PORT: "0",
    DATA_DIR: installation.dataDir,
    DATABASE_URL: installation.databaseUrl,
    RESEND_API_KEY: "re_faults",
    RESEND_BASE_URL: mail.url,
    ...(bucket ? envOf(bucket) : {}),
  };
  const kept = <P extends Program>(program: P): P => {
    programs.push(program);
    undo.push(() => program.end("SIGKILL").then(() => {}));
    return program;
  };
  const launch = (options: Partial<Launch> = {}) =>
    kept(launchServer({ ...options, env: { ...env, ...options.env } }));
  return {
    ...setting,
    ...installation,
    mail,
    bucket,
    ledger,
    clients,
    undo,
    launch,
    async start(options) {
      const server = launch(options);
      address = await server.ready;
      for (const client of clients) client.address = address;
      return server;
    },
    operate: (words, more = {}) => kept(launchCommand(words, { env: { ...env, ...more } })),
    async newClient() {
      const email = `client-${clients.length}@harbour.example`;
      const client = await signUpClient(address, { email, ledger });
      clients.push(client);
      const sql = "UPDATE users SET email_verified_at = ? WHERE email = ?";
      await installation.database.run(sql, [confirmedAt, email]);
      return client;
    },
    async endAll() {
      for (const program of programs) await program.end("SIGKILL");
    },
    atEnd: (step) => void undo.push(step),
    operatorWords: () => [...new Set(programs.flatMap((program) => wordsOf(program.output())))],
  };
}

type Undo = (() => Promise<void> | void)[];

/** Sets up an installation, runs `act` on it, and removes it. */
export async function withTestbed<T>(setting: Setting, act: (testbed: Testbed) => Promise<T>): Promise<T> {
  const installation = await makeInstallation(setting);
  const mail = await startMailProvider();
  const bucket = setting.storage === "s3" ? await startS3Front({ pageSize: 1000 }) : undefined;
  const testbed = createTestbed(setting, installation, { mail, bucket });
  try {
    return await act(testbed);
  } finally {
    for (const step of testbed.undo.reverse()) await step();
    await bucket?.close();
    await mail.close();
    await installation.remove();
  }
}
