import { describe, expect, it } from "vitest";
import { createWaitingFiles } from "./waiting-files.ts";

// The test's browser has no IndexedDB, as some private windows have none.
describe("bytes that wait where the browser keeps none", () => {
  it("P-05.22 are held in memory, which is known until they have gone", async () => {
    const waiting = createWaitingFiles();
    const bytes = new Blob(["menu"]);
    expect(waiting.areOnlyInMemory()).toBe(false);
    await waiting.put("1", bytes);
    expect(await waiting.get("1")).toBe(bytes);
    expect(waiting.areOnlyInMemory()).toBe(true);
    await waiting.remove("1");
    expect(await waiting.get("1")).toBeNull();
    expect(waiting.areOnlyInMemory()).toBe(false);
  });
});
