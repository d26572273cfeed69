import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { type Product, startProduct } from "../../../apps/e2e/fixtures/product.ts";

const probe = new URL("probe.ts", import.meta.url);

const delaySchema = z.object({
  /** Under this stayed 99 of 100 waits for a turn of the server's main thread, in milliseconds. */
  p99Ms: z.number(),
  /** The longest wait by the clock. */
  maxMs: z.number(),
  /** The longest wait without the time in which another program had the processor. */
  ownMaxMs: z.number(),
  /** The longest wait without that and without the pauses of the garbage collector. */
  workMaxMs: z.number(),
});

/** How long the server's main thread kept everything waiting. */
export type LoopDelay = z.infer<typeof delaySchema>;

/** A server to be attacked, on this machine alone, with a folder of its own. */
export interface Target {
  readonly origin: string;
  readonly dataFolder: string;
  readonly owner: Product["owner"];
  /** The server's process. */
  readonly pid: number;
  /** What was seen since the last time that it was asked. */
  takeDelay(): Promise<LoopDelay>;
  stop(): Promise<void>;
}

/** Starts the built product on SQLite in a temporary folder, with the probe in it. */
export async function startTarget(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), "sitewright-bench-"));
  const socket = join(folder, "probe");
  const dataFolder = join(folder, "data");
  const product = await startProduct({
    DATA_DIR: dataFolder,
    TRUST_PROXY: "1",
    // The default; journeys have it higher.
    SUBMITS_PER_HOUR: "10",
    NODE_OPTIONS: `--import=${probe.href}`,
    BENCH_PROBE: socket,
  });
  return {
    origin: product.origin,
    dataFolder,
    owner: product.owner,
    pid: product.pid ?? 0,
    takeDelay: async () => delaySchema.parse(JSON.parse(await text(connect(socket)))),
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
