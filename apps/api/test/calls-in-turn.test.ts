import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { annEmail, createObjects } from "./harness/endpoint-calls.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp } from "./harness/test-app.ts";

/** Postgres answers over a connection, between which everything else has its turn anyway. */
const onSqlite = inject("databaseTemplate").provider === "sqlite" ? test : () => {};

onSqlite(
  "S68 of a hundred calls that arrive together each begins in a turn of the event loop of its own",
  async () => {
    let turn = 0;
    let next = setImmediate(function count() {
      turn += 1;
      next = setImmediate(count);
    });
    onTestFinished(() => clearImmediate(next));
    const turns: number[] = [];
    const disk = createDiskStorage(join(useDataDir(), "files"));
    const app = await createTestApp({
      storage: {
        ...disk,
        get(path, range) {
          turns.push(turn);
          return disk.get(path, range);
        },
      },
    });
    const ann = await app.signUp(annEmail);
    const { uploadId } = await createObjects(app, ann);
    await app.previews.idle();
    turns.length = 0;
    const read = async () => (await ann.send("GET", `/api/uploads/${uploadId}/content`)).arrayBuffer();
    await Promise.all(Array.from({ length: 100 }, read));
    expect(new Set(turns).size).toBe(100);
  },
);
