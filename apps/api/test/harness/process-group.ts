import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { testDatabaseTimeouts } from "./database-timeouts.ts";
import { freePorts } from "./free-ports.ts";
import { type MailProvider, startMailProvider } from "./mail-provider.ts";
import { type PlainProxy, startProxy } from "./plain-proxy.ts";
import { removeFolder } from "./remove-folder.ts";
import { type ServerProcess, spawnServer } from "./server-process.ts";
import { moduleOf, shiftedClock } from "./shifted-clock.ts";
import { createTestDatabase } from "./test-database.ts";
import { openVisitor, type Visitor } from "./visitor.ts";

/** One process of a group; `server` changes with each restart. */
export interface Member {
  readonly origin: string;
  server: ServerProcess;
  /** Restarts it after it has ended. */
  start(): Promise<void>;
}

/** Several processes on one database and one storage, behind a proxy that retries nothing. */
export interface ProcessGroup {
  readonly members: readonly [Member, Member, Member];
  readonly proxy: PlainProxy;
  readonly mail: MailProvider;
  readonly database: Database;
  readonly target: DatabaseTarget;
  readonly dataDir: string;
  /** Opens a visitor in front of the proxy. */
  open(): Visitor;
  close(): Promise<void>;
}

interface GroupOptions {
  /** Each process's role, and its clock's error. */
  readonly processes: readonly { role: string; shiftMs: number }[];
  readonly env?: Record<string, string>;
  /** The database to copy; one with the owner's account unless given. */
  readonly from?: Parameters<typeof createTestDatabase>[0];
  /** The target by which the processes reach the database, if not the test's own. */
  readonly by?: (target: DatabaseTarget) => Promise<DatabaseTarget>;
}

async function untilReady(member: Member): Promise<void> {
  const isReady = async () => (await fetch(`${member.origin}/readyz`).catch(() => undefined))?.ok === true;
  while (!(await isReady())) {
    if (member.server.child.exitCode !== null) throw new Error(`It ended:\n${member.server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts three processes at the same moment, and the proxy once all are ready. */
export async function startGroup({
  processes,
  env = {},
  from = "owned",
  by,
}: GroupOptions): Promise<ProcessGroup> {
  const { target, drop } = await createTestDatabase(from);
  const dataDir = mkdtempSync(join(tmpdir(), "api-test-group-"));
  const mail = await startMailProvider();
  const [proxyPort = 0, ...ports] = await freePorts(processes.length + 1);
  const database = openDatabase(target, testDatabaseTimeouts);
  const common = {
    APP_URL: `http://127.0.0.1:${proxyPort}`,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "5",
    SIGN_UPS_PER_HOUR: "1000",
    DATABASE_POOL: "5",
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: mail.baseUrl,
    ...env,
  };
  const seenBy = by ? await by(target) : target;
  const makeMember = ({ role, shiftMs }: { role: string; shiftMs: number }, index: number): Member => {
    const port = ports[index] ?? 0;
    const spawn = () =>
      spawnServer({
        dataDir,
        database: seenBy,
        env: { ...common, ROLE: role, PORT: String(port) },
        ...(shiftMs === 0 ? {} : { preload: moduleOf(shiftedClock(shiftMs)) }),
      });
    const member: Member = {
      origin: `http://127.0.0.1:${port}`,
      server: spawn(),
      async start() {
        member.server = spawn();
        await untilReady(member);
      },
    };
    return member;
  };
  const [one, two, three] = processes.map(makeMember);
  if (!one || !two || !three) throw new Error("A group has three processes.");
  const members = [one, two, three] as const;
  await Promise.all(members.map(untilReady));
  const proxy = await startProxy(proxyPort, ports);
  return {
    members: [...members],
    proxy,
    mail,
    database,
    target,
    dataDir,
    open: () => openVisitor(proxy.origin),
    async close() {
      for (const { server } of members) server.child.kill("SIGKILL");
      await Promise.all(members.map(({ server }) => server.exited));
      await Promise.all([proxy.close(), mail.close(), database.close()]);
      await drop();
      removeFolder(dataDir);
    },
  };
}
