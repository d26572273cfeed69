import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signIn } from "@sitewright/contracts";
import { z } from "zod";
import { openDatabase } from "../../../apps/api/src/db/open.ts";
import { databaseTarget } from "../../../apps/api/src/db/target.ts";
import { type Product, startProduct } from "../../../apps/e2e/fixtures/product.ts";
import { fillingPatience, fillWithCrowd } from "../crowd/fill.ts";
import { type CrowdSize, fullCrowd } from "../crowd/rows.ts";
import { mainThreadMs } from "../thread-time.ts";
import { runSql } from "./postgres.ts";

/** A response to the owner's request. */
export interface Timed {
  readonly ms: number;
  readonly text: string;
}

/** The built product with many rows, requested as its owner. */
export interface CrowdServer {
  /** Requests a URL and reads the response. Throws unless the status is 200. */
  get(address: string): Promise<Timed>;
  /** CPU time of the server's main thread so far, in milliseconds. */
  threadMs(): number;
  stop(): Promise<void>;
}

/** A server's database and its cleanup. */
async function createDatabase(provider: "sqlite" | "postgresql") {
  if (provider === "sqlite") {
    const folder = await mkdtemp(join(tmpdir(), "sitewright-lists-"));
    const url = `file:${join(folder, "sitewright.db")}`;
    return { url, folder, remove: () => rm(folder, { recursive: true, force: true }) };
  }
  const name = `lists_${randomUUID().replaceAll("-", "")}`;
  const url = await runSql(`CREATE DATABASE ${name}`, name);
  return { url, folder: undefined, remove: () => runSql(`DROP DATABASE ${name} WITH (FORCE)`, name) };
}

/** Signs in the owner. Returns the cookie. */
export async function signInOwner({ origin, owner }: Pick<Product, "origin" | "owner">): Promise<string> {
  const response = await fetch(`${origin}${signIn.path}`, {
    method: "POST",
    body: JSON.stringify(owner),
    headers: { "content-type": "application/json", origin },
  });
  if (response.status !== 200) throw new Error(`Signing in answered ${response.status}.`);
  await response.arrayBuffer();
  return z.string().parse(response.headers.getSetCookie()[0]?.split(";")[0]);
}

/** Starts the built product on a new database filled with test rows. */
export async function startCrowdServer(
  provider: "sqlite" | "postgresql",
  size: CrowdSize = fullCrowd,
): Promise<CrowdServer> {
  const { url, folder, remove } = await createDatabase(provider);
  const data = folder === undefined ? {} : { DATA_DIR: folder };
  const product = await startProduct({ DATABASE_URL: url, ...data });
  const database = openDatabase(databaseTarget(url), fillingPatience);
  await fillWithCrowd(database, size);
  await database.close();
  // SQLite loads the planner's statistics when it opens a database.
  await product.restart();
  const cookie = await signInOwner(product);
  return {
    async get(address) {
      const start = performance.now();
      const response = await fetch(`${product.origin}${address}`, { headers: { cookie } });
      const text = await response.text();
      const ms = performance.now() - start;
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}: ${text}`);
      return { ms, text };
    },
    threadMs: () => mainThreadMs(product.pid ?? 0),
    async stop() {
      await product.stop();
      await remove();
    },
  };
}
