import { afterEach, expect, test, vi } from "vitest";
import { lateImport, NotFetchedError } from "./late-import.ts";

afterEach(() => void vi.restoreAllMocks());
const offline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

test("code is imported once, also for calls at the same time, and is there without a connection from then on", async () => {
  const load = vi.fn(async () => "code");
  const get = lateImport(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([get(), get()])).toEqual(["code", "code"]);
  offline();
  expect(await get()).toBe("code");
  expect(load).toHaveBeenCalledTimes(1);
});

test("no import is begun without a connection, since the browser would repeat its failure; the next call with one succeeds", async () => {
  const load = vi.fn(async () => "code");
  const get = lateImport(load);
  const connection = offline();
  await expect(get()).rejects.toMatchObject({ name: "NotFetchedError", needsReload: false });
  expect(load).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  expect(await get()).toBe("code");
});

test("an import that failed is tried again by the next call, and says that a reload may be needed", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const get = lateImport(vi.fn(async () => "code").mockRejectedValueOnce(cause));
  const error = await get().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NotFetchedError);
  expect(error).toMatchObject({ needsReload: true, cause });
  expect(await get()).toBe("code");
});
