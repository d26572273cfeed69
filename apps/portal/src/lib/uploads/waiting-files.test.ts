import { describe, expect, it, vi } from "vitest";
import { createWaitingFiles } from "./waiting-files.ts";

// The test's browser has no IndexedDB, as some private windows have none.
describe("bytes of failed uploads where the browser refuses storage", () => {
  it("P-05.22 are held in memory, which is reported until they are uploaded", async () => {
    const waiting = createWaitingFiles();
    const bytes = new Blob(["menu"]);
    expect(waiting.hasUnstoredBytes()).toBe(false);
    await waiting.put("1", bytes);
    expect(await waiting.get("1")).toBe(bytes);
    expect(waiting.hasUnstoredBytes()).toBe(true);
    await waiting.remove("1");
    expect(await waiting.get("1")).toBeNull();
    expect(waiting.hasUnstoredBytes()).toBe(false);
  });
});

/** The browser's database as far as it is needed here, whose transactions end as `ending` says. */
function databaseThat(ending: "complete" | "abort", count = 0): void {
  const later = (act: () => void): void => void setTimeout(act, 0);
  const request = <T extends object>(more: T) => {
    const made: T & { onsuccess?: () => void } = { ...more };
    later(() => made.onsuccess?.());
    return made;
  };
  const open = () => {
    const transaction = () => {
      const made: { oncomplete?: () => void; onabort?: () => void; error: Error } = {
        error: new DOMException("No room.", "QuotaExceededError"),
      };
      const objectStore = () => ({
        put: () => request({ result: "1" }),
        delete: () => request({}),
        count: () => request({ result: count }),
        transaction: made,
      });
      setTimeout(() => (ending === "complete" ? made.oncomplete?.() : made.onabort?.()), 5);
      return { ...made, objectStore };
    };
    return request({ result: { transaction } });
  };
  vi.stubGlobal("indexedDB", { open });
}

describe("bytes of failed uploads in IndexedDB", () => {
  it("P-05.25 are only in memory until the database has them", async () => {
    databaseThat("complete");
    const waiting = createWaitingFiles();
    const keeping = waiting.put("1", new Blob(["menu"]));
    expect(waiting.hasUnstoredBytes()).toBe(true);
    await keeping;
    expect(waiting.hasUnstoredBytes()).toBe(false);
  });

  it("P-05.25 are only in memory when the database is full before it has them", async () => {
    databaseThat("abort");
    const waiting = createWaitingFiles();
    await waiting.put("1", new Blob(["menu"]));
    expect(waiting.hasUnstoredBytes()).toBe(true);
  });

  it.each([0, 1])(
    "stay listed while the database has them, whichever tab sent them: %i there",
    async (count) => {
      databaseThat("complete", count);
      const waiting = createWaitingFiles();
      await waiting.put("1", new Blob(["menu"]));
      expect(await waiting.stillWait("1")).toBe(count === 1);
    },
  );
});
