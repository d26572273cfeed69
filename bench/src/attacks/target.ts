import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { type Product, startProduct } from "../../../apps/e2e/fixtures/product.ts";

const probe = new URL("probe.ts", import.meta.url);

const delaySchema = z.object({
  /** The 99th percentile of the event-loop delay, in milliseconds. */
  p99Ms: z.number(),
  /** The longest delay in wall-clock time. */
  maxMs: z.number(),
  /** The longest delay without the time in which other programs had the processor. */
  ownMaxMs: z.number(),
  /** The longest delay without that and without garbage collector pauses. */
  workMaxMs: z.number(),
});

/** The times for which the server's main thread was blocked. */
export type LoopDelay = z.infer<typeof delaySchema>;

/** A server to attack, local, with its own folder. */
export interface Target {
  readonly origin: string;
  readonly dataFolder: string;
  readonly owner: Product["owner"];
  /** The server's process. */
  readonly pid: number;
  /** Returns the measurements since its last call. */
  takeDelay(): Promise<LoopDelay>;
  stop(): Promise<void>;
}

/** Starts the built product on SQLite in a temporary folder, with the probe loaded. */
export async function startTarget(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), "sitewright-bench-"));
  const socket = join(folder, "probe");
  const dataFolder = join(folder, "data");
  const product = await startProduct({
    DATA_DIR: dataFolder,
    TRUST_PROXY: "1",
    // The default; journeys set it higher.
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
