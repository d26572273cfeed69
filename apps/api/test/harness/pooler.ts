import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { freePorts } from "./free-ports.ts";

/** The path of Debian's package. */
const program = "/usr/sbin/pgbouncer";
/** The user `nobody`: PgBouncer refuses to run as root. */
const nobodyId = 65534;

export const hasPooler = existsSync(program);

/** The timeouts in the server's startup parameters, which PgBouncer has to be configured to ignore. */
const left = "lock_timeout,statement_timeout,idle_in_transaction_session_timeout";

/**
 * Starts PgBouncer in transaction mode in front of a database, with few connections to it; returns its target
 * and the stop function.
 */
export async function startPooler(
  target: DatabaseTarget,
): Promise<{ target: DatabaseTarget; stop: () => Promise<void> }> {
  if (target.provider !== "postgresql") throw new Error("A pooler stands before Postgres.");
  const server = new URL(target.url);
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), "pooler-"));
  chmodSync(folder, 0o755);
  const config = join(folder, "pgbouncer.ini");
  const way = `host=${server.hostname} port=${server.port} user=${server.username}`;
  const password = server.password ? ` password=${server.password}` : "";
  writeFileSync(
    config,
    `[databases]\n* = ${way}${password}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\nunix_socket_dir=\nauth_type=any\npool_mode=transaction\ndefault_pool_size=6\nignore_startup_parameters=${left}\n`,
  );
  const user = process.getuid?.() === 0 ? { uid: nobodyId, gid: nobodyId } : {};
  const child = spawn(program, [config], { ...user, stdio: "ignore" });
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  const url = Object.assign(new URL(target.url), { port: String(port) }).href;
  return {
    target: { ...target, url },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
