import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { Snapshot } from "./snapshot.ts";
import { archiveStream } from "./write-archive.ts";

const snapshot: Snapshot = {
  provider: "sqlite",
  applied: [],
  leftOut: [],
  tables: [{ name: "uploads", columns: [{ name: "storage_path", kind: "text" }] }],
  async *rows() {
    yield '["media/u1/1_a_photo.png"]';
  },
  close: async () => {},
};

test("S-09.25 an archive that is broken off leaves no stored file open, also one that was not read yet", async () => {
  const opened: Readable[] = [];
  const archive = archiveStream({
    snapshot,
    storage: {
      async get() {
        const content = new Readable({ read() {} });
        opened.push(content);
        return content;
      },
      async *listDeletions() {},
    },
    takenAt: new Date(0),
    withFiles: true,
    onManifest() {},
  });
  archive.resume();
  await expect.poll(() => opened.length).toBe(1);
  archive.destroy();
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
});
